import { type Changes, issuesAfter } from '../../../content-model/src/changes.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  type FieldPath,
  isObject,
  pathOfField,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { openEntry, textOf } from '../entries/entries.ts';
import { withValueAt } from '../entries/merge.ts';

/** Where the element of a list stands that has a link to a section which is hidden now; undefined if none does. */
function linkToHidden({ code, file, field = '' }: ContentIssue) {
  const path = pathOfField(field);
  const at = path.findLastIndex((part) => typeof part === 'number');
  return code === 'hiddenSection' && at >= 0
    ? { file: file.replace(/^content\//, ''), element: path.slice(0, at + 1) }
    : undefined;
}

/**
 * Changes that take along the links in lists which they would break, such as those of the navigation to a section
 * of the home page that is switched off.
 *
 * @returns the changes, and how many links they remove
 */
export function withoutHiddenLinks(
  content: ContentFiles,
  changes: Changes,
): { changes: Changes; removed: number } {
  let all = changes;
  for (let removed = 0; ; removed += 1) {
    const link = issuesAfter(content, all).map(linkToHidden).find(Boolean);
    const text = link && textWithout(content, all, link.file, link.element);
    if (!link || text === undefined) return { changes: all, removed };
    all = new Map([...all, [link.file, text]]);
  }
}

/** The text of an entry without one element of a list; undefined where there is none. */
function textWithout(content: ContentFiles, changes: Changes, file: string, element: FieldPath) {
  const source = changes.get(file) ?? content.files.get(file) ?? '';
  const files = new Map([...content.files, [file, source]]);
  const entry = openEntry({ ...content, files }, file);
  const [list, index] = [element.slice(0, -1), element.at(-1)];
  const items = valueAt(entry?.fields, list);
  if (!entry || !isObject(entry.fields) || !Array.isArray(items)) return undefined;
  const fields = withValueAt(
    entry.fields,
    list,
    items.filter((_, at) => at !== index),
  );
  return isObject(fields) ? textOf(entry, fields, entry.body) : undefined;
}
