import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { hasFile } from '../../../content-store/src/folder.ts';
import { type Answer, type EditorRequest, notFound, type Route } from '../request/route.ts';

/** A picture of the content, such as `/admin/picture/team/ada.jpg`. */
function picture(request: EditorRequest): Answer | Promise<Answer> {
  const { folder } = request.context;
  const path = pathIn(request.url.pathname.slice('/picture/'.length));
  const type = path && PICTURE_TYPES.get(posix.extname(path).toLowerCase());
  if (!path || !type || !hasFile(folder, path)) return notFound(request);
  return { type, body: readFileSync(join(folder, path)) };
}

/** The path in the content folder that an address stands for; undefined where it leads elsewhere, or to hidden files. */
function pathIn(address: string): string | undefined {
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
