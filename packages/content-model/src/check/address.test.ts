import { expect, test } from 'vitest';
import { exampleContent } from '../../test/example-content.ts';
import { textSections } from '../page-kinds/text-sections.ts';
import { readSite } from '../read-site.ts';
import { addressIssues, addressOf } from './address.ts';

test('a page may have an address in any script', () => {
  const paths = ['projects/متجر-القهوة.md', 'projects/हिन्दी.md', 'projects/c-2.md'];
  expect(paths.map((path) => addressOf(path, '/projects'))).toEqual([
    ...['/projects/متجر-القهوة', '/projects/हिन्दी', '/projects/c-2'],
  ]);
  expect(paths.flatMap((path) => addressIssues(path, '/projects', '/contact'))).toEqual([]);
});

const policies = [
  'سياسة-الخصوصية',
  'מדיניות-פרטיות',
  'गोपनीयता-नीति',
  'プライバシーポリシー',
  '隐私政策',
  '개인정보-처리방침',
  'πολιτική-απορρήτου',
  'политика-конфиденциальности-йод',
  'นโยบายความเป็นส่วนตัวที่นี่น้ำ',
  'chính-sách-bảo-mật',
];

/** The same letters as a keyboard, a Mac, and the bar of a browser write them. */
const spellings = (text: string) => [
  text,
  text.normalize('NFD'),
  encodeURIComponent(text),
  encodeURIComponent(text.normalize('NFD')).toLowerCase(),
];

/** A site whose pages have an address, and links to it, in one spelling. */
function siteWith(slug: string, links: readonly string[]) {
  const { files, pictures } = exampleContent();
  const change = (path: string, edit: (text: string) => string) =>
    files.set(path, edit(files.get(path) ?? ''));
  const toContact = (text: string) => text.replaceAll('/contact', `/x-${slug}`);
  const named = (text: string) => text.replace('---\n', `---\nslug: "${slug}"\n`);
  change('pages/contact.yaml', (text) => `${text}address: x-${slug}\n`);
  change('navigation/navigation.yaml', toContact);
  change('legal/privacy-policy.md', (text) => named(toContact(text)));
  const markdown = links.map((each) => `[a](/${each})`).join(' ');
  change('projects/example.md', (text) => `${named(text)}\n${markdown}\n`);
  const redirects = links.map((each, at) => `  - { from: /old-${at}, to: /${each} }`);
  files.set('redirects.yaml', `redirects:\n${redirects.join('\n')}\n`);
  return readSite({ files, pictures })[0];
}

test.each(policies)('a page has one address, however %s is written', (policy) => {
  for (const slug of spellings(policy)) {
    const { addresses, content } = siteWith(slug, spellings(policy));
    expect(addresses).toMatchObject({
      contact: `/x-${policy}`,
      'legal/privacy-policy': `/${policy}`,
      'projects/example': `/projects/${policy}`,
    });
    expect(content.pages.contact.address).toBe(`x-${policy}`);
    const targets = content.redirects.redirects.map(({ to }) => to);
    expect(targets).toEqual(Array(4).fill(`/${policy}`));
    const study = JSON.stringify(content.documents.caseStudies);
    expect(study.split(`href=\\"${encodeURI(`/${policy}`)}\\"`)).toHaveLength(5);
  }
});

test('the sections of a page have anchors that differ by the marks of their letters', () => {
  const { files, pictures } = exampleContent();
  const page = files.get('legal/privacy-policy.md') ?? '';
  const links = spellings('कि').map((each) => `[a](#${each})`);
  files.set('legal/privacy-policy.md', `${page}\n## की\n\n${links.join(' ')}\n\n## कि\n\nText.\n`);
  const [{ content }] = readSite({ files, pictures });
  const sections = textSections(content.documents.legal[0]?.blocks ?? []).sections;
  expect(sections.map(({ id }) => id)).toEqual(['general-terms', 'की', 'कि']);
  expect(sections[1]?.html.split(`href="${encodeURI('#कि')}"`)).toHaveLength(5);
});

test.each([
  'con',
  'nul',
  'ü'.repeat(130),
  'Über',
  'a b',
  'a_b',
  '-a',
  'a.b',
  'a%20b',
  'a%2Fb',
  '%',
  '☕',
])('no page has the address %s', (name) => {
  const path = `legal/${name}.md`;
  expect(addressIssues(path, '', '/contact')).toHaveLength(1);
});

test.each(['a\u3164', '\uFFA0', 'a\u200Bb', 'a\u034Fb', 'a%E3%85%A4'])(
  'an address with a character that nobody sees is refused: %j',
  (slug) => {
    const codes = addressIssues('legal/imprint.md', '', '/contact', slug).map(({ code }) => code);
    expect(codes).toEqual([expect.stringMatching(/^(?:addressLetters|unportableName)$/)]);
  },
);
