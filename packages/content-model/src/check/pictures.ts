import { posix } from 'node:path';
import { quoted } from '../findings/describe.ts';
import { type Finding, finding } from '../findings/findings.ts';
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

/** Whether a file has the extension of a picture. */
export const isPictureName = (path: string) => PICTURE_TYPES.has(posix.extname(path).toLowerCase());

/** The pictures of a content folder; paths are from `content/`. */
export type Pictures = {
  pictures: ReadonlySet<string>;
  /** The findings for pictures that cannot be shown. */
  imageErrors: ReadonlyMap<string, Finding>;
};

/**
 * The picture at a path, as its name is stored: some programs store letters and their marks apart.
 *
 * @returns undefined if there is none
 */
export function storedPicture(pictures: ReadonlySet<string>, path: string): string | undefined {
  if (pictures.has(path)) return path;
  const wanted = path.normalize('NFC');
  return [...pictures].find((each) => each.normalize('NFC') === wanted);
}

/**
 * Looks up a picture that an entry names.
 *
 * @param file the file of the entry, from `content/`
 * @param named the path in the entry, relative to that file
 * @returns the path of the picture from `content/` if it exists, and the finding for it
 */
export function findPicture(
  file: string,
  named: string,
  { pictures, imageErrors }: Pictures,
): { picture?: string; wrong?: Finding } {
  const lookup = lookUp(file, named, pictures);
  if ('found' in lookup) return { wrong: lookup };
  const error = imageErrors.get(lookup.picture);
  if (!error) return lookup;
  return { ...lookup, wrong: { ...error, found: `${quoted(named)}, ${error.found}` } };
}

function lookUp(
  file: string,
  named: string,
  pictures: ReadonlySet<string>,
): { picture: string } | Finding {
  const folder = posix.dirname(file);
  const isRelative = !/^(?:[a-z][a-z0-9+.-]*:|\/|[a-z]:\\)|\\/i.test(named);
  if (!isRelative) {
    return finding('noRelativePath', named, folder, posix.basename(named.replaceAll('\\', '/')));
  }
  const path = posix.normalize(posix.join(folder, named));
  if (!isPictureName(path)) return finding('noPictureType', named, posix.extname(path));
  if (path.startsWith('../')) return finding('outsideContent', named, folder);
  const picture = storedPicture(pictures, path);
  if (picture !== undefined) return { picture };
  const meant = similarPicture(path, [...pictures]);
  if (meant === undefined) return finding('missingPicture', named, path);
  const relative = posix.relative(folder, meant);
  const written = relative.startsWith('.') ? relative : `./${relative}`;
  return finding('missingPicture', named, path, { path: meant, relative: written });
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
