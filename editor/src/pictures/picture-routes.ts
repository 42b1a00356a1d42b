import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { readFolder } from '../../../content-model/src/folder.ts';
import { type Answer, type EditorRequest, notFound, type Route } from '../server/route.ts';

/** A picture of the content, such as `/picture/team/ada.jpg`. */
function picture(request: EditorRequest): Answer | Promise<Answer> {
  const { folder } = request.context;
  const path = pathIn(request.url.pathname.slice('/picture/'.length));
  const type = path && PICTURE_TYPES.get(posix.extname(path).toLowerCase());
  if (!path || !type || !readFolder(folder).pictures.has(path)) return notFound(request);
  return { type, body: readFileSync(join(folder, path)) };
}

/** The path that an address stands for; undefined where the address is none. */
function pathIn(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

export const pictureRoutes: readonly Route[] = [
  { method: 'GET', path: '/picture/…', answer: picture },
];
