import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { applyChanges, inspectFolder, issuesAfter } from '../../../content-model/src/folder.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import { type Change, pairEntries } from '../changes/changes.ts';
import { studyOf } from '../entries/entries.ts';
import type { Repository } from '../git/repository.ts';
import type { Snapshot } from '../git/snapshot.ts';
import { renumber } from './renumber.ts';

/** Names a change in the query of an address. */
export const changeKey = ({ what, collection, before, after }: Change) =>
  what === 'order' && collection?.type === 'list'
    ? `order ${collection.folder}`
    : (after ?? before ?? '');

/** Files to write again as a commit has them, and files to delete. */
type Restoration = {
  texts: Map<string, string | undefined>;
  /** Pictures; true if the commit has it. */
  pictures: Map<string, boolean>;
};

/** What has to be done in the folder to undo a change. */
function restorationOf(change: Change, then: Snapshot, now: Snapshot): Restoration {
  const texts = new Map<string, string | undefined>();
  const { what, collection, before, after } = change;
  if (what === 'order' && collection?.type === 'list') {
    return { texts: formerOrder(change, then, now), pictures: new Map() };
  }
  if (what === 'added' && after) {
    texts.set(after, undefined);
    if (collection?.type === 'list' && now.files.has(studyOf(after))) {
      texts.set(studyOf(after), undefined);
    }
  } else if (before && then.files.has(before)) {
    // A list entry stays in its place: the order is a change of its own.
    const isMoved = what === 'changed' && collection?.type === 'list' && after !== before;
    texts.set(isMoved && after ? after : before, then.files.get(before));
    if (after && after !== before && !isMoved) texts.set(after, undefined);
  } else if (after && now.files.has(after)) {
    texts.set(after, undefined);
  }
  return { texts, pictures: picturesOf(change, texts, then, now) };
}

/** Gives every entry of a list that was there before the name that it had. */
function formerOrder(
  { collection }: Change,
  then: Snapshot,
  now: Snapshot,
): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  if (collection?.type !== 'list') return texts;
  const { pairs, added } = pairEntries(collection, then, now);
  const names = new Set(pairs.map(([former]) => former));
  // A new entry that has the name of another makes way for it.
  const makingWay = added
    .filter((path) => names.has(path))
    .map((path) => [path.replace(/(\.\w+)$/, '-new$1'), path] as const);
  for (const [former, path] of [...pairs, ...makingWay]) {
    if (former === path) continue;
    for (const [from, to] of [
      [path, former],
      [studyOf(path), studyOf(former)],
    ] as const) {
      const text = now.files.get(from);
      if (text === undefined) continue;
      if (!texts.has(from)) texts.set(from, undefined);
      texts.set(to, text);
    }
  }
  return texts;
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
  const counted = numberOf(change);
  const issues = issuesAfter(after, texts).filter(
    ({ field }) => counted === undefined || field !== counted,
  );
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
  if (counted !== undefined) renumber(folder);
  return [];
}

/** The field in which the entries of the change's list are counted: they are numbered anew. */
const numberOf = ({ collection }: Change) =>
  collection?.type === 'list' ? collection.numbered : undefined;
