// The messages between a form of the editor and the page that it shows beside it.

/** A message from the editor to the page. */
export type ToPage =
  | { type: 'reload' }
  /** Scrolls to a section, named by a selector, or to the entry of a file in it. */
  | { type: 'show'; section: string; file?: string | undefined }
  /** The text being typed in a field, whose text on the page is `from`. */
  | ({ type: 'typed'; from: string; to: string } & FieldName);

/** A message from the page to the editor. */
export type FromPage =
  /** The page has loaded. */
  | { type: 'ready' }
  /** The content has changed since the page was made. */
  | { type: 'outdated' }
  /** The answer to `show`: whether the page has that section. */
  | { type: 'shown'; hasSection: boolean }
  /** The field of the clicked text or picture; none for a part of the page that is no content. */
  | { type: 'picked'; field?: FieldName | undefined };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Checks a message of a page, whose scripts are not trusted; undefined for any other data. */
export function messageOfPage(data: unknown): FromPage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, hasSection, field } = data;
  if (type === 'ready' || type === 'outdated') return { type };
  if (type === 'shown') return typeof hasSection === 'boolean' ? { type, hasSection } : undefined;
  if (type !== 'picked') return undefined;
  if (field === undefined) return { type };
  const { file, input } = isRecord(field) ? field : {};
  const isName = typeof file === 'string' && typeof input === 'string';
  return isName ? { type, field: { file, input } } : undefined;
}

/** A field of the content: the file of its entry, from `content/`, and the name of its input in the form. */
export type FieldName = { file: string; input: string };

/** A field whose text is marked, and the input of the picture that the text describes or stands beside. */
export type MarkedField = FieldName & { picture?: string };

/** The digits of a mark: code points without a shape, after the tags and variation selectors. */
const FIRST_DIGIT = 0xe0200;
const DIGITS = 0xe00;
const MARK = /[\u{E0200}-\u{E0FFF}]+/gu;

/** The mark at the end of a text: invisible characters that encode the position of its field in a list. */
export const markOf = (position: number): string =>
  (position < DIGITS ? '' : markOf(Math.floor(position / DIGITS))) +
  String.fromCodePoint(FIRST_DIGIT + (position % DIGITS));

/** A text without the marks in it. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '');

/** The positions in the marks of a text, from its beginning to its end. */
export const positionsIn = (text: string): number[] =>
  [...text.matchAll(MARK)].map(([mark]) =>
    [...mark].reduce(
      (sum, digit) => sum * DIGITS + (digit.codePointAt(0) ?? FIRST_DIGIT) - FIRST_DIGIT,
      0,
    ),
  );

/** The letters and digits of a text, to compare a text on a page with the text in a field. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '');
