import type { ContentIssue } from '../issue.ts';
import { pathOfField, valueAt } from '../schema-traversal.ts';
import type { Translation } from './translate.ts';

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
    const { field, line } = issue;
    const isOwn =
      field === undefined
        ? line !== undefined
        : valueAt(entry?.given, pathOfField(field)) !== undefined;
    if (entry?.file === undefined || !isOwn) return { ...issue, language };
    return {
      ...issue,
      file: `content/${entry.file}`,
      ...(line !== undefined && { line: line + entry.lineOffset }),
    };
  });
