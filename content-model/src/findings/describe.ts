/** Findings by their codes: what is wrong, and what to write instead, made from the values of the case. */
export type FindingTable = Record<
  string,
  (...values: never[]) => readonly [found: string, write: string]
>;

/**
 * Describes a value and its type in a few words.
 *
 * @param source how a number or a switch is written in the file, such as `+234` for 234
 */
export function describeValue(value: unknown, source?: string): string {
  if (value === undefined) return 'nothing, the field is missing';
  if (isEmptyText(value)) return 'nothing, the field is empty';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return `the number ${source ?? value}`;
  if (typeof value === 'boolean') return `the value ${source ?? value}`;
  if (!Array.isArray(value)) return 'a group of fields';
  return value.length === 1 ? 'a list of one entry' : `a list of ${value.length} entries`;
}

/** Whether a field says nothing. */
export const isEmptyText = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A text on one line, cut after 60 characters. */
export function shortened(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** A text in quotes, on one line, cut after 60 characters. */
export const quoted = (value: string) => `"${shortened(value)}"`;

/** ` Did you mean X?`, or nothing. */
export const didYouMean = (meant: string | undefined) =>
  meant === undefined ? '' : ` Did you mean ${meant}?`;
