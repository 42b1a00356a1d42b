import { posix } from 'node:path';
import { quoted } from '../fault.ts';
import { nearest } from './suggest.ts';

/** The endings of picture files that every browser can show. */
export const PICTURE_TYPES = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg'];

const TYPES = 'PNG, JPEG, WebP, AVIF or SVG';

/** A picture that was found, as a path from `content/`; or why not, and what to write. */
export type PictureLookup = { picture: string } | { found: string; write: string };

const isSaidFromTheFile = (path: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/|[a-z]:\\)|\\/i.test(path);

/** The pictures that may have been meant by a path which names none. */
function near(wanted: string, pictures: ReadonlySet<string>): string | undefined {
  const all = [...pictures];
  const stem = (path: string) => path.slice(0, path.length - posix.extname(path).length);
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const inFolder = all.filter((path) => posix.dirname(path) === posix.dirname(wanted));
  return (
    all.find((path) => isSame(path, wanted)) ??
    all.find((path) => isSame(stem(path), stem(wanted))) ??
    all.find((path) => isSame(posix.basename(path), posix.basename(wanted))) ??
    nearest(wanted, inFolder)
  );
}

/**
 * Looks up the picture that a record names.
 *
 * @param record the path of the record, from `content/`
 * @param named what the record says, relative to itself
 * @param pictures the paths of all pictures, from `content/`
 */
export function findPicture(
  record: string,
  named: string,
  pictures: ReadonlySet<string>,
): PictureLookup {
  const folder = posix.dirname(record);
  if (!isSaidFromTheFile(named)) {
    return {
      found: `${quoted(named)}, which is not the path of a file next to this one.`,
      write: `the path from this file, with forward slashes: put the picture into content/${folder}/ and write ./${posix.basename(named.replaceAll('\\', '/'))}`,
    };
  }
  const path = posix.normalize(posix.join(folder, named));
  const type = posix.extname(path);
  if (!PICTURE_TYPES.includes(type.toLowerCase())) {
    return {
      found: `${quoted(named)}, ${type ? `a file of the type ${type}` : 'a name without an ending'}, which cannot be shown.`,
      write: `the path of a picture of the type ${TYPES}.`,
    };
  }
  if (path.startsWith('../')) {
    return {
      found: `${quoted(named)}, which lies outside the folder content/.`,
      write: `the path of a picture inside content/, best beside this file in content/${folder}/.`,
    };
  }
  if (pictures.has(path)) return { picture: path };
  const meant = near(path, pictures);
  return {
    found: `${quoted(named)}, but there is no picture content/${path}.${meant ? ` There is content/${meant}.` : ''}`,
    write: meant
      ? `${relative(folder, meant)}, or put a picture at content/${path}.`
      : `the path of a picture that exists, or put a picture at content/${path}.`,
  };
}

const relative = (folder: string, path: string) => {
  const steps = posix.relative(folder, path);
  return steps.startsWith('.') ? steps : `./${steps}`;
};
