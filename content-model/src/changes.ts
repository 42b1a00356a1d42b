import { ContentError, type ContentIssue } from './issue.ts';
import type { ContentFiles } from './read-content.ts';
import { readSite } from './read-site.ts';

/** Every issue that a build from this content would report. */
export function issuesOf(content: ContentFiles): readonly ContentIssue[] {
  try {
    readSite(content);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** New texts by path; undefined deletes the file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/**
 * The issues that changes would cause, and all issues of the changed files. Older issues of other files are left out, so
 * that they do not keep the owner from saving.
 */
export function issuesAfter(content: ContentFiles, changes: Changes): readonly ContentIssue[] {
  const files = new Map([...content.files, ...(content.translations ?? [])]);
  for (const [path, text] of changes) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  const after = issuesOf({ ...content, files, translations: new Map() });
  if (after.length === 0) return [];
  const before = new Set(issuesOf(content).map((issue) => JSON.stringify(issue)));
  const changed = new Set([...changes.keys()].map((path) => `content/${path}`));
  return after.filter((issue) => changed.has(issue.file) || !before.has(JSON.stringify(issue)));
}
