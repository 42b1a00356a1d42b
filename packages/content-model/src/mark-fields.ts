import { locate } from './check/locate.ts';
import type { Documents } from './collection-types.ts';
import { type Content, mapCollections } from './collections.ts';
import { FieldMarks } from './field-marks.ts';
import type { MarkedField } from './preview.ts';
import type { ContentFiles } from './read-content.ts';
import type { SiteLanguage } from './read-site.ts';
import { isObject, valueAt } from './schema-traversal.ts';

/**
 * Marks every text of the content that pages show with its field, so that a page beside the forms can lead to the form
 * of a text.
 *
 * @param files of the first language, whose content it is
 * @returns the content, and the fields of its marks: the number of a mark is its index
 */
export function markFields(
  { content, addresses }: Pick<SiteLanguage, 'content' | 'addresses'>,
  { files }: Pick<ContentFiles, 'files'>,
): { content: Content; fields: MarkedField[] } {
  const marks = new FieldMarks(files);
  const fileOf = new Map(Object.entries(addresses).map(([id, address]) => [address, `${id}.md`]));
  const whole = mapCollections((collection, name) => {
    const value = valueAt(content, name.split('.'));
    const paths = locate(collection, files);
    if (collection.type === 'singleton') {
      return marks.entry(collection, paths[0] ?? `${collection.path}.yaml`, value);
    }
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    if (collection.type === 'list') {
      return entries.map((entry, at) => marks.entry(collection, paths[at] ?? '', entry));
    }
    return entries.map((page) => {
      const file = fileOf.get(String(valueAt(page, ['path']))) ?? '';
      return markedPage(marks, collection, file, page);
    });
  });
  return { content: whole, fields: marks.fields };
}

/** A page with marks in its front matter and in its text. */
function markedPage(marks: FieldMarks, collection: Documents, file: string, page: unknown) {
  const fields = marks.entry(collection, file, page);
  if (!isObject(fields)) return fields;
  const { sections, blocks, ...own } = fields;
  const texts = Object.entries({ sections, blocks }).filter(([, each]) => each !== undefined);
  const bodies = texts.map(([part, each]) => [part, marks.body(file, each)]);
  return { ...own, ...Object.fromEntries(bodies) };
}
