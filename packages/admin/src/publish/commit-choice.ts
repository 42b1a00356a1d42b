import { orderFile } from '../../../content-model/src/order.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { splitTranslations } from '../../../content-model/src/translations/translation-files.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { type Change, changedPictures, filesIn, versionsOf } from '../changes/changes.ts';
import { namedIn } from '../changes/named-pictures.ts';

/** The chosen changes, or all without a choice. */
export function chosenOf(
  changes: readonly Change[],
  chosen: Iterable<string> | undefined,
): readonly Change[] {
  if (!chosen) return changes;
  const keys = new Set(chosen);
  return changes.filter(({ path }) => keys.has(path));
}

/** Unpublished pictures that no file names, such as those of a form that was never saved. */
export function unreferencedPictures(before: Snapshot, after: Snapshot): string[] {
  const added = [...after.pictures].filter((path) => !before.pictures.has(path));
  const named = namedIn(after.files, added);
  return added.filter((path) => !named.has(path));
}

/**
 * The files of changes: the files of the entries, the order files of removed entries, and pictures that only these changes
 * name.
 *
 * @param others all other changes
 */
export function filesOf(
  changes: readonly Change[],
  others: readonly Change[],
  before: Snapshot,
  after: Snapshot,
): string[] {
  const named = namedIn(versionsOf(changes, before, after), changedPictures(before, after));
  const namedElsewhere = namedIn(versionsOf(others, before, after), named);
  const pictures = [...named].filter((picture) => !namedElsewhere.has(picture));
  // A removed entry that stays online needs the former order file, or it would move to the end of its list.
  const orders = changes.flatMap(({ what, collection }) =>
    what === 'removed' && collection?.type === 'list' ? [orderFile(collection)] : [],
  );
  return [...changes.flatMap((change) => filesIn(change, before)), ...orders, ...pictures];
}

/** Content with the former version of some files. */
export function withFormer(
  content: ContentFiles,
  paths: readonly string[],
  before: Snapshot,
): ContentFiles {
  const files = new Map([...content.files, ...(content.translations ?? [])]);
  const pictures = new Set(content.pictures);
  for (const path of paths) {
    const text = before.files.get(path);
    if (text === undefined) files.delete(path);
    else files.set(path, text);
    if (before.pictures.has(path)) pictures.add(path);
    else pictures.delete(path);
  }
  return { ...content, ...splitTranslations(files), pictures };
}
