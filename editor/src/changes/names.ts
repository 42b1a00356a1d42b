import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { FieldPath } from '../../../content-model/src/schema-traversal.ts';
import { displayName, type EntryFile } from '../entries/entries.ts';
import { labelOf } from '../form/fields.ts';
import type { Language } from '../languages.ts';

/** What the owner calls a field: `Links › Entry 2 › Text`. */
export const fieldLabel = (path: FieldPath, language: Language): string =>
  path.map((_, index) => labelOf(path.slice(0, index + 1), { language })).join(' › ');

/** What the owner calls an entry: `First view`, `Team: Adaeze Okonkwo`. */
export function entryName(content: ContentFiles, entry: EntryFile): string {
  const { collection } = entry;
  const name = displayName(content, entry);
  return collection.type === 'singleton' ? name : `${collection.name}: ${name}`;
}
