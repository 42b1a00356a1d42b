import { cut } from '../../../words/graphemes.ts';

/** Whether a field says nothing. */
export const isEmptyText = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A text on one line, cut after 60 characters. */
export function shortened(value: string): string {
  return cut(value.replaceAll(/\s+/g, ' ').trim(), 60);
}

/** A text in quotes, on one line, cut after 60 characters. */
export const quoted = (value: string) => `"${shortened(value)}"`;

/** How a value is written in the file: as `source` says, else in its usual form; nothing for a list or a group. */
export const sourceOf = (value: unknown, source?: string) =>
  source ?? (typeof value === 'object' ? '' : String(value));

/** A visible character itself, or the number of an invisible one. */
export const characterName = (character: string) =>
  /^[\p{Z}\p{C}\p{M}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : character;
