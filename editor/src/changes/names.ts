import type { Collection } from '../../../content-model/src/collections.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  type FieldPath,
  fieldName,
  metadata,
  schemaAt,
} from '../../../content-model/src/schema-traversal.ts';
import { displayName, type EntryFile } from '../entries/entries.ts';
import { collectionLabel, labelAt, trailOf } from '../labels/labels.ts';
import type { Language } from '../languages.ts';

/** What the owner calls a field: `Links › 2 › Text`. */
export const fieldLabel = (
  collection: Collection | undefined,
  path: FieldPath,
  language: Language,
): string => (collection ? trailOf(collection, path, language) : fieldName(path));

/** What the owner calls the value of a field. */
export function valueLabel(
  collection: Collection | undefined,
  path: FieldPath,
  text: string,
  language: Language,
): string {
  const schema = collection && schemaAt(collection.schema, path);
  if (!collection || !schema) return text;
  // A switch that is off has the words of a choice that is left out.
  const isOff = metadata(schema).widget === 'switch' && text !== 'true';
  return labelAt(collection, path, language).choices?.[isOff ? '' : text] ?? text;
}

/** What tells an entry from the others of its collection; undefined where there is only one. */
export const titleOf = (content: ContentFiles, entry: EntryFile): string | undefined =>
  entry.collection.type === 'singleton' ? undefined : displayName(content, entry);

/** What the owner calls an entry or a file: `First view`, `Team: Adaeze Okonkwo`, `map.png`. */
export function nameOf(
  { collection, title }: { collection?: Collection | undefined; title?: string | undefined },
  language: Language,
): string {
  const label = collection && collectionLabel(collection, language);
  return [label, title].filter((part) => part !== undefined).join(': ');
}

/** What the owner calls the entry in a file. */
export const entryName = (content: ContentFiles, entry: EntryFile, language: Language): string =>
  nameOf({ collection: entry.collection, title: titleOf(content, entry) }, language);
