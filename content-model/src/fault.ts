/** One thing that is wrong with the content, in words for its owner. */
export type Fault = {
  /** The file, from the root of the project. */
  file: string;
  /** The field, such as `callToAction.primary`; positions in lists are counted from 1. */
  field?: string | undefined;
  /** The line, where there is no field to name; counted from 1. */
  line?: number | undefined;
  /** The column in that line; counted from 1. */
  column?: number | undefined;
  /** What stands there now. */
  found: string;
  /** What to write instead. */
  write: string;
};

const placeOf = ({ file, field, line, column }: Fault) =>
  [
    file,
    ...(field ? [`field ${field}`] : []),
    ...(line ? [`line ${line}`] : []),
    ...(column ? [`column ${column}`] : []),
  ].join(', ');

const entry = (fault: Fault, index: number) => {
  const { found, write } = fault;
  return [
    `${index + 1}. ${placeOf(fault)}`,
    `   Found: ${found}`,
    `   Write: ${write.replaceAll('\n', '\n          ')}`,
  ].join('\n');
};

/** Everything that is wrong with the content at once; its message is the list for the owner. */
export class ContentError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    super(`The content has ${count}.\n\n${faults.map(entry).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/**
 * A value as it is shown in the list: short, and unmistakable in its type.
 *
 * @param written how a number or a switch stands in the file, such as `+234` for 234
 */
export function describeValue(value: unknown, written?: string): string {
  if (value === undefined) return 'nothing, the field is missing';
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return 'nothing, the field is empty';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return `the number ${written ?? value}`;
  if (typeof value === 'boolean') return `the value ${written ?? value}`;
  if (!Array.isArray(value)) return 'a group of fields';
  return value.length === 1 ? 'a list of one entry' : `a list of ${value.length} entries`;
}

/** A text in quotes, on one line, cut after 60 characters. */
export function quoted(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}
