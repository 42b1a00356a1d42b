import { describedPictures } from './check/described-pictures.ts';
import { hiddenElements, pathInFile } from './check/hidden-elements.ts';
import { locate } from './check/locate.ts';
import { type Collection, type Content, mapCollections } from './collections.ts';
import { fieldsOfFile } from './file-fields.ts';
import { pagesOf } from './pages.ts';
import { type MarkedField, markOf } from './preview.ts';
import type { ContentFiles } from './read-content.ts';
import type { SiteLanguage } from './read-site.ts';
import {
  type FieldPath,
  isObject,
  isTextField,
  mapFields,
  metadata,
  valueAt,
} from './schema-traversal.ts';
import { translationKind } from './translations/overlay.ts';

/** Fields with addresses of pages and names of typefaces, which pages do not show. */
const NAMES = new Set(['address', 'slug', 'displayTypeface', 'textTypeface']);

/** The ends of blocks in the text of a page. */
const BLOCK_END = /<\/(?:p|h\d|li|blockquote|th|td)>/g;

/**
 * Marks every text of the content that pages show with its field, so that a page beside the forms can lead to the form
 * of a text.
 *
 * @param files of the first language, whose content it is
 * @returns the content, and the fields at the positions that its marks say
 */
export function markFields(
  { content, addresses }: Pick<SiteLanguage, 'content' | 'addresses'>,
  { files }: Pick<ContentFiles, 'files'>,
): { content: Content; fields: MarkedField[] } {
  const { hidden: off, offline } = pagesOf(files);
  const hidden = [...off, ...offline];
  const fields: MarkedField[] = [];
  const mark = (text: string, field: MarkedField) => text + markOf(fields.push(field) - 1);

  /** HTML with a mark at the end of each block. */
  const markedHtml = (html: string, field: MarkedField) =>
    html.replaceAll(BLOCK_END, (end) => mark('', field) + end);

  /** An entry with a mark at each text; addresses, names and other values without words of their own have none. */
  function marked({ schema }: Collection, file: string, entry: unknown): unknown {
    const pictures = picturesOf(schema, entry);
    const source = hidden.length > 0 ? fieldsOfFile(files, file) : undefined;
    const leftOut = [...hiddenElements(schema, source, hidden).values()];
    return mapFields(schema, entry, (value, field, at) => {
      if (typeof value !== 'string' || value === '' || !isTextField(field)) return value;
      if (translationKind(field) === 'shared' || NAMES.has(String(at.at(-1)))) return value;
      const picture = pictures.get(at.join('.')) ?? pictures.get(at.slice(0, -1).join('.'));
      const input = pathInFile(at, leftOut).join('.');
      if (metadata(field).markdown) return markedHtml(value, { file, input });
      return mark(value, { file, input, ...(picture && { picture }) });
    });
  }

  /** The text of a page, with a mark at the end of each block, title and description of a picture. */
  function markedText(file: string, value: unknown): unknown {
    const field = { file, input: 'body' };
    if (Array.isArray(value)) return value.map((each) => markedText(file, each));
    if (!isObject(value)) return value;
    const { html, title, alt } = value;
    return {
      ...value,
      ...(typeof html === 'string' && { html: markedHtml(html, field) }),
      ...(typeof title === 'string' && { title: mark(title, field) }),
      ...(typeof alt === 'string' && { alt: mark(alt, field) }),
    };
  }

  const pages = new Map(Object.entries(addresses).map(([id, address]) => [address, `${id}.md`]));
  const whole = mapCollections((collection, name) => {
    const value = valueAt(content, name.split('.'));
    const paths = locate(collection, files);
    if (collection.type === 'singleton') {
      return marked(collection, paths[0] ?? `${collection.path}.yaml`, value);
    }
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    if (collection.type === 'list') {
      return entries.map((entry, at) => marked(collection, paths[at] ?? '', entry));
    }
    return entries.map((page) => {
      const file = pages.get(String(valueAt(page, ['path']))) ?? '';
      const { sections, blocks, ...own } = marked(collection, file, page) as Record<
        string,
        unknown
      >;
      const texts = Object.entries({ sections, blocks }).filter(([, each]) => each !== undefined);
      const bodies = texts.map(([part, each]) => [part, markedText(file, each)]);
      return { ...own, ...Object.fromEntries(bodies) };
    });
  });
  return { content: whole, fields };
}

/** The names of the picture fields of an entry, by those of the fields that describe them and of their groups. */
function picturesOf(schema: Collection['schema'], entry: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const nameOf = (path: FieldPath) => path.join('.');
  mapFields(schema, entry, (value, field, at) => {
    const group = nameOf(at.slice(0, -1));
    if (metadata(field).widget === 'picture' && !found.has(group)) found.set(group, nameOf(at));
    return value;
  });
  for (const { picture, description } of describedPictures(schema, entry)) {
    found.set(nameOf(description), nameOf(picture));
  }
  return found;
}
