import { stringify } from 'yaml';
import { DRAFT_MARK } from '../check/placeholders.ts';
import type { Collection } from '../collections.ts';
import { translatedWords } from '../languages.ts';
import { parseEntry, splitFrontMatter } from '../parse.ts';
import { elementOf, fieldsOf, isObject, type Schema } from '../schema-traversal.ts';
import { fingerprintOf, withFingerprint } from './fingerprint.ts';
import { hasWords, translationKind } from './overlay.ts';

/** A text that waits to be written; one without words stays as it is. */
export const draft = (text: string) =>
  text.startsWith(DRAFT_MARK) || !hasWords(text) ? text : `${DRAFT_MARK} ${text}`;

/** The text of a page with each paragraph as a draft. */
export const draftBody = (body: string): string =>
  body
    .split(/\n{2,}/)
    .map((block) => {
      const [, hashes = '', text = ''] = /^(#+ )?([\s\S]*)$/.exec(block.trim()) ?? [];
      return hashes + draft(text);
    })
    .join('\n\n');

/** The texts of an entry that a translation needs, as drafts; undefined where it needs none. */
function draftFields(schema: Schema, value: unknown, words: unknown): unknown {
  const kind = translationKind(schema);
  if (kind !== undefined) {
    return kind === 'own' && hasWords(value) && words === undefined ? draft(value) : undefined;
  }
  const element = elementOf(schema);
  if (element && Array.isArray(value)) {
    const drafts = value.map((item) => draftFields(element, item, undefined));
    const last = drafts.findLastIndex((each) => each !== undefined);
    // An element without texts keeps the place of those behind it.
    return last < 0 ? undefined : drafts.slice(0, last + 1).map((each) => each ?? {});
  }
  if (!isObject(value)) return undefined;
  const drafts = Object.entries(value).flatMap(([name, item]) => {
    const field = fieldsOf(schema)[name];
    const word = isObject(words) ? words[name] : undefined;
    const text = field && draftFields(field, item, word);
    return text === undefined ? [] : [[name, text]];
  });
  return drafts.length > 0 ? Object.fromEntries(drafts) : undefined;
}

/**
 * The file of a translation that waits to be written: each text that it needs, in the words of the source.
 *
 * @param source the text of the entry in the first language
 * @returns undefined where the entry needs no text of its own in the language
 */
export function draftTranslation(
  collection: Collection,
  source: string,
  language: string,
): string | undefined {
  const parts = splitFrontMatter(source);
  const words = translatedWords(language, collection);
  const { value } = parseEntry('', parts?.fields ?? source);
  const fields = draftFields(collection.schema, value, words);
  if (fields === undefined) return undefined;
  const text = withFingerprint(stringify(fields), fingerprintOf(collection, source));
  return parts ? `---\n${text}---\n\n${draftBody(parts.body).trim()}\n` : text;
}
