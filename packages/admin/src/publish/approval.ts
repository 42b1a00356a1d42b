import { createHash } from 'node:crypto';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import type { Change } from '../changes/changes.ts';
import { namedIn } from '../changes/named-pictures.ts';

/** Hashes of approved content, by the keys of the changes. */
export type Approved = Readonly<Record<string, string>>;

/** The files of a change: the file that is its key, and the pictures that this file names. */
export function filesOfKey(key: string, { files, pictures }: Snapshot): string[] {
  const text = files.get(key);
  const named = text === undefined ? [] : namedIn([[key, text]], pictures);
  return [key, ...[...named].sort()];
}

/** A hash of the files of a change in a snapshot. */
function hashOf(key: string, snapshot: Snapshot): string {
  const content = filesOfKey(key, snapshot).map((path) => [
    path,
    snapshot.files.get(path) ?? snapshot.pictureIds.get(path) ?? null,
  ]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64');
}

/** The approval of the current changes. */
export const approvalOf = (changes: readonly Change[], now: Snapshot): Approved =>
  Object.fromEntries(changes.map(({ path }) => [path, hashOf(path, now)]));

/** The keys of changes that differ from the approval: content that was changed again, or that nobody has approved. */
export function notApproved(
  approved: Approved,
  changes: readonly Change[],
  now: Snapshot,
): string[] {
  const keys = new Set([...Object.keys(approved), ...changes.map(({ path }) => path)]);
  return [...keys].filter((key) => approved[key] !== hashOf(key, now));
}
