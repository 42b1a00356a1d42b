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

/** The text of a translation, or of its fields, with this fingerprint as its only one. */
export function withFingerprint(translation: string, fingerprint: string): string {
  const comment = `# source: ${fingerprint}\n`;
  const plain = translation.replace(COMMENT, '');
  return plain.startsWith('---\n') ? `---\n${comment}${plain.slice(4)}` : comment + plain;
}
