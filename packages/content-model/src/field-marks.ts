import { describedPictures } from './check/described-pictures.ts';
import { hiddenElements, pathInFile } from './check/hidden-elements.ts';
import type { Collection } from './collections.ts';
import { fieldsOfFile } from './file-fields.ts';
import { pagesOf } from './pages.ts';
import { type MarkedField, markOf } from './preview.ts';
import type { ContentFiles } from './read-content.ts';
import { type FieldPath, isObject, isTextField, mapFields, metadata } from './schema-traversal.ts';
import { translationKind } from './translations/overlay.ts';

/** Fields with addresses of pages and names of typefaces, which pages do not show. */
const NAMES = new Set(['address', 'slug', 'displayTypeface', 'textTypeface']);

/** The ends of blocks in the text of a page. */
const BLOCK_END = /<\/(?:p|h\d|li|blockquote|th|td)>/g;

/** Marks texts with their fields, and knows the field of each mark by its number. */
export class FieldMarks {
  /** The fields of the marks: the number of a mark is its index. */
  readonly fields: MarkedField[] = [];
  readonly #files: ContentFiles['files'];
  /** The targets whose links pages leave out: elements behind such a link stand further up in the content than in the file. */
  readonly #hidden: readonly string[];

  /** @param files of the first language */
  constructor(files: ContentFiles['files']) {
    const { hidden, offline } = pagesOf(files);
    this.#files = files;
    this.#hidden = [...hidden, ...offline];
  }

  /** An entry with a mark at each text; addresses, names and other values without words of their own have none. */
  entry({ schema }: Collection, file: string, entry: unknown): unknown {
    const pictures = picturesOf(schema, entry);
    const source = this.#hidden.length > 0 ? fieldsOfFile(this.#files, file) : undefined;
    const leftOut = [...hiddenElements(schema, source, this.#hidden).values()];
    return mapFields(schema, entry, (value, field, at) => {
      if (typeof value !== 'string' || value === '' || !isTextField(field)) return value;
      if (translationKind(field) === 'shared' || NAMES.has(String(at.at(-1)))) return value;
      const picture = pictures.get(at.join('.')) ?? pictures.get(at.slice(0, -1).join('.'));
      const input = pathInFile(at, leftOut).join('.');
      if (metadata(field).markdown) return this.#html(value, { file, input });
      return this.#mark(value, { file, input, ...(picture && { picture }) });
    });
  }

  /** The text of a page, with a mark at the end of each block, title and description of a picture. */
  body(file: string, value: unknown): unknown {
    const field = { file, input: 'body' };
    if (Array.isArray(value)) return value.map((each) => this.body(file, each));
    if (!isObject(value)) return value;
    const { html, title, alt } = value;
    return {
      ...value,
      ...(typeof html === 'string' && { html: this.#html(html, field) }),
      ...(typeof title === 'string' && { title: this.#mark(title, field) }),
      ...(typeof alt === 'string' && { alt: this.#mark(alt, field) }),
    };
  }

  #mark(text: string, field: MarkedField): string {
    return text + markOf(this.fields.push(field) - 1);
  }

  /** HTML with a mark at the end of each block. */
  #html(html: string, field: MarkedField): string {
    return html.replaceAll(BLOCK_END, (end) => this.#mark('', field) + end);
  }
}

/** The names of the picture fields of an entry, by the names of their descriptions and of their groups. */
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
