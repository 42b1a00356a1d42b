import { ContentError, type ContentIssue } from './issue.ts';
import { oncePer } from './once.ts';
import type { ContentFiles } from './read-content.ts';
import { readSite } from './read-site.ts';
import { splitTranslations } from './translations/translation-files.ts';

/** Every issue that a build from this content would report. */
export const issuesOf = oncePer((content: ContentFiles): readonly ContentIssue[] => {
  try {
    readSite(content);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
});

/** New texts by path; undefined deletes the file. */
export type Changes = ReadonlyMap<string, string | undefined>;

/** The text of every file, translations included. */
export const textsIn = ({ files, translations = new Map() }: ContentFiles) =>
  new Map([...files, ...translations]);

/** The content with changes. */
export function withChanges(content: ContentFiles, changes: Changes): ContentFiles {
  const texts = textsIn(content);
  for (const [path, text] of changes) {
    if (text === undefined) texts.delete(path);
    else texts.set(path, text);
  }
  return { ...content, ...splitTranslations(texts) };
}

/** Changes of a content, and the content with them. */
export type Edit = { before: ContentFiles; changes: Changes; after: ContentFiles };

export const editOf = (before: ContentFiles, changes: Changes): Edit => ({
  before,
  changes,
  after: withChanges(before, changes),
});

/**
 * The issues that an edit causes, and all issues of the files that it changes. Issues that other files had before do not
 * keep the owner from working.
 */
export function issuesOfEdit({ before, changes, after }: Edit): readonly ContentIssue[] {
  const issues = issuesOf(after);
  if (issues.length === 0) return [];
  const known = new Set(issuesOf(before).map((issue) => JSON.stringify(issue)));
  const changed = new Set([...changes.keys()].map((path) => `content/${path}`));
  return issues.filter((issue) => changed.has(issue.file) || !known.has(JSON.stringify(issue)));
}
