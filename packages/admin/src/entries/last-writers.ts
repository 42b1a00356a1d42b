import { createHash } from 'node:crypto';
import type { Changes } from '../../../content-model/src/changes.ts';
import type { Author } from '../../../content-store/src/git/repository.ts';
import { keep, readKept } from '../undo/kept-file.ts';

/** The person who saved a file last, and a hash of the saved text. */
type LastWriter = { person: Author; hash: string };

const FILE = 'writers/last.json';

const hashOf = (text = '') => createHash('sha256').update(text).digest('base64');

const writersIn = (folder: string) => readKept<Record<string, LastWriter>>(folder, FILE) ?? {};

/** Stores who made changes. @param person undefined on the owner's own computer */
export function rememberWriter(folder: string, changes: Changes, person: Author | undefined): void {
  if (!person) return;
  const { name, email } = person;
  const own = [...changes].map(([path, text]): [string, LastWriter] => [
    path,
    { person: { name, email }, hash: hashOf(text) },
  ]);
  keep(folder, FILE, { ...writersIn(folder), ...Object.fromEntries(own) });
}

/** The person who saved a file last; undefined if the file was changed outside the admin. @param text undefined for no file */
export function lastWriter(
  folder: string,
  path: string,
  text: string | undefined,
): Author | undefined {
  const last = writersIn(folder)[path];
  return last?.hash === hashOf(text) ? last.person : undefined;
}

/** The last writer of a file, for a message to `me`: `you`, a person `known` by name, or an `other`. */
export function whoSaved(
  { folder, person: me }: { folder: string; person?: Author },
  path: string,
  text: string,
): { who: 'you' | 'known' | 'other'; name: string } {
  const last = lastWriter(folder, path, text);
  if (!last) return { who: 'other', name: '' };
  return { who: last.email === me?.email ? 'you' : 'known', name: last.name };
}

export type WhoSaved = ReturnType<typeof whoSaved>;
