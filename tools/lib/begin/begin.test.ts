import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageAddresses } from '../../../packages/content-model/src/pages.ts';
import { typefaceFor } from '../../../packages/content-model/src/theme/typefaces.ts';
import { countOf } from '../../../packages/content-model/src/unfinished.ts';
import { loadContent } from '../../../packages/content-store/src/content.ts';
import { readFolder, unfinishedIn } from '../../../packages/content-store/src/folder.ts';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { privacyReminders } from '../../../packages/pages/legal/privacy-reminders.ts';
import { argumentsOf } from '../../../packages/words/message.ts';
import { type Answers, addressesIn, envFor, makeContent, starterLanguages } from './content.ts';
import { choices, type Question, questionNames, refuseAnswer } from './questions.ts';
import { createWords, filled } from './words.ts';

let parent: string;
let folder: string;

beforeEach(() => {
  parent = temporaryFolder();
  folder = join(parent, 'content');
});

const facts = {
  name: 'Kontor Süd',
  email: 'post@kontor-sued.example',
  city: 'Leipzig',
  country: 'Deutschland',
  domain: 'https://kontor-sued.example/',
};

/** Expects pages that tell visitors about counting and about barriers. */
function expectReminders(content: Awaited<ReturnType<typeof loadContent>>) {
  expect(privacyReminders(content, { figures: true, webhook: false })).toEqual([]);
  const accessibility = content.documents.legal.find(({ id }) => id === 'legal/accessibility');
  expect(accessibility?.markdown).toContain(facts.email);
  const links = content.footer.sections.flatMap((section) => section.links);
  expect(links.map(({ href }) => href)).toContain(accessibility?.path);
  // The day and the outcome are the agency's to write.
  const [, draft = ''] = accessibility?.markdown.split(/^## .*$/m) ?? [];
  expect(draft).toContain('···');
}

describe.each([
  { from: 'sample', language: 'de', drafts: 100 },
  { from: 'sample', language: 'ko', drafts: 160 },
  ...starterLanguages.map((language) => ({ from: 'blank' as const, language, drafts: 30 })),
  { from: 'blank', language: 'ko', drafts: 60 },
] as const)('content from $from in $language', ({ from, language, drafts }) => {
  test('is right, has the facts that were answered, names what waits to be written, and tells visitors what it must', async () => {
    await makeContent(folder, { from, language, ...facts });
    const content = await loadContent(folder);
    expect(content.site).toMatchObject({
      brand: facts.name,
      legalName: facts.name,
      language,
      contactEmail: facts.email,
      contactPhone: '',
      location: { city: 'Leipzig', country: 'Deutschland' },
    });
    const pages = unfinishedIn(folder);
    expect(countOf(pages)).toBeGreaterThanOrEqual(drafts);
    const others = pages.flatMap(({ texts }) => texts.filter(({ line }) => line === undefined));
    expect(others.length > 0).toBe(from === 'sample');
    if (from === 'blank') expectReminders(content);
  });
});

test.each([
  ['de', ['/kontakt', '/datenschutz', '/barrierefreiheit', '/impressum']],
  ['tr', ['/iletisim', '/gizlilik-politikasi', '/erisilebilirlik', '/sartlar-ve-kosullar']],
  ['pt-BR', ['/contato', '/politica-de-privacidade', '/acessibilidade', '/termos-e-condicoes']],
  ['ja', ['/お問い合わせ', '/個人情報保護方針', '/アクセシビリティ', '/利用規約']],
  ['ar-EG', ['/اتصل-بنا', '/سياسة-الخصوصية', '/إمكانية-الوصول', '/الشروط-والأحكام']],
])('a blank start in %s has addresses in it', async (language, addresses) => {
  await makeContent(folder, { from: 'blank', language, ...facts });
  expect(pageAddresses(readFolder(folder)).toSorted()).toEqual(['/', ...addresses].toSorted());
});

test.each(starterLanguages)(
  'the addresses of a start in %s have small letters of its script, those of Latin without accents',
  (language) => {
    const { script } = new Intl.Locale(language).maximize();
    const addresses = [...addressesIn(language)];
    const letters = script === 'Latn' ? '[a-z]+' : '\\p{Lo}\\P{ASCII}*';
    for (const [, address] of addresses) {
      expect(address).toMatch(new RegExp(`^${letters}(-${letters})*$`, 'u'));
      expect(address).toBe(address.normalize('NFC'));
    }
    expect(addresses.length > 0).toBe(language !== 'en');
  },
);

test('the sample in German has the German words of the interface', async () => {
  await makeContent(folder, { from: 'sample', language: 'de', ...facts });
  const { labels, contact, navigation } = await loadContent(folder);
  expect([labels.viewProject, contact.form.submit, navigation.menuButton]).toEqual([
    'Projekt ansehen',
    'Absenden',
    'Menü',
  ]);
});

test.each([
  ['ar-EG', 'Cairo'],
  ['zh', 'Noto Sans SC'],
  ['ja', 'Noto Sans JP'],
  ['tr', undefined],
])('a site in %s has a typeface with its letters', (language, family) => {
  expect(typefaceFor(language)).toBe(family);
});

test('a blank start in a language without words has the English ones as drafts', async () => {
  await makeContent(folder, { from: 'blank', language: 'ko', ...facts });
  const { labels, navigation, contact, pages, documents, site, hero } = await loadContent(folder);
  expect(navigation.links[0]).toEqual({ text: '··· Services', href: '#services' });
  expect([labels.teamPosition, contact.form.submit, contact.form.fields.from_name.hint]).toEqual([
    '··· {current} of {total}',
    '··· Submit',
    '',
  ]);
  expect([pages.notFound.title, pages.home.title]).toEqual([
    '··· Page not found · Kontor Süd',
    'Kontor Süd',
  ]);
  expect([site.brand, hero.section.badgeText]).toEqual([
    'Kontor Süd',
    '··· Software design and development',
  ]);
  const privacy = documents.legal.find(({ id }) => id === 'legal/privacy-policy');
  expect(privacy?.title).toBe('··· Privacy policy');
  const source = readFileSync(join(folder, 'legal/privacy-policy.md'), 'utf8');
  expect(source).toContain('\n## ··· Your rights\n\n··· The rights');
  expect(source).toMatch(/^contactByPage: "?··· write to us/m);
});

test.each([
  ['en', ['First call', 'Design', 'Development', 'Launch']],
  ['de', ['Erstes Gespräch', 'Entwurf', 'Entwicklung', 'Veröffentlichung']],
])('the steps of a blank start in %s have an order', async (language, steps) => {
  await makeContent(folder, { from: 'blank', language, ...facts });
  const { process } = await loadContent(folder);
  expect(process.steps.map(({ title }) => title)).toEqual(steps);
});

test('without answers the sample stays as it is', async () => {
  await makeContent(folder, { from: 'sample' });
  expect((await loadContent(folder)).site.brand).toBe('Harmattan');
});

test('a folder that exists is never touched, and nothing else is left behind', async () => {
  const answers: Answers = { from: 'blank', ...facts };
  await makeContent(folder, answers);
  const before = readFileSync(join(folder, 'site/site.yaml'), 'utf8');
  await expect(makeContent(folder, { from: 'sample' })).rejects.toThrow('is there already');
  expect(readFileSync(join(folder, 'site/site.yaml'), 'utf8')).toBe(before);
  expect(readdirSync(parent)).toEqual(['content']);
  expect(existsSync(join(folder, 'README.md'))).toBe(true);
});

test('.env names the address without publishing it, and who gets the mails', () => {
  expect(envFor({ from: 'blank', ...facts })).toContain(
    '\n#SITE_URL=https://kontor-sued.example\nMAIL_TO=post@kontor-sued.example\n',
  );
  expect(envFor({ from: 'blank' })).toContain('\n#MAIL_TO=');
});

test.each(['sample', 'blank'] as const)(
  'the look and sections of a %s start are those that were chosen',
  async (from) => {
    const look = { brandColour: '#0a5c36', accentColour: '#ffb000', pattern: 'weave' };
    await makeContent(folder, { from, ...look, sections: 'hero, team, services' });
    const { theme, pages, navigation } = await loadContent(folder);
    expect(theme).toMatchObject({ brand: '#0a5c36', accent: '#ffb000', pattern: 'weave' });
    expect(pages.home.sections).toEqual(['hero', 'team', 'services']);
    expect(navigation.links.map(({ href }) => href)).not.toContain('#process');
  },
);

test('the sample of an agency with a name has none of the facts that are nobody’s', async () => {
  await makeContent(folder, { from: 'sample', name: 'Kontor Süd', brandColour: '#0a5c36' });
  const { site, theme } = await loadContent(folder);
  expect(site).toMatchObject({ contactPhone: '', location: { city: '··· City' } });
  expect(site.copyrightYear).toBe(new Date().getFullYear());
  expect(theme.ink).toBeUndefined();
});

test('a brand without an accent gets one that goes with it, and any colour is taken', async () => {
  await makeContent(folder, { from: 'sample', brandColour: '#ffff00' });
  const { theme } = await loadContent(folder);
  expect([theme.brand, theme.accent]).toEqual(['#ffff00', undefined]);
});

test('answers with which no site can be built create no folder', async () => {
  const made = makeContent(folder, { from: 'blank', sections: 'team' });
  await expect(made).rejects.toThrow(/pages\/home\.yaml, field sections/);
  expect(readdirSync(parent)).toEqual([]);
});

test.each<[Question, wrong: string, right: string, sentence: RegExp]>([
  ['language', 'deutsch', 'de', /a code such as en, de or pt-BR/],
  ['email', 'post', 'post@kontor.example', /an address such as name@example.com/],
  ['email', 'a;b@kontor.example', 'a.b@kontor.example', /an address such as name@example.com/],
  ['phone', 'call us', '+49 341 5550', /a number, with its digits/],
  ['domain', 'http://x y', 'https://agency.example/', /an address such as agency.example/],
  ['domain', 'agency.example/start', 'agency.example', /an address such as agency.example/],
  ['brandColour', 'petrol', '#0b4f5c', /a colour in hex, such as #22308a, or in OKLCH/],
  ['accentColour', 'gold', '#ffb000', /a colour in hex, such as #22308a, or in OKLCH/],
  ['pattern', 'stripes', 'weave', /one of adire, weave, dots, mosaic, loops, none/],
  ['sections', 'team,hero', 'hero,team', /a list that begins with hero, such as hero,services/],
  ['sections', 'hero,blog', 'hero', /a list that begins with hero/],
])(
  'a wrong answer for %s, such as "%s", is refused at its question',
  (name, wrong, right, sentence) => {
    const form = refuseAnswer(name, wrong);
    expect(form && filled(createWords('en').wrong[form], choices)).toMatch(sentence);
    expect(refuseAnswer(name, right)).toBeUndefined();
  },
);

test.each(starterLanguages)(
  'the terminal is asked in %s with every sentence of English',
  (code) => {
    const texts = (tree: object): [string, string][] =>
      Object.entries(tree).flatMap(([key, text]) =>
        typeof text === 'string' ? [[key, text] as [string, string]] : texts(text),
      );
    const [own, english] = [texts(createWords(code)), texts(createWords('en'))];
    expect(own.map(([key, text]) => [key, argumentsOf(text, code)])).toEqual(
      english.map(([key, text]) => [key, argumentsOf(text, 'en')]),
    );
    const same = own.filter(([, text], at) => text === english[at]?.[1]);
    expect(same).toHaveLength(code === 'en' ? own.length : 0);
  },
);

test('every question may be left open', () => {
  const refused = questionNames.filter((name) => refuseAnswer(name, ''));
  expect(refused).toEqual([]);
});
