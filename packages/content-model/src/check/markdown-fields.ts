import type { Collection } from '../collections.ts';
import type { ContentIssue } from '../issue.ts';
import { fieldHtml, type MarkdownPlace } from '../markdown-html.ts';
import { fieldName, mapFields, metadata } from '../schema-traversal.ts';
import { fieldFindings } from './markdown.ts';
import type { MarkdownContext } from './text-context.ts';

/** The context in which the fields of an entry are checked. */
export type FieldContext = MarkdownContext & MarkdownPlace;

/**
 * Checks the fields of an entry that are written in Markdown.
 *
 * @param file the file of the entry, for its issues
 * @returns every issue, and the entry with these fields as HTML
 */
export function checkMarkdownFields(
  file: string,
  { schema }: Collection,
  entry: unknown,
  context: FieldContext,
): { issues: ContentIssue[]; value: unknown } {
  const issues: ContentIssue[] = [];
  const value = mapFields(schema, entry, (text, field, at) => {
    if (typeof text !== 'string' || !metadata(field).markdown) return text;
    const findings = fieldFindings(text, context);
    issues.push(...findings.map((wrong) => ({ file, field: fieldName(at), ...wrong })));
    return findings.length > 0 ? text : fieldHtml(text, context);
  });
  return { issues, value };
}
