import { content } from 'virtual:content';
import { contentFolder, typefaces } from 'virtual:content/files';
import { faceFinder } from './find-fonts.ts';
import { markOf, markSvg } from './mark.ts';

const { theme, site } = content;

const findFaces = faceFinder(theme, typefaces);

export const mark = markOf(theme, site.brand);

/** The mark of the site as an SVG; see MarkOptions. */
export async function siteMark(form: { isFull?: boolean; isInverse?: boolean } = {}) {
  const faces = mark !== 'pattern' && 'letter' in mark ? await findFaces(mark.letter, 700) : [];
  return markSvg({ theme, mark, folder: contentFolder, faces, ...form });
}
