import { dirname } from 'node:path/posix';
import { type Edit, editOf } from '../../../content-model/src/changes.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type Draft, textOfDraft } from '../entries/draft.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { changesToAdd, type EditedEntry, pathOfNew } from './edited-entry.ts';

/** The change that a form makes in the current content. */
export type EntryChange = {
  draft: Draft;
  /** The entry before the change; a new entry has its final path. */
  entry: OpenEntry;
  /** The new text of its file. */
  text: string;
  edit: Edit;
};

/** The change of an entry by a form that is merged with its file. */
export function changeBy(
  { entry: edited, isNew }: EditedEntry,
  draft: Draft,
  content: ContentFiles,
): EntryChange {
  const fields = 'fields' in draft ? draft.fields : undefined;
  const path = isNew ? pathOfNew(content, edited, fields) : edited.path;
  const entry = { ...edited, path };
  const text = textOfDraft(entry, draft);
  const changes = content.files.has(path)
    ? new Map([[path, text]])
    : changesToAdd(content, path, text);
  return { draft, entry, text, edit: editOf(content, changes) };
}

/** The path of the entry that an earlier submission of the same form has added, whose answer was lost. */
export const addedBefore = ({ entry: { path }, text, edit }: EntryChange): string | undefined =>
  [...edit.before.files].find(
    ([each, own]) => own === text && dirname(each) === dirname(path),
  )?.[0];

/** Whether the file has the text that the change was made from, or is still to be written. */
export function isAsOpened({ entry: { path, source }, edit: { before } }: EntryChange): boolean {
  return !before.files.has(path) || before.files.get(path) === source;
}
