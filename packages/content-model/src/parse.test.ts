import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleContent } from '../test/example-content.ts';
import { issuesOf } from './changes.ts';

/** The first issue that the check has with this text of a file. */
function issueIn(path: string, text: string) {
  const { files, pictures } = exampleContent();
  files.set(path, text);
  const [issue] = issuesOf({ files, pictures });
  return issue;
}

const REDIRECTS = 'redirects.yaml';

test.each([
  [
    'a space that does not break as indentation',
    'redirects:\n\u00A0 \u00A0- from: /old\n',
    2,
    'U+00A0',
  ],
  ['an invisible character before a name', '\u200Bredirects:\n  - from: /old\n', 1, 'U+200B'],
  ['a mark of direction before a name', '# Note\n\u200Eredirects: []\n', 2, 'U+200E'],
  ['a space that does not break before a colon', 'redirects\u00A0:\n  - from: /old\n', 1, 'U+00A0'],
  ['one behind a colon', 'redirects:\n  - from:\u00A0/old\n    to: /contact\n', 2, 'U+00A0'],
  ['one behind the colon of the only line', 'redirects:\u00A0[]\n', 1, 'U+00A0'],
  ['one behind a dash', 'redirects:\n  -\u00A0from: /old\n    to: /contact\n', 2, 'U+00A0'],
  ['one inside a name', 'redi\u200Drects: []\n', 1, 'U+200D'],
  ['a line break of PowerPoint in a text', 'redirects:\n  - from: /a\vb\n    to: /\n', 2, 'U+000B'],
  ['a bell in a text', '# Note\nredirects: [] # \x07\n', 2, 'U+0007'],
  ['a wide space', 'redirects:\n\u3000- from: /old\n', 2, 'U+3000'],
])('the cause is told where nobody sees it: %s', (_, text, line, character) => {
  const issue = issueIn(REDIRECTS, text);
  expect(issue).toMatchObject({ code: 'invisibleCharacter', line });
  expect(issue?.found).toContain(`a character that nobody sees (${character})`);
});

test('an invisible character in a text is no fault', () => {
  const path = 'get-in-touch/section.yaml';
  const { files } = exampleContent();
  const message = 'می\u200Cخواهم\u00A0: 5\u00A0%';
  const text = `${files.get(path)}`.replace(/^message:.*$/m, stringify({ message }).trim());
  expect(issueIn(path, text)).toBeUndefined();
});

test.each([
  ['{brand}', 'group'],
  ['{ brand }', 'group'],
  ['[sic]', 'list'],
  ['Null', 'nothing'],
  ['null', 'nothing'],
  ['~', 'nothing'],
])('a text that YAML reads as something else is told as it is written: %s', (text, kind) => {
  const { files } = exampleContent();
  const hero = `${files.get('hero/hero.yaml')}`.replace(/^badgeText:.*$/m, `badgeText: ${text}`);
  const issue = issueIn('hero/hero.yaml', hero);
  expect(issue).toMatchObject({ code: 'readAsOther', field: 'badgeText', values: [text, kind] });
  expect(issue?.write).toContain(`"${text}"`);
});

test.each(['*bold*', '&Co', '&Co KG'])(
  'a sign of YAML before a word is told as it is written: %s',
  (text) => {
    const { files } = exampleContent();
    const hero = `${files.get('hero/hero.yaml')}`.replace(/^badgeText:.*$/m, `badgeText: ${text}`);
    const [word = ''] = text.split(' ');
    const issue = issueIn('hero/hero.yaml', hero);
    expect(issue).toMatchObject({ field: 'badgeText', code: 'signOfYaml' });
    expect(issue?.found).toContain(`${word} without quotes`);
  },
);

test.each([
  ['12', '"12"'],
  ['+234', '"+234"'],
  ['1e3', '"1e3"'],
  ['0x1F', '"0x1F"'],
  ['true', '"true"'],
])('a number or a switch in the place of a text is to be in quotes: %s', (text, quoted) => {
  const { files } = exampleContent();
  const hero = `${files.get('hero/hero.yaml')}`.replace(/^badgeText:.*$/m, `badgeText: ${text}`);
  expect(issueIn('hero/hero.yaml', hero)?.write).toContain(quoted);
});

test.each(['No', 'Yes', 'on', 'y', '2024-01-02', '1_000'])('%s is a text', (text) => {
  const { files } = exampleContent();
  const hero = `${files.get('hero/hero.yaml')}`.replace(/^badgeText:.*$/m, `badgeText: ${text}`);
  expect(issueIn('hero/hero.yaml', hero)).toBeUndefined();
});

test.each(['Null', 'NULL'])(
  'the name %s does not vanish from a field that may be empty',
  (name) => {
    const path = 'contact/contact.yaml';
    const contact = exampleContent().files.get(path) ?? '';
    const withHint = (hint: string) => contact.replace(/^( *hint:).*$/m, `$1 ${hint}`);
    expect(issueIn(path, withHint(name))).toMatchObject({ code: 'readAsOther' });
    expect(issueIn(path, withHint(`"${name}"`))).toBeUndefined();
  },
);
