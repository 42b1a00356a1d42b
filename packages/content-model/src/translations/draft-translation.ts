import { stringify } from 'yaml';
import { DRAFT_MARK } from '../check/placeholders.ts';
import type { Collection } from '../collections.ts';
import { translatedWords } from '../languages.ts';
import { fieldsIn, splitFrontMatter } from '../parse.ts';
import { valueAt, withValueAt } from '../schema-traversal.ts';
import { fingerprintOf, withFingerprint } from './fingerprint.ts';
import { hasWords, overlay } from './overlay.ts';

/** Marks a text as a draft, unless it has no words. */
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
  const value = fieldsIn(source);
  const { missing } = overlay(collection.schema, value, {}, words);
  if (missing.length === 0) return undefined;
  const fields = missing.reduce<unknown>(
    (entry, path) => withValueAt(entry, path, draft(String(valueAt(value, path)))),
    {},
  );
  const text = withFingerprint(stringify(fields), fingerprintOf(collection, source));
  return parts ? `---\n${text}---\n\n${draftBody(parts.body).trim()}\n` : text;
}
