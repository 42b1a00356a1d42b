import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { locate } from '../../../content-model/src/check/locate.ts';
import { type Collection, lists } from '../../../content-model/src/collections.ts';
import type { Changes } from '../../../content-model/src/folder.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { type EntryFile, reordered, studyOf } from '../entries/entries.ts';

/** An entry that was removed, with all that is needed to put it back. */
export type Removed = {
  token: string;
  title: string;
  collection: Collection;
  path: string;
  text: string;
  /** The text of its case study. */
  study: string | undefined;
  /** Its position in its list, counted from 0. */
  position: number;
};

/** What was removed from each content folder, the latest first, until the editor ends. */
const removed = new Map<string, readonly Removed[]>();

/** What was removed from a content folder and is not back yet, the latest first. */
export const removedFrom = (folder: string): readonly Removed[] => removed.get(folder) ?? [];

/** Remembers an entry that is about to be removed; returns the token by which it can be put back. */
export function remember(
  folder: string,
  content: ContentFiles,
  { path, collection }: EntryFile,
  title: string,
): string {
  const token = randomUUID();
  const text = content.files.get(path) ?? '';
  const study = collection.type === 'list' ? content.files.get(studyOf(path)) : undefined;
  const position = locate(collection, content.files.keys()).indexOf(path);
  const one = { token, title, collection, path, text, study, position };
  removed.set(folder, [one, ...removedFrom(folder)]);
  return token;
}

/** Forgets an entry that is back. */
export function forget(folder: string, token: string): void {
  removed.set(
    folder,
    removedFrom(folder).filter((each) => each.token !== token),
  );
}

const withoutNumber = (path: string) => posix.basename(path).replace(/^\d+-|\.\w+$/g, '');
const numberOf = (path: string) => /^\d+/.exec(posix.basename(path))?.[0];

/**
 * Puts an entry back in its place. A case study goes to its project, whatever number that has by now.
 *
 * @returns undefined if another page has the place
 */
export function restored(content: ContentFiles, entry: Removed): Changes | undefined {
  const { collection, path, text, study, position } = entry;
  if (collection.type !== 'list') {
    const target = targetOf(content, entry);
    return content.files.has(target) ? undefined : new Map([[target, text]]);
  }
  const order = locate(collection, content.files.keys());
  const isFree = order.every((each) => numberOf(each) !== numberOf(path));
  const own = new Map([
    [path, text],
    ...(study === undefined ? [] : [[studyOf(path), study] as const]),
  ]);
  if (isFree && !collection.numbered) return own;
  // The list gives it its number; until then it has one that no other entry has.
  const waiting = (each: string) =>
    posix.join(posix.dirname(each), `9999-${posix.basename(each).replace(/^\d+-/, '')}`);
  const added = new Map([...own].map(([each, source]) => [waiting(each), source]));
  const files = new Map([...content.files, ...added]);
  const changes = reordered(
    { ...content, files },
    collection,
    order.toSpliced(position, 0, waiting(path)),
  );
  const all = new Map<string, string | undefined>([...added, ...changes]);
  return new Map([...all].filter(([each, to]) => content.files.get(each) !== to));
}

/** Where a page in Markdown goes. */
function targetOf({ files }: ContentFiles, { collection, path }: Removed): string {
  if (collection.type !== 'documents') return path;
  const list = lists.find(({ folder }) => folder === collection.folder);
  const project =
    list && locate(list, files.keys()).find((each) => withoutNumber(each) === withoutNumber(path));
  return project === undefined ? path : studyOf(project);
}
