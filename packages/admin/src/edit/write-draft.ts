import { issuesOfEdit } from '../../../content-model/src/changes.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { type Draft, mergeDraft } from '../entries/draft.ts';
import { editLink } from '../entries/entry-links.ts';
import { saveEdit } from '../entries/save-edit.ts';
import { type AdminRequest, type Answer, notFound } from '../request/route.ts';
import { addressAfter } from './address-after.ts';
import { type EditedEntry, editedEntry } from './edited-entry.ts';
import { clashAnswer, refusal } from './entry-answers.tsx';
import { addedBefore, changeBy, isAsOpened } from './entry-change.ts';

/**
 * Merges a form with the file, and writes the result unless it has issues or conflicts.
 *
 * @param refused the issues of pictures that the form sent
 */
export async function writeDraft(
  edited: EditedEntry,
  draft: Draft,
  refused: readonly ContentIssue[],
  request: AdminRequest,
): Promise<Answer> {
  const { context } = request;
  const merged = mergeDraft(edited.base, draft, edited.entry);
  if (merged.conflicts.length > 0) return clashAnswer(edited, request, merged);
  const change = changeBy(edited, merged.draft, await readContent(context.folder));
  const { path } = change.entry;
  const added = edited.isNew ? addedBefore(change) : undefined;
  if (added) return { location: `${editLink(added)}&saved` };
  // A new entry has no name before this step.
  const atPictures = refused.map((issue) => ({ ...issue, file: `content/${path}` }));
  const issues = [...atPictures, ...issuesOfEdit(change.edit)];
  if (issues.length > 0) return refusal(edited, request, change, issues);
  if (!isAsOpened(change) || !saveEdit(change.edit, context)) {
    return writeAgain(draft, refused, request);
  }
  if (context.person) context.writers?.forget(path, context.person);
  return { location: addressAfter(edited, change, request) };
}

/** Starts again from the file as somebody else has just written it. */
async function writeAgain(
  draft: Draft,
  refused: readonly ContentIssue[],
  request: AdminRequest,
): Promise<Answer> {
  const again = await request.again();
  const newer = editedEntry(again);
  return newer ? writeDraft(newer, draft, refused, again) : notFound(again);
}
