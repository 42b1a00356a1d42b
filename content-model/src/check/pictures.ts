import { posix } from 'node:path';
import { type Finding, quoted } from '../issue.ts';
import { nearest } from './suggest.ts';

/** The media types of pictures that every browser can show, by the extension of their files. */
export const PICTURE_TYPES = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.svg', 'image/svg+xml'],
]);

/** The same types, as the owner knows them. */
export const TYPE_NAMES = 'PNG, JPEG, WebP, AVIF or SVG';

/** Whether a file has the extension of a picture. */
export const isPictureName = (path: string) => PICTURE_TYPES.has(posix.extname(path).toLowerCase());

/**
 * Looks up a picture that an entry names.
 *
 * @param file the file of the entry, from `content/`
 * @param named the path in the entry, relative to that file
 * @param pictures the paths of all pictures, from `content/`
 * @returns the path of the picture from `content/`, or why there is none
 */
export function findPicture(
  file: string,
  named: string,
  pictures: ReadonlySet<string>,
): { picture: string } | Finding {
  const folder = posix.dirname(file);
  const isRelative = !/^(?:[a-z][a-z0-9+.-]*:|\/|[a-z]:\\)|\\/i.test(named);
  if (!isRelative) {
    return {
      found: `${quoted(named)}, which is not the path of a file next to this one.`,
      write: `the path from this file, with forward slashes: put the picture into content/${folder}/ and write ./${posix.basename(named.replaceAll('\\', '/'))}`,
    };
  }
  const path = posix.normalize(posix.join(folder, named));
  if (!isPictureName(path)) {
    const type = posix.extname(path);
    return {
      found: `${quoted(named)}, ${type ? `a file of the type ${type}` : 'a name without an ending'}, which cannot be shown.`,
      write: `the path of a picture of the type ${TYPE_NAMES}.`,
    };
  }
  if (path.startsWith('../')) {
    return {
      found: `${quoted(named)}, which lies outside the folder content/.`,
      write: `the path of a picture inside content/, best beside this file in content/${folder}/.`,
    };
  }
  if (pictures.has(path)) return { picture: path };
  const meant = similarPicture(path, [...pictures]);
  const relative = meant === undefined ? '' : posix.relative(folder, meant);
  return {
    found: `${quoted(named)}, but there is no picture content/${path}.${meant ? ` There is content/${meant}.` : ''}`,
    write: meant
      ? `${relative.startsWith('.') ? relative : `./${relative}`}, or put a picture at content/${path}.`
      : `the path of a picture that exists, or put a picture at content/${path}.`,
  };
}

/** A picture that differs in case, type or folder, or has a similar name in the same folder. */
function similarPicture(wanted: string, pictures: readonly string[]): string | undefined {
  const withSame = (part: (path: string) => string) =>
    pictures.find((path) => part(path).toLowerCase() === part(wanted).toLowerCase());
  return (
    withSame((path) => path) ??
    withSame(withoutExtension) ??
    withSame((path) => posix.basename(path)) ??
    nearest(
      wanted,
      pictures.filter((path) => posix.dirname(path) === posix.dirname(wanted)),
    )
  );
}

/** A path without the extension of its file. */
export const withoutExtension = (path: string) =>
  path.slice(0, path.length - posix.extname(path).length);
