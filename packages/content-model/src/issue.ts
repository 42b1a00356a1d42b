import type { Finding } from './findings/findings.ts';

/** A finding in the content, and its place. */
export type ContentIssue = Finding & {
  /** The file, from the root of the project. */
  file: string;
  /** The field, such as `callToAction.primary`; positions in lists are counted from 1. */
  field?: string | undefined;
  /** The line, counted from 1, if no field can be named. */
  line?: number | undefined;
  /** The column in that line, counted from 1. */
  column?: number | undefined;
  /** The language of the page that shows it, if it is not the first of the site. */
  language?: string | undefined;
};

const location = ({ file, field, line, column, language }: ContentIssue) =>
  [
    file,
    field && `field ${field}`,
    line && `line ${line}`,
    column && `column ${column}`,
    language && `in the language ${language}`,
  ]
    .filter(Boolean)
    .join(', ');

const sentences = ({ found, write }: ContentIssue) =>
  [found && `   Found: ${found}`, `   To do: ${write.replaceAll('\n', '\n          ')}`]
    .filter(Boolean)
    .join('\n');

const listItem = (issue: ContentIssue, index: number) =>
  `${index + 1}. ${location(issue)}\n${sentences(issue)}`;

/** Hints with the same sentences, in the order of the first of each. */
export const hintGroups = (hints: readonly ContentIssue[]): ContentIssue[][] => [
  ...Map.groupBy(hints, sentences).values(),
];

/** Hints for a terminal: their places, then the sentences that these share. */
export const hintLines = (hints: readonly ContentIssue[]): string[] =>
  hintGroups(hints).map((alike) =>
    [...alike.map(location), ...alike.slice(0, 1).map(sentences)].join('\n'),
  );

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
