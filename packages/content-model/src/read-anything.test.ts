import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { exampleContent } from '../test/example-content.ts';
import { ContentError } from './issue.ts';
import { readSite } from './read-site.ts';

const paths = [...exampleContent().files.keys()];

/** Characters that mean something in YAML, JSON or Markdown. */
const SYNTAX = [
  ...['a', ' ', '  ', '\n', '\t', ':', ': ', '- ', '#', ' #x', '"', "'", '{', '}', '[', ']'],
  ...['&a ', '*a', ',', '!x ', '|', '>', '---', '~', '1', '<b>', '](', '## ', '{{', '? ', '<<: '],
];

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...SYNTAX)).map((parts) => parts.join('')),
  fc.jsonValue().map((value) => stringify(value)),
);

function onlyContentErrors(files: Map<string, string>, pictures: Set<string>) {
  try {
    readSite({ files, pictures });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.issues.length).toBeGreaterThan(0);
  }
}

test('whatever a file says, the reader answers with content or with a list of issues', () => {
  const { files, pictures } = exampleContent();
  fc.assert(
    fc.property(fc.constantFrom(...paths), anyText, (path, text) => {
      onlyContentErrors(new Map([...files, [path, text]]), pictures);
      const head = /^---\n[\s\S]*?\n---\n/.exec(files.get(path) ?? '')?.[0];
      if (head) onlyContentErrors(new Map([...files, [path, head + text]]), pictures);
    }),
    { numRuns: 50 },
  );
});

test('whatever a field of the hero says, the reader answers', () => {
  const { files, pictures } = exampleContent();
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.constantFrom('badgeText', 'callToAction', 'imageSrc'),
      (value, field) => {
        const hero = stringify({ [field]: value });
        onlyContentErrors(new Map([...files, ['hero/hero.yaml', hero]]), pictures);
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  [
    'an alias that grows without end',
    'a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c]\n',
  ],
  ['an alias to itself', 'a: &a [*a]\n'],
  ['a name that every object has', '__proto__: 1\nconstructor: 2\ntoString: 3\n'],
  ['a group that cannot be made a text', 'alt: { toString: ~ }\n'],
  ['a key that is a list', '? [a, b]\n: c\n'],
  ['a merge key', '<<: 1\n'],
  ['a binary', 'src: !!binary aGVsbG8=\n'],
])('%s is an issue like any other', (_, text) => {
  const { files, pictures } = exampleContent();
  expect(() =>
    readSite({ files: new Map([...files, ['logos/example.yaml', text]]), pictures }),
  ).toThrow(ContentError);
});
