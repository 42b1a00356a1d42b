import { join } from 'node:path';
import type { Content } from '../../../packages/content-model/src/collections.ts';
import { readSite } from '../../../packages/content-model/src/read-site.ts';
import { readFolder } from '../../../packages/content-store/src/folder.ts';
import { productRoot } from '../../../packages/harness/root.ts';
import { siteTest, useGateway } from '../fixtures.ts';
import { foldersIn, VariantSite } from '../variant-site.ts';
import { arabicPages } from './arabic-pages.ts';
import { becomeFullAgency, ENTRIES } from './full.ts';
import { becomeLeastAgency } from './least.ts';
import { becomeSeveralLanguages } from './several.ts';

/** An invented agency, whose site is built once for all tests. */
export interface Agency {
  /** The folder of its content and its built site. */
  folder: string;
  /** The path of its home page. */
  base: string;
  /** The address for which the site is built; empty for a site without an address. */
  origin: string;
  language: string;
  /** The other host that gets its messages. */
  mailHost?: string;
  /** The pages that visitors find, relative to the home page; the home page is the first. */
  pages: readonly string[];
  /** The pages with the text and the layout of an earlier page, of which only links and titles are checked. */
  repeated: readonly string[];
  /** The answers to the questions of `npm run create`, as flags. */
  adopt: readonly string[];
  /** Changes the content that `npm run create` made. */
  become: (folder: string) => Promise<void> | void;
}

/** Everything that a site can show, in Arabic. */
export const full: Agency = {
  folder: join(productRoot, '.cache/agencies/full'),
  base: '/agency/',
  origin: 'https://agency.example',
  language: 'ar-EG',
  pages: [
    '',
    'kontakt',
    'privacy-policy',
    'terms-and-conditions',
    'projects/coldline',
    'projects/خريطة-حية',
    `projects/more-${ENTRIES}`,
    ...arabicPages.pages,
  ],
  repeated: [
    ...['terms-and-conditions', 'projects/خريطة-حية', `projects/more-${ENTRIES}`],
    ...arabicPages.repeated,
  ],
  adopt: ['--from', 'sample', '--language', 'ar-EG'],
  become: becomeFullAgency,
};

/** As little as a site can show, in German. Another host gets its messages. */
export const least: Agency = {
  folder: join(productRoot, '.cache/agencies/least'),
  base: '/',
  origin: '',
  language: 'de',
  mailHost: 'https://mail.example',
  pages: [
    ...['', 'kontakt', 'agb', 'datenschutz', 'impressum', 'projects/example', 'services/example'],
    ...['news', 'news/example', 'news/topic/unternehmensanwendungen', 'jobs', 'jobs/example'],
    'example',
  ],
  // Pages of the agency with everything have the same parts, and more of them.
  repeated: [
    ...['agb', 'datenschutz', 'services/example', 'news', 'news/topic/unternehmensanwendungen'],
    ...['jobs', 'jobs/example', 'message-sent', 'message-not-sent', 'no-such-page'],
  ],
  adopt: ['--from', 'blank', '--language', 'de', '--name', 'Kontor Süd'],
  become: becomeLeastAgency,
};

/**
 * A blank start in English, whose name has letters of another script, with translations into Japanese and Arabic. Its test
 * lists the pages. It has no typeface for Japanese, so visitors see a typeface of their system.
 */
export const several: Agency = {
  folder: join(productRoot, '.cache/agencies/several'),
  base: '/',
  origin: 'https://three.example',
  language: 'en',
  pages: [],
  repeated: [],
  adopt: [
    ...['--from', 'blank', '--language', 'en', '--name', '青空'],
    ...['--brand-colour', '#ffcc00', '--pattern', 'loops', '--yes'],
  ],
  become: becomeSeveralLanguages,
};

/** Makes the content of an agency, and builds its site. */
export async function build({
  folder,
  base,
  origin,
  mailHost,
  adopt,
  become,
}: Agency): Promise<void> {
  const site = new VariantSite(adopt, folder);
  await become(site.contentFolder);
  await site.build({
    BASE_PATH: base,
    ...(origin && { SITE_URL: origin }),
    ...(mailHost && { PUBLIC_MAIL_ORIGIN: mailHost }),
  });
}

/** Playwright's test on the built site of an agency; addresses are relative to its home page. */
export const testOf = ({ folder, base }: Agency) =>
  siteTest.extend<object, { content: Content }>({
    sharedGateway: [
      ({}, use) => useGateway({ SITE_DIR: foldersIn(folder).siteDir, BASE_PATH: base }, use),
      { scope: 'worker' },
    ],
    baseURL: async ({ gateway }, use) => use(`${gateway.url}${base}`),
    content: [
      async ({}, use) =>
        use(readSite(readFolder(foldersIn(folder).contentFolder), base)[0].content),
      { scope: 'worker' },
    ],
  });

export const fullTest = testOf(full);
export const leastTest = testOf(least);
export const severalTest = testOf(several);

/**
 * Known faults of the product on these sites, as `address issue`. Tests ignore them; delete a line when its fault is
 * fixed.
 */
const knownFaults = [
  // A photo that is four times as wide as high has no file that is wide enough for a large card.
  /^\/agency\/ at \d+, services\.imageSrc, \S+ 1200 pixels wide where \d+ are shown$/,
];

/** The issues of a page, without the known faults. */
export const newIssues = (address: string, issues: readonly string[]) =>
  issues.filter((issue) => !knownFaults.some((fault) => fault.test(`${address} ${issue}`)));
