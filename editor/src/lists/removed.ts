import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { stemOf } from '../../../content-model/src/check/address.ts';
import { locate } from '../../../content-model/src/check/locate.ts';
import { type Collection, lists } from '../../../content-model/src/collections.ts';
import type { Changes } from '../../../content-model/src/folder.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { displayName, type EntryFile, freeStem, reordered, studyOf } from '../entries/entries.ts';

/** An entry that was removed, with all that is needed to put it back. */
export type Removed = {
  token: string;
  title: string;
  collection: Collection;
  path: string;
  text: string;
  /** The text of its case study. */
  study: string | undefined;
  /** What a case study's project is called. */
  project: string | undefined;
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
  const owner = collection.type === 'documents' ? projectOf(content, path) : undefined;
  const project = owner && displayName(content, owner);
  const one = { token, title, collection, path, text, study, project, position };
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

/** The entries of the list that shares its folder with case studies. */
const projectsIn = ({ files }: ContentFiles, folder: string): EntryFile[] =>
  lists
    .filter((list) => list.folder === folder)
    .flatMap((collection) =>
      locate(collection, files.keys()).map((path) => ({ path, collection })),
    );

/** The project of a case study. */
const projectOf = (content: ContentFiles, study: string) =>
  projectsIn(content, posix.dirname(study)).find(({ path }) => studyOf(path) === study);

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
  const isKept = isFree && !collection.numbered;
  // The list gives it its number unless that is free; until then it has one that no other entry has.
  const number = isKept ? (numberOf(path) ?? '') : '9999';
  const name = freeStem(content, collection, stemOf(path)) + posix.extname(path);
  const own = `${collection.folder}/${number === '' ? '' : `${number}-`}${name}`;
  const added = new Map([
    [own, text],
    ...(study === undefined ? [] : [[studyOf(own), study] as const]),
  ]);
  if (isKept) return added;
  const files = new Map([...content.files, ...added]);
  const changes = reordered({ ...content, files }, collection, order.toSpliced(position, 0, own));
  const all = new Map<string, string | undefined>([...added, ...changes]);
  return new Map([...all].filter(([each, to]) => content.files.get(each) !== to));
}

/** Where a page in Markdown goes. */
function targetOf(content: ContentFiles, { path, project }: Removed): string {
  if (project === undefined) return path;
  const found = projectsIn(content, posix.dirname(path)).find(
    (each) => displayName(content, each) === project,
  );
  return found ? studyOf(found.path) : path;
}
