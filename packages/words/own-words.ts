import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { argumentsOf } from './message.ts';
import { projectRoot } from './roots.ts';

type Tree = Readonly<Record<string, unknown>>;

const folder = join(projectRoot, 'own/words');

/** The parts whose texts are messages with the arguments of the English ones; the others have variables of content. */
const WITH_ARGUMENTS = ['admin', 'findings', 'gateway'];

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The codes of the languages that an agency has words of its own in. */
export const ownLanguages = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => file.replace('.yaml', ''))
    : [];

/** The words of a file in `own/words/`; undefined for a language without one. */
export const readOwnWords = (code: string): unknown =>
  ownLanguages().includes(code)
    ? (parse(readFileSync(join(folder, `${code}.yaml`), 'utf8')) ?? {})
    : undefined;

/**
 * The words of the product in a language with an agency's own in their place. A part that the product lacks in this
 * language is an agency's own as a whole.
 *
 * @param code the language, such as `sv`
 * @throws Error with the file and the key of a word that English lacks or that is another kind of word there, and of a
 *   word that a new part lacks
 */
export function withOwnWords(product: Tree, own: unknown, english: Tree, code: string): Tree {
  const refuse = (key: string, why: string): never => {
    throw new Error(`own/words/${code}.yaml: ${key} ${why}`);
  };
  const checkText = (text: string, word: string, key: string) => {
    if (!WITH_ARGUMENTS.includes(key.split('.')[0] ?? '')) return;
    const wanted = argumentsOf(word, 'en').sort().join(', ');
    if (argumentsOf(text, code).sort().join(', ') === wanted) return;
    refuse(key, wanted === '' ? 'has no variables.' : `has exactly the variables ${wanted}.`);
  };
  const merged = (base: unknown, value: unknown, word: unknown, key: string): unknown => {
    if (word === undefined) return refuse(key, 'is no word of the product.');
    if (!isTree(word)) {
      if (typeof value !== typeof word || isTree(value)) return refuse(key, 'must be a text.');
      if (typeof value === 'string') checkText(value, String(word), key);
      return value;
    }
    if (!isTree(value)) return refuse(key, `must have the words ${Object.keys(word).join(', ')}.`);
    const lacks = base === undefined && Object.keys(word).find((name) => !(name in value));
    if (lacks) refuse(`${key}.${lacks}`, 'is missing: the product has no words of this language.');
    const known = isTree(base) ? base : undefined;
    const entries = Object.entries(value).map(([name, each]) => [
      name,
      merged(known?.[name], each, word[name], `${key}.${name}`),
    ]);
    return { ...known, ...Object.fromEntries(entries) };
  };
  if (!isTree(own)) return refuse('it', `must have the parts ${Object.keys(english).join(', ')}.`);
  const parts = Object.entries(own).map(([part, value]) => [
    part,
    merged(product[part], value, english[part], part),
  ]);
  return { ...product, ...Object.fromEntries(parts) };
}
