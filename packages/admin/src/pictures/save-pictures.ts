import { imageError } from '../../../content-model/src/check/image-error.ts';
import { idOf } from '../../../content-model/src/check/locate.ts';
import { type Finding, finding } from '../../../content-model/src/findings/findings.ts';
import type { ContentIssue } from '../../../content-model/src/issue.ts';
import {
  type FieldPath,
  fieldName,
  metadata,
  schemaAt,
} from '../../../content-model/src/schema-traversal.ts';
import type { PicturePlace } from '../../../content-model/src/schemas/fields.ts';
import { addPicture } from '../../../content-store/src/folder.ts';
import type { EntryFile } from '../entries/entries.ts';
import { inputName, type Posted, pathOf } from '../form/form-values.ts';
import { focusFrom, frameIn } from './crop.ts';
import { isDrawing } from './picture-bytes.ts';
import { prepareDrawing } from './prepare-drawing.ts';
import { type Crop, preparePicture } from './prepare-picture.ts';

/** A picture for the folder, or the reason for refusing it. */
type Outcome = { bytes: Uint8Array; extension: string } | Finding;

/**
 * Prepares uploaded pictures, stores them in the folder of an entry, and writes their names into the texts of its form.
 * The uploaded files themselves are not stored.
 *
 * @returns an issue for each picture that cannot be shown
 */
export async function savePictures(
  { path, collection }: EntryFile,
  posted: FormData,
  texts: Posted,
  folder: string,
): Promise<ContentIssue[]> {
  const refused: ContentIssue[] = [];
  for (const [name, file] of posted) {
    if (typeof file === 'string' || file.name === '' || !name.endsWith('.file')) continue;
    const input = name.slice(0, -'.file'.length);
    const field = pathOf(input);
    const schema = schemaAt(collection.schema, field);
    const place = schema && metadata(schema).place;
    if (!place) continue;
    const crop = cropIn(texts, field, place);
    const saved = await savePicture(file, path, place, folder, crop);
    if (typeof saved === 'string') {
      texts.set(input, saved);
      texts.delete(`${input}.none`);
    } else {
      refused.push({ file: `content/${path}`, field: fieldName(field), ...saved });
    }
  }
  return refused;
}

/**
 * Prepares an uploaded picture and stores it in the folder of an entry.
 *
 * @param path the file of the entry
 * @returns the path of the picture from that folder, or why it cannot be shown
 */
export async function savePicture(
  file: File,
  path: string,
  place: PicturePlace,
  folder: string,
  crop?: Crop,
): Promise<string | Finding> {
  const outcome = await prepared(file, place, crop);
  if ('found' in outcome) return outcome;
  const own = nameFor(file.name, path) + outcome.extension;
  return `./${addPicture(folder, path, own, outcome.bytes)}`;
}

async function prepared(file: File, place: PicturePlace, crop: Crop | undefined): Promise<Outcome> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isDrawing(file.name, bytes)) {
    const cleaned = await prepareDrawing(bytes);
    if (cleaned === 'hugeDrawing') return finding(cleaned);
    return (await imageError(cleaned, 'drawing.svg')) ?? { bytes: cleaned, extension: '.svg' };
  }
  const result = await preparePicture(bytes, place, crop);
  if (typeof result === 'string') return finding(result);
  return (await imageError(result.bytes, `picture${result.extension}`)) ?? result;
}

/** The part of a picture that the form asks for; undefined for the whole. */
function cropIn(texts: Posted, field: FieldPath, place: PicturePlace): Crop | undefined {
  const name = inputName(field);
  const last = field.findLastIndex((part) => typeof part === 'number');
  const siblings = Number(texts.get(`${inputName(field.slice(0, Math.max(0, last)))}.length`) ?? 0);
  const frame = frameIn(place, siblings);
  if (!frame || texts.get(`${name}.crop`) !== 'true') return undefined;
  const [x = '', y = '', zoom = ''] = ['x', 'y', 'zoom'].map((each) =>
    texts.get(`${name}.${each}`),
  );
  return { ratio: frame.ratio, focus: focusFrom(x, y, zoom, { x: 50, y: 50, zoom: 100 }) };
}

/** The name for a picture's file, without extension. A pasted picture without a name gets the name of the entry. */
function nameFor(name: string, path: string): string {
  const stem = name.replace(/\.[^.]*$/, '');
  if (!/^(?:image|blob|)$/i.test(stem)) return stem;
  return idOf(path);
}
