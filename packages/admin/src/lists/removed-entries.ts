import { randomUUID } from 'node:crypto';
import type { Changes } from '../../../content-model/src/changes.ts';
import { collectionOf, idOf } from '../../../content-model/src/check/locate.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  pairKey,
  translationOf,
} from '../../../content-model/src/translations/translation-files.ts';
import { type EntryFile, freeId, idsIn, ordered, pageOfEntry } from '../entries/entries.ts';
import { forgetKept, keep, readKept } from '../undo/kept-file.ts';
import { namedAgain, type Reference, referencesTo } from './references.ts';

/** A removed entry, which can be restored until the owner publishes. */
export type RemovedEntry = {
  id: string;
  /** The owner's name of the entry. */
  title: string;
  /** The files of the entry, its case study and their translations, from the content folder. */
  texts: readonly (readonly [path: string, text: string])[];
  /** Its position in its list, counted from 0. */
  position: number;
  /** The fields of other entries that named it. */
  references: readonly Reference[];
};

const FILE = 'removed/entries.json';

/** The removed entries of a content folder that were not restored, the latest first. */
export const removedEntries = (folder: string): RemovedEntry[] => readKept(folder, FILE) ?? [];

/** Stores an entry before it is removed. */
export function keepRemoved(folder: string, entry: Omit<RemovedEntry, 'id'>): RemovedEntry {
  const removed = { id: randomUUID(), ...entry };
  keep(folder, FILE, [removed, ...removedEntries(folder)]);
  return removed;
}

/** Forgets a removed entry. */
export function forgetRemoved(folder: string, { id }: RemovedEntry): void {
  const others = removedEntries(folder).filter((each) => each.id !== id);
  keep(folder, FILE, others);
}

/** Forgets everything that was removed. */
export const forgetAllRemoved = (folder: string): void => forgetKept(folder, FILE);

/** The texts of an entry, of its case study, and of the translations of both, by their paths; the entry's own is first. */
export function textsOfEntry(
  { files, translations = new Map() }: ContentFiles,
  { path, collection }: EntryFile,
): [string, string][] {
  const own = [path, pageOfEntry(path)];
  // A singleton with words in every language can be translated without its file.
  const sources = collection.type === 'singleton' ? [] : own.map(pairKey);
  return [...files, ...translations]
    .filter(
      ([each]) =>
        own.includes(each) || sources.includes(pairKey(translationOf(each)?.source ?? '')),
    )
    .sort(([one], [other]) => Number(other === path) - Number(one === path));
}

/** The changes that remove an entry, also from the fields of other entries that name it. */
export function removal(content: ContentFiles, entry: EntryFile): Changes {
  const { path, collection } = entry;
  const own = textsOfEntry(content, entry).map(([each]) => [each, undefined] as const);
  if (collection.type !== 'list') return new Map(own);
  const others = idsIn(content, collection).filter((id) => id !== idOf(path));
  const { changes } = referencesTo(content, entry);
  return new Map([...own, ...changes, ...ordered(content, collection, others)]);
}

/**
 * The changes that restore an entry at its position.
 *
 * @returns the changes, the entry's own file first; undefined if another page has its address
 */
export function restored(content: ContentFiles, entry: RemovedEntry): Changes | undefined {
  const { texts, position, references } = entry;
  const [[path] = ['']] = texts;
  const collection = collectionOf(path);
  if (collection?.type !== 'list') return content.files.has(path) ? undefined : new Map(texts);
  const id = freeId(content, collection, idOf(path));
  const renamed = (each: string) => each.replace(`/${idOf(path)}.`, `/${id}.`);
  return new Map([
    ...texts.map(([each, text]) => [renamed(each), text] as const),
    ...namedAgain(content, references, id),
    ...ordered(content, collection, idsIn(content, collection).toSpliced(position, 0, id)),
  ]);
}
