import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { hasFile } from '../../../content-store/src/folder.ts';
import { type Answer, type EditorRequest, notFound, type Route } from '../request/route.ts';

/** The width of a small picture in a list, in pixels: twice what is shown, for dense screens. */
const SMALL_WIDTH = 96;

/** A picture of the content, such as `/admin/picture/team/ada.jpg`; with `?small`, as lists show it. */
async function picture(request: EditorRequest): Promise<Answer> {
  const { folder } = request.context;
  const path = pathIn(request.url.pathname.slice('/picture/'.length));
  const type = path && PICTURE_TYPES.get(posix.extname(path).toLowerCase());
  if (!path || !type || !hasFile(folder, path)) return notFound(request);
  const bytes = readFileSync(join(folder, path));
  const isSmall = request.url.searchParams.has('small') && type !== 'image/svg+xml';
  if (!isSmall) return { type, body: bytes };
  const small = sharp(bytes).resize({ width: SMALL_WIDTH, withoutEnlargement: true }).webp();
  // One that cannot be read is told of elsewhere.
  return small.toBuffer().then(
    (body) => ({ type: 'image/webp', body }),
    () => ({ type, body: bytes }),
  );
}

/** The path in the content folder that an address stands for; undefined where it leads elsewhere, or to hidden files. */
export function pathIn(address: string): string | undefined {
  try {
    const path = decodeURIComponent(address);
    return /(?:^|\/)\.|[\\:\0]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

export const pictureRoutes: readonly Route[] = [
  { method: 'GET', path: '/picture/…', answer: picture },
];
