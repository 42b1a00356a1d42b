import { translationOf } from '../../../content-model/src/translations/translation-files.ts';
import { Repository } from '../../../content-store/src/git/repository.ts';
import type { AdminContext } from '../request/context.ts';

/** An entry that is in no publication yet, or that was changed since the last one, a translation included. */
export type PublicationState = 'unpublished' | 'changed';

/** The states of the files that are not as they were published. */
export type PublicationStates = ReadonlyMap<string, PublicationState>;

/** Compares the folder with its last publication; nothing is known without a history. */
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
