import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describedPictures } from '../../../content-model/src/check/described-pictures.ts';
import { findPicture, isPictureName } from '../../../content-model/src/check/pictures.ts';
import { DRAFT_MARK } from '../../../content-model/src/check/placeholders.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  type FieldPath,
  mapFields,
  metadata,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { entryFiles, type OpenEntry, readEntry } from '../entries/entries.ts';
import { inputName } from '../form/form-values.ts';
import { type Trashed, trashed } from '../undo/trash.ts';
import { sizeOf } from './prepare-picture.ts';

/** A field that names a picture; the text of a document is the field `body`. */
export type PictureUse = { entry: OpenEntry; field: FieldPath };

/** The picture that an entry names; undefined if there is none. */
export function pictureNamed(content: ContentFiles, file: string, named: unknown) {
  if (typeof named !== 'string' || named === '') return undefined;
  const { pictures } = content;
  return findPicture(file, named, { pictures, imageErrors: new Map() }).picture;
}

const opened = new WeakMap<ContentFiles, readonly OpenEntry[]>();

/** Every entry, in the order of the overview; each content is read once. */
function openEntries(content: ContentFiles): readonly OpenEntry[] {
  const entries =
    opened.get(content) ?? entryFiles(content).map((file) => readEntry(content, file));
  opened.set(content, entries);
  return entries;
}

/** Every picture of the content. */
export const allPictures = ({ pictures }: ContentFiles): string[] =>
  [...pictures].filter(isPictureName).sort((one, other) => one.localeCompare(other));

/** The pictures that were removed or replaced, the latest first. */
export const removedPictures = (folder: string): Trashed[] =>
  trashed(folder).filter(({ paths: [path = ''] }) => isPictureName(path));

/**
 * Where each picture is named. A picture counts as named by a text, and by an entry that cannot be read, as soon as
 * the name of its file occurs in it.
 */
export function usesOf(content: ContentFiles): Map<string, PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  const pictures = allPictures(content);
  const add = (picture: string, use: PictureUse) =>
    uses.set(picture, [...(uses.get(picture) ?? []), use]);
  for (const entry of openEntries(content)) {
    const { path } = entry;
    mapFields(entry.collection.schema, entry.fields, (value, schema, field) => {
      const isPicture = metadata(schema).widget === 'picture';
      const picture = isPicture && pictureNamed(content, path, value);
      if (picture) add(picture, { entry, field });
      return value;
    });
    const text = entry.fields === undefined ? entry.source : entry.body;
    for (const picture of text === '' ? [] : pictures) {
      const name = posix.basename(picture);
      if (text.includes(name) || text.includes(encodeURI(name))) {
        add(picture, { entry, field: ['body'] });
      }
    }
  }
  return uses;
}

/** A picture that the content shows, without words for visitors who cannot see it. */
export type MissingDescription = { entry: OpenEntry; field: FieldPath; picture: string };

/** Whether a description says nothing: it is empty, waits to be written, or is the name of a file. */
const saysNothing = (text: unknown) =>
  typeof text !== 'string' ||
  text.trim() === '' ||
  text.startsWith(DRAFT_MARK) ||
  /^\S+\.(?:png|jpe?g|webp|avif|svg|heic)$|^(?:img|dsc|pxl)[-_]?\d+$/i.test(text.trim());

/** Every picture whose description is missing, in the order of the overview. */
export function missingDescriptions(content: ContentFiles): MissingDescription[] {
  return openEntries(content).flatMap((entry) =>
    describedPictures(entry.collection.schema, entry.fields).flatMap(({ picture, description }) => {
      const shown = pictureNamed(content, entry.path, valueAt(entry.fields, picture));
      if (!shown || !saysNothing(valueAt(entry.fields, description))) return [];
      return [{ entry, field: description, picture: shown }];
    }),
  );
}

/** The name of the input for a description. */
export const descriptionInput = ({ entry, field }: MissingDescription) =>
  `${entry.path}#${inputName(field)}`;

/** How large a picture is, in bytes and in pixels; a drawing has no pixels. */
export async function sizeOfFile(folder: string, path: string) {
  const bytes = readFileSync(join(folder, path));
  const size = path.endsWith('.svg') ? undefined : await sizeOf(bytes);
  return { bytes: bytes.length, pixels: typeof size === 'object' ? size : undefined };
}
