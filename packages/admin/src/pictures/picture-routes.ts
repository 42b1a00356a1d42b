import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { isEntryOf } from '../../../content-model/src/check/locate.ts';
import { isHugePicture } from '../../../content-model/src/check/picture-limits.ts';
import { PICTURE_TYPES, storedPicture } from '../../../content-model/src/check/pictures.ts';
import { pageKinds } from '../../../content-model/src/page-kinds/page-kinds.ts';
import { readFolder } from '../../../content-store/src/folder.ts';
import { hasFile } from '../../../content-store/src/has-file.ts';
import { explain } from '../issues/issue-list.tsx';
import { type AdminRequest, type Answer, json, notFound, type Route } from '../request/route.ts';
import { savePicture } from './save-pictures.ts';

/** The width of a small picture in a list, in pixels: twice the width on the page, for dense screens. */
const SMALL_WIDTH = 96;

/** A picture of the content, such as `/admin/picture/team/ada.jpg`; with `?small`, as lists show it. */
async function picture(request: AdminRequest): Promise<Answer> {
  const { folder } = request.context;
  const wanted = pathIn(request.url.pathname.slice('/picture/'.length)) ?? '';
  const type = PICTURE_TYPES.get(posix.extname(wanted).toLowerCase());
  if (!type) return notFound(request);
  const isThere = hasFile(folder, wanted);
  const path = isThere ? wanted : storedPicture(readFolder(folder).pictures, wanted);
  if (path === undefined) return notFound(request);
  const bytes = readFileSync(join(folder, path));
  const isSmall = request.url.searchParams.has('small') && type !== 'image/svg+xml';
  const small = isSmall ? await smallPicture(bytes) : undefined;
  return small ? { type: 'image/webp', body: small } : { type, body: bytes };
}

/** The small upright picture of a list; undefined for an unreadable picture, which the check reports. */
async function smallPicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const picture = sharp(bytes).autoOrient();
    if (isHugePicture(await picture.metadata())) return undefined;
    return await picture.resize({ width: SMALL_WIDTH, withoutEnlargement: true }).webp().toBuffer();
  } catch {
    return undefined;
  }
}

/** The path in the content folder for a part of an address; undefined for a path out of the folder, or to a hidden file. */
export function pathIn(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address);
    return /(?:^|\/)\.|[\\:\0]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The width at which a picture in the text of a page is stored, in pixels. */
export const TEXT_PICTURE_WIDTH = 2200;

/** Whether the text of an entry may show pictures. */
export const hasTextPictures = (path: string): boolean =>
  pageKinds.some((kind) => kind.hasPictures && isEntryOf(kind.documents, path));

/** The path of a stored picture, relative to its page, or the reason why the picture was refused. */
export type TextPictureAnswer = { src: string } | { refusal: string };

/** Stores a picture for the text of a page before the page itself is saved. */
async function keep(request: AdminRequest): Promise<Answer> {
  const { context, posted, url } = request;
  const path = url.searchParams.get('file') ?? '';
  const file = posted.get('picture');
  if (!hasTextPictures(path) || !(file instanceof File)) return notFound(request);
  const place = { width: TEXT_PICTURE_WIDTH };
  const saved = await savePicture(file, path, place, context.folder);
  const answer: TextPictureAnswer =
    typeof saved === 'string'
      ? { src: saved }
      : {
          refusal: request.words.richText.refused({
            name: file.name,
            reason: explain(saved, request.language).join(' '),
          }),
        };
  return json(answer);
}

export const pictureRoutes: readonly Route[] = [
  { method: 'GET', path: '/picture/…', right: 'read', answer: picture },
  { method: 'POST', path: '/text-picture', right: 'edit', answer: keep },
];
