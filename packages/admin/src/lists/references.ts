import type { Changes } from '../../../content-model/src/changes.ts';
import { idOf } from '../../../content-model/src/check/locate.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  allFields,
  type FieldPath,
  isOptional,
  mapFields,
  metadata,
  type Schema,
  valueAt,
  withValueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { type EntryFile, entryFiles, openEntry, readEntry, textOf } from '../entries/entries.ts';

/** A field of another entry that names an entry, such as the project of a quote. */
export type Reference = { path: string; field: FieldPath };

/** Whether a field may name an entry of a folder, and may be empty. */
const mayName = (schema: Schema, folder: string) =>
  metadata(schema).refersTo === folder && isOptional(schema);

/** The fields that name an entry, and the changes that leave them out. */
export function referencesTo(
  content: ContentFiles,
  { path, collection }: EntryFile,
): { references: Reference[]; changes: Changes } {
  const references: Reference[] = [];
  const changes = new Map<string, string>();
  if (collection.type !== 'list') return { references, changes };
  const { folder } = collection;
  for (const file of entryFiles(content)) {
    const { schema } = file.collection;
    if (!allFields(schema).some((field) => mayName(field.schema, folder))) continue;
    const entry = readEntry(content, file);
    const found: Reference[] = [];
    const fields = mapFields(schema, entry.fields, (value, field, at) => {
      const isNamed = mayName(field, folder) && String(value).trim().normalize() === idOf(path);
      if (!isNamed) return value;
      found.push({ path: file.path, field: at });
      return undefined;
    });
    if (found.length > 0) changes.set(file.path, textOf(entry, fields as object, entry.body));
    references.push(...found);
  }
  return { references, changes };
}

/** The changes that name an entry again, in the fields that are still empty. */
export function namedAgain(
  content: ContentFiles,
  references: readonly Reference[],
  id: string,
): Changes {
  const changes = new Map<string, string>();
  for (const { path, field } of references) {
    const files = new Map([...content.files, ...changes]);
    const entry = openEntry({ ...content, files }, path);
    if (!entry || (valueAt(entry.fields, field) ?? '') !== '') continue;
    const fields = withValueAt(entry.fields, field, id) as object;
    changes.set(path, textOf(entry, fields, entry.body));
  }
  return changes;
}
