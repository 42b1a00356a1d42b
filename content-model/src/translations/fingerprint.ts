import { createHash } from 'node:crypto';
import type { Collection } from '../collections.ts';
import { fieldsIn, splitFrontMatter } from '../parse.ts';
import { mapFields } from '../schema-traversal.ts';
import { hasWords, translationKind } from './overlay.ts';

/** The comment at the beginning of a translation's fields: the fingerprint of the source when it was translated. */
const COMMENT = /^# source: (\w+)\n/m;

/** A hash of the texts of an entry that need translating. */
export function fingerprintOf(collection: Collection, source: string): string {
  const parts = splitFrontMatter(source);
  const texts: string[] = [parts?.body.trim() ?? ''];
  mapFields(collection.schema, fieldsIn(source), (value, field) => {
    if (translationKind(field) === 'own' && hasWords(value)) texts.push(value.trim());
    return value;
  });
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 8);
}

/** The fingerprint in the text of a translation; undefined where it has none. */
export const fingerprintIn = (translation: string): string | undefined =>
  COMMENT.exec(translation)?.[1];

/** A translation, or its fields alone, with the comment that matches a pattern replaced. */
function withComment(translation: string, pattern: RegExp, comment: string): string {
  const plain = translation.replace(pattern, '');
  return plain.startsWith('---\n') ? `---\n${comment}${plain.slice(4)}` : comment + plain;
}

/** The text of a translation, or of its fields, with a fingerprint. */
export const withFingerprint = (translation: string, fingerprint: string): string =>
  withComment(translation, COMMENT, `# source: ${fingerprint}\n`);

/** A comment there: the fields whose texts stay in another language on purpose, such as a quote; `text` is that of a page. */
const UNTRANSLATED = /^# untranslated: (.+)\n/m;

/** The names of the fields that a translation leaves in another language on purpose. */
export const untranslatedIn = (translation: string): string[] =>
  UNTRANSLATED.exec(translation)?.[1]?.split(/, */) ?? [];

/** The text of a translation with the names of these fields. */
export const withUntranslated = (translation: string, fields: readonly string[]): string =>
  withComment(
    translation,
    UNTRANSLATED,
    fields.length > 0 ? `# untranslated: ${fields.join(', ')}\n` : '',
  );
