/** What is wrong, and what to write instead: two texts for the owner. */
export type Finding = { found: string; write: string };

/** A finding in the content, and where it is. */
export type ContentIssue = Finding & {
  /** The file, from the root of the project. */
  file: string;
  /** The field, such as `callToAction.primary`; positions in lists are counted from 1. */
  field?: string | undefined;
  /** The line where there is no field to name, counted from 1. */
  line?: number | undefined;
  /** The column in that line, counted from 1. */
  column?: number | undefined;
};

const location = ({ file, field, line, column }: ContentIssue) =>
  [file, field && `field ${field}`, line && `line ${line}`, column && `column ${column}`]
    .filter(Boolean)
    .join(', ');

const listItem = (issue: ContentIssue, index: number) =>
  `${index + 1}. ${location(issue)}
   Found: ${issue.found}
   Write: ${issue.write.replaceAll('\n', '\n          ')}`;

/** Every issue of the content at once; the message is the list for the owner. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    const count = issues.length === 1 ? 'one fault' : `${issues.length} faults`;
    super(`The content has ${count}.\n\n${issues.map(listItem).join('\n\n')}\n`);
    this.name = 'ContentError';
    this.issues = issues;
  }
}

/**
 * Describes a value and its type in a few words.
 *
 * @param source how a number or a switch is written in the file, such as `+234` for 234
 */
export function describeValue(value: unknown, source?: string): string {
  if (value === undefined) return 'nothing, the field is missing';
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return 'nothing, the field is empty';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return `the number ${source ?? value}`;
  if (typeof value === 'boolean') return `the value ${source ?? value}`;
  if (!Array.isArray(value)) return 'a group of fields';
  return value.length === 1 ? 'a list of one entry' : `a list of ${value.length} entries`;
}

/** A text in quotes, on one line, cut after 60 characters. */
export function quoted(value: string): string {
  const line = value.replaceAll(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 59)}…` : line}"`;
}
