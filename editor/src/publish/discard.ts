import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { issuesAfter } from '../../../content-model/src/changes.ts';
import { idOf } from '../../../content-model/src/check/locate.ts';
import type { List } from '../../../content-model/src/collections.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { applyChanges, inspectFolder } from '../../../content-store/src/folder.ts';
import type { Repository } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import type { Change } from '../changes/changes.ts';
import { mergeOrder } from '../changes/merge-order.ts';
import { idsIn, ordered, studyOf } from '../entries/entries.ts';

/** Names a change in the query of an address. */
export const changeKey = ({ before, after }: Change) => after ?? before ?? '';

/** Files to write again as a commit has them, and files to delete. */
type Restoration = {
  texts: Map<string, string | undefined>;
  /** Pictures; true if the commit has it. */
  pictures: Map<string, boolean>;
};

/** What has to be done in the folder to undo a change. */
function restorationOf(change: Change, then: Snapshot, now: Snapshot): Restoration {
  const { what, collection, before, after } = change;
  const list = collection?.type === 'list' ? collection : undefined;
  if (list && what === 'order') return { texts: formerOrder(list, then, now), pictures: new Map() };
  const texts = new Map<string, string | undefined>();
  if (after && after !== before) texts.set(after, undefined);
  if (before) texts.set(before, then.files.get(before));
  if (list && what === 'added' && after) {
    if (now.files.has(studyOf(after))) texts.set(studyOf(after), undefined);
    const others = idsIn(now, list).filter((id) => id !== idOf(after));
    for (const [path, text] of ordered(now, list, others)) texts.set(path, text);
  }
  if (list && what === 'removed' && before) {
    const [old, ids] = [idsIn(then, list), idsIn(now, list)];
    const order = old.filter((id) => ids.includes(id) || id === idOf(before));
    for (const [path, text] of ordered(now, list, mergeOrder([], ids, order)))
      texts.set(path, text);
  }
  return { texts, pictures: picturesOf(change, texts, then, now) };
}

/** Puts the entries of a list that were there before in the order that they had. */
function formerOrder(list: List, then: Snapshot, now: Snapshot): Map<string, string | undefined> {
  const ids = idsIn(now, list);
  const old = idsIn(then, list).filter((id) => ids.includes(id));
  return new Map(ordered(now, list, mergeOrder([], old, ids)));
}

/** The pictures that belong to a change: those that the entry names, and no other entry. */
function picturesOf(
  { before, after }: Change,
  texts: ReadonlyMap<string, string | undefined>,
  then: Snapshot,
  now: Snapshot,
): Map<string, boolean> {
  const own = `${then.files.get(before ?? '') ?? ''}\n${now.files.get(after ?? '') ?? ''}`;
  const others = [...now.files].filter(([path]) => path !== after && !texts.has(path));
  const changed = [...new Set([...then.pictures, ...now.pictures])].filter(
    (path) => then.pictureIds.get(path) !== now.pictureIds.get(path),
  );
  return new Map(
    changed
      .filter((path) => path === before || path === after || own.includes(posix.basename(path)))
      .filter(
        (path) =>
          then.pictures.has(path) ||
          !others.some(([, text]) => text.includes(posix.basename(path))),
      )
      .map((path) => [path, then.pictures.has(path)]),
  );
}

/**
 * Undoes a change that is not published.
 *
 * @returns why not, if undoing it would break something
 */
export async function discard(
  repository: Repository,
  head: string,
  change: Change,
): Promise<readonly ContentIssue[]> {
  const { folder } = repository;
  const [then, now] = [await repository.snapshotAt(head), await repository.snapshotNow()];
  const { texts, pictures } = restorationOf(change, then, now);
  const content = await inspectFolder(folder);
  const kept = [...content.pictures].filter((path) => pictures.get(path) !== false);
  const restored = [...pictures].filter(([, isThere]) => isThere).map(([path]) => path);
  const after = { ...content, pictures: new Set([...kept, ...restored]) };
  const issues = issuesAfter(after, texts);
  if (issues.length > 0) return issues;
  for (const path of restored) {
    const bytes = await repository.fileAt(head, path);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  applyChanges(folder, texts);
  for (const [path, isThere] of pictures) {
    if (!isThere && existsSync(join(folder, path))) rmSync(join(folder, path));
  }
  return [];
}
