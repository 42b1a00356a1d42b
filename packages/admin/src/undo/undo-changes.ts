import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Changes, editOf, issuesOfEdit } from '../../../content-model/src/changes.ts';
import { idOf } from '../../../content-model/src/check/locate.ts';
import type { List } from '../../../content-model/src/collection-types.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { applyChanges } from '../../../content-store/src/folder.ts';
import type { Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { targetIn } from '../../../content-store/src/target-in.ts';
import { type Change, changedPictures, versionsOf } from '../changes/changes.ts';
import { mergeEntry } from '../changes/merge-entries.ts';
import { namedIn } from '../changes/named-pictures.ts';
import { mergeOrder } from '../changes/order.ts';
import { idsIn, ordered } from '../entries/entries.ts';
import { rememberWriter } from '../entries/last-writers.ts';
import { removal, textsOfEntry } from '../lists/removed-entries.ts';

/** The content before the changes, directly after them, and now, with some changes undone already. */
type Times = { before: Snapshot; after: Snapshot; now: Snapshot };

/** The outcome of an undo. */
export type Undone = {
  /** The issues that the content would have; with any, nothing is written. */
  issues: readonly ContentIssue[];
  /** The entries that were changed again since; the later changes stay. */
  later: readonly Change[];
  /** Whether nothing can be undone, because everything is as before or was changed again. */
  isNothing: boolean;
};

/** The texts that undo a change, undefined for a file to delete; none if everything was changed again. */
function textsFor(change: Change, { before, after, now }: Times): Changes {
  const { what, collection, path } = change;
  const list = collection?.type === 'list' ? collection : undefined;
  if (list && what === 'order') return formerOrder(list, { before, after, now });
  if (now.files.get(path) !== after.files.get(path)) {
    return withoutLaterChanges(path, { before, after, now });
  }
  if (collection && what === 'added') return removal(now, { path, collection });
  if (collection && what === 'removed') {
    const own = textsOfEntry(before, { path, collection });
    if (!list) return new Map(own);
    const ids = idsIn(now, list);
    const order = idsIn(before, list).filter((id) => ids.includes(id) || id === idOf(path));
    return new Map([...own, ...ordered(now, list, mergeOrder([], ids, order))]);
  }
  return new Map([[path, before.files.get(path)]]);
}

/** An entry without a change, but with later changes of it. */
function withoutLaterChanges(path: string, { before, after, now }: Times) {
  const [base, ours, theirs] = [after, now, before].map(({ files }) => files.get(path));
  if (base === undefined || ours === undefined || theirs === undefined) return new Map();
  const text = mergeEntry(now, path, { base, ours, theirs }, 'ours');
  return text === undefined ? new Map() : new Map([[path, text]]);
}

/** The former order of a list's entries, except for entries that moved later. */
function formerOrder(list: List, { before, after, now }: Times) {
  const ids = idsIn(after, list);
  const old = idsIn(before, list).filter((id) => ids.includes(id));
  const former = mergeOrder([], old, ids);
  return new Map(ordered(now, list, mergeOrder(ids, idsIn(now, list), former)));
}

/** The pictures to restore or delete: those of the changes that did not change again. */
function picturesOf(changes: readonly Change[], { before, after, now }: Times): string[] {
  const own = changes.map(({ path }) => path);
  const changed = [...changedPictures(before, after)];
  const inChanges = namedIn(versionsOf(changes, before, after), changed);
  const inFolder = namedIn(now.files, changed);
  return changed
    .filter((path) => now.pictureIds.get(path) === after.pictureIds.get(path))
    .filter((path) => own.includes(path) || inChanges.has(path))
    .filter((path) => before.pictures.has(path) || own.includes(path) || !inFolder.has(path));
}

/**
 * Undoes changes in the folder, all or none. Later changes of the same entries stay.
 *
 * @param commit the content before the changes
 * @param since the content directly after the changes; absent for the latest changes
 */
export async function undoChanges(
  repository: Repository,
  commit: string | undefined,
  changes: readonly Change[],
  since?: Snapshot,
): Promise<Undone> {
  const { folder } = repository;
  const [before, found] = [await repository.snapshotAt(commit), await repository.snapshotNow()];
  const files = new Map(found.files);
  const after = since ?? found;
  const times = { before, after, now: { ...found, files } };
  const texts = new Map<string, string | undefined>();
  for (const change of changes) {
    for (const [path, text] of textsFor(change, times)) {
      if (text === files.get(path)) continue;
      texts.set(path, text);
      if (text === undefined) files.delete(path);
      else files.set(path, text);
    }
  }
  const pictures = picturesOf(changes, times);
  const gone = pictures.filter((path) => !before.pictures.has(path));
  const back = pictures.filter((path) => before.pictures.has(path));
  const content = await readContent(folder);
  const kept = [...content.pictures].filter((path) => !gone.includes(path));
  const issues = issuesOfEdit(editOf({ ...content, pictures: new Set([...kept, ...back]) }, texts));
  const later = changes.filter(({ path }) => found.files.get(path) !== after.files.get(path));
  const undone = { issues, later, isNothing: texts.size + pictures.length === 0 };
  if (issues.length > 0) return undone;
  for (const path of back) {
    const target = targetIn(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await repository.fileAt(commit ?? '', path));
  }
  applyChanges(folder, texts);
  rememberWriter(folder, texts, repository.person);
  for (const path of gone) rmSync(targetIn(folder, path), { force: true });
  return undone;
}
