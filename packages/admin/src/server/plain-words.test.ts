import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder } from '../../../content-store/src/folder.ts';
import { begin, cloneForEachTest, edit, folder, read } from '../../test/clone.ts';
import { get } from '../../test/requests.ts';
import { entryFiles } from '../entries/entries.ts';
import { localAdmin } from './local-admin.ts';

cloneForEachTest({ isPublished: true });

/** Words that only developers understand. */
const CODE = /\.ya?ml|\.md\b|content\/|\b(?:true|false)\b|##|\*\*|\]\(|\(off\)|`/;

/** Sentences that may have words of developers, each with the reason. */
const ALLOWED = [
  // Only shown without a script, where a text is written in Markdown.
  /^A line that begins with ##/,
  // Files of a developer have no other name.
  /For your developer: README\.md$/,
];

/** The sentences that a page shows or has for screen readers, without the values of its fields. */
function sentencesIn(html: string): string[] {
  const shown = html.replaceAll(/<(head|script|style|template|textarea)\b.*?<\/\1>/gs, '');
  const names = shown.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g);
  return [...[...names].map(([, name = '']) => name), ...shown.split(/<[^>]*>/)];
}

/** The pages of the admin: a stored and a new entry of each collection, and all other pages. */
function pages(): string[] {
  const entries = entryFiles(readFolder(folder));
  const first = [...Map.groupBy(entries, ({ collection }) => collection).values()];
  const lists = first.flatMap(([entry]) => (entry && 'folder' in entry.collection ? [entry] : []));
  return [
    ...[
      '/',
      '/publish',
      '/history',
      '/translations',
      '/waiting',
      '/inbox',
      '/people',
      '/figures',
      '/search?q=work',
      '/nowhere',
    ],
    ...first.map(([entry]) => `/edit?file=${entry?.path}`),
    ...lists.map(({ collection }) => `/new?folder=${'folder' in collection && collection.folder}`),
    '/publish/discard?file=contact/contact.yaml',
  ];
}

/** All sentences of pages that an owner does not understand. */
async function codeIn(addresses: readonly string[]): Promise<string[]> {
  const app = await localAdmin({ folder, report: () => {} });
  const found: string[] = [];
  for (const address of addresses) {
    const { body } = await app.inject({ url: `/admin${address}`, headers: { host: 'localhost' } });
    const said = sentencesIn(body).filter((each) => CODE.test(each));
    found.push(
      ...said
        .filter((each) => !ALLOWED.some((allowed) => allowed.test(each)))
        .map((each) => `${address}: ${each}`),
    );
  }
  await app.close();
  return found;
}

const CONTACT = 'contact/contact.yaml';
const PRIVACY = 'legal/privacy-policy.md';

const QUESTIONS = `fields:
  - name: plan
    kind: file
    label: Your plan
    accept:
      - pdf
    required: false
`;

test('no page says what only a developer understands, whatever has changed', async () => {
  const context = await begin();
  writeFileSync(join(folder, CONTACT), read(CONTACT) + QUESTIONS);
  writeFileSync(
    join(folder, PRIVACY),
    `${read(PRIVACY)}\n## Cookies\n\nWe use **none**: see [the terms](/terms-and-conditions).\n`,
  );
  edit(/^autoplay: false/m, 'autoplay: true', 'team/section.yaml');
  const shown = pages();
  expect(shown.length).toBeGreaterThan(40);
  const { body } = await get('/publish', context);
  const text = body.replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('Question: Your plan\nKind of answer: A file\nPDF');
  for (const told of ['Visitors turn the page themselves', 'Every five seconds', 'Cookies']) {
    expect(text).toContain(told);
  }
  expect(await codeIn(shown)).toEqual([]);
});

test('no page says only what a developer understands where the content is wrong', async () => {
  writeFileSync(join(folder, CONTACT), read(CONTACT) + QUESTIONS.replace('pdf', 'tar'));
  writeFileSync(join(folder, PRIVACY), `${read(PRIVACY)}\n## Empty\n`);
  writeFileSync(join(folder, 'logos/kadara.yaml'), 'src: ./kadara.svg\nalt: "Kadara\n');
  writeFileSync(join(folder, 'site/site.yml'), read('site/site.yaml'));
  edit(/^description: [\s\S]*/m, 'description: Too short\n', 'pages/home.yaml');
  edit(/^autoplay: false/m, 'autoplay: often', 'team/section.yaml');
  const wrong = ['contact/contact.yaml', PRIVACY, 'logos/kadara.yaml', 'team/section.yaml'];
  const addresses = ['/', '/publish', ...wrong.map((file) => `/edit?file=${file}`)];
  expect(await codeIn(addresses)).toEqual([]);
});
