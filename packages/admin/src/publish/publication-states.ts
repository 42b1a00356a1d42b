import { translationOf } from '../../../content-model/src/translations/translation-files.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { AdminContext } from '../request/context.ts';

/** An entry that was never published, or that has changed since, itself or in a translation. */
export type PublicationState = 'unpublished' | 'changed';

/** The states of the files that differ from the last publication. */
export type PublicationStates = ReadonlyMap<string, PublicationState>;

/** Compares the folder with its last publication; without a history, no file has a state. */
export async function publicationStates({
  folder,
  isSample,
}: Pick<AdminContext, 'folder' | 'isSample'>): Promise<PublicationStates> {
  const repository = isSample ? undefined : await Repository.find(folder);
  // A failure of Git does not hide the list.
  const status = await repository?.status().catch(() => undefined);
  if (status?.head === undefined) return new Map();
  return new Map([
    ...[...status.changed].map((path) => [translationOf(path)?.source ?? path, 'changed'] as const),
    ...[...status.added]
      .filter((path) => translationOf(path) === undefined)
      .map((path) => [path, 'unpublished'] as const),
  ]);
}
