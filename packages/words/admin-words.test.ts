import { expect, test } from 'vitest';
import { argumentsOf } from './message.ts';
import { languagesOf, wordsOf } from './words.ts';

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The arguments of a message with their types: an argument that decides on a plural is a number. */
const signature = (message: string) =>
  (/[{']/.test(message) ? argumentsOf(message, 'en') : [])
    .map((name) => `${name}: ${message.includes(`{${name}, plural`) ? 'number' : 'Value'}`)
    .join('; ');

const nameOf = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);

/** Breaks lines between the choices of a union. */
const wrapped = (line: string, indent: string) =>
  line.replace(/(.{70,98}?) \| /g, (_, before: string) => `${before} |\n${indent}    `);

/** The type of a tree of messages: texts by their names in one line, then each function and group. */
function typeOf(tree: Record<string, unknown>, indent: string): string {
  const entries = Object.entries(tree);
  const isText = ([, value]: [string, unknown]) => typeof value === 'string' && !signature(value);
  const texts = entries.filter(isText).map(([key]) => `'${key}'`);
  const inner = `${indent}  `;
  const lines = entries
    .filter((entry) => !isText(entry))
    .map(([key, value]) => {
      if (isTree(value)) return `${inner}${nameOf(key)}: ${typeOf(value, inner)};`;
      if (Array.isArray(value)) return `${inner}${nameOf(key)}: readonly string[];`;
      return `${inner}${nameOf(key)}: Message<{ ${signature(String(value))} }>;`;
    });
  const group = lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '';
  const named = texts.length > 0 ? wrapped(`Texts<${texts.join(' | ')}>`, indent) : '';
  return [named, group].filter(Boolean).join(' & ');
}

const shape = `// Made from packages/words/en.yaml by \`vitest run --project words -u\`.

type Texts<Names extends string> = Readonly<Record<Names, string>>;

type Value = string | number;

type Message<Values> = (values: Values) => string;

/** The words of the editor in a language: texts, and functions where a message has arguments. */
export type Words = ${typeOf(Object(wordsOf('admin', 'en')), '')};
`;

test('the type of the words is that of the English ones', async () => {
  await expect(shape).toMatchFileSnapshot('admin-words.ts');
});

/** Every message of a tree with its place. */
function messagesIn(tree: unknown, place = ''): [string, string][] {
  if (typeof tree === 'string') return [[place, tree]];
  return Object.entries(Object(tree)).flatMap(([key, each]) => messagesIn(each, `${place}.${key}`));
}

test.each(languagesOf('admin'))(
  '%s has every word with the arguments of the English one',
  (language) => {
    const placesIn = (code: string) =>
      messagesIn(wordsOf('admin', code))
        .map(([place, text]) => `${place}(${argumentsOf(text, code).sort().join('; ')})`)
        .sort();
    expect(placesIn(language)).toEqual(placesIn('en'));
  },
);

const otherLanguages = languagesOf('fields').filter((language) => language !== 'en');

test.each(otherLanguages)('%s has a label and a hint wherever English has one', (language) => {
  const placesIn = (code: string) =>
    messagesIn(wordsOf('fields', code))
      .map(([place]) => place)
      .sort();
  // The guide and the check speak English, and so do the sentences about files, which stand only there.
  const english = placesIn('en').filter((place) => !place.endsWith('.inFiles'));
  expect(placesIn(language)).toEqual(english);
});
