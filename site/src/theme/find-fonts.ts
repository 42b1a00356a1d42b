import { type Theme, typefacesOf } from '../../../packages/content-model/src/schemas/theme.ts';
import { typefaceId } from '../../../packages/content-model/src/theme/typefaces.ts';
import { categoryOf, facesFor } from './faces.ts';
import { canDraw, type Face, readFace } from './text-drawing.ts';

/** Categories of fallback families. The category that is most like a heading is first. */
const CATEGORIES = ['sans-serif', 'serif', 'display', 'handwriting', 'monospace'];

/** Gives the faces in which a text is drawn in a weight. */
export type FindFaces = (text: string, weight: 400 | 700) => Promise<readonly Face[]>;

/**
 * Finds faces for pictures: the typefaces of the theme, and for letters that they lack any other installed family.
 *
 * @param folders the folder of each installed family, by its id
 */
export function faceFinder(theme: Theme, folders: ReadonlyMap<string, string>): FindFaces {
  const { display, text: other } = typefacesOf(theme);
  const own = [display, other].map(typefaceId);
  const rank = (folder: string) => CATEGORIES.indexOf(categoryOf(folder));
  return async (text, weight) => {
    // Some fonts have `ṣ` only as an s and a dot. A text that is cut ends in an ellipsis.
    const letters = `${text}${text.normalize('NFD')}…`;
    const read = async (families: readonly string[]) =>
      (await Promise.all(families.map((folder) => facesFor(folder, letters, weight))))
        .flat()
        .map(readFace);
    const families = weight === 400 ? own.toReversed() : own;
    const faces = await read(families.flatMap((id) => folders.get(id) ?? []));
    if (canDraw(text, faces)) return faces;
    const others = [...folders].filter(([id]) => !own.includes(id)).map(([, folder]) => folder);
    return [...faces, ...(await read(others.sort((one, other) => rank(one) - rank(other))))];
  };
}
