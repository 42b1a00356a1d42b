import { pathInFile } from '../check/hidden-elements.ts';
import type { ContentIssue } from '../issue.ts';
import { fieldName, pathOfField, valueAt } from '../schema-traversal.ts';
import { isDraft } from './overlay.ts';
import type { Translation } from './translate.ts';

/** Whether a translation has its own value in a field; a draft shows the value of the source. */
const isGiven = (value: unknown) => value !== undefined && !isDraft(value);

/**
 * The issues of merged entries where they are to be put right: in the translation, if it has the field, and else in
 * the source.
 *
 * @param issues as `readEntries` reports them for the files of the translation
 */
export const issuesInTranslation = (
  issues: readonly ContentIssue[],
  { entries }: Translation,
  language: string,
): ContentIssue[] =>
  issues.map((issue) => {
    const entry = entries.get(issue.file.replace(/^content\//, ''));
    const { line } = issue;
    const field =
      issue.field && fieldName(pathInFile(pathOfField(issue.field), entry?.leftOut ?? []));
    const isOwn =
      field === undefined ? line !== undefined : isGiven(valueAt(entry?.given, pathOfField(field)));
    const placed = { ...issue, ...(field !== undefined && { field }) };
    if (entry?.file === undefined || !isOwn) return { ...placed, language };
    return {
      ...placed,
      file: `content/${entry.file}`,
      ...(line !== undefined && { line: line + entry.lineOffset }),
    };
  });
