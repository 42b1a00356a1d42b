import { posix } from 'node:path';
import { locate } from '../../content-model/src/check/locate.ts';
import { collections, type List } from '../../content-model/src/collections.ts';
import { parseEntry } from '../../content-model/src/parse.ts';

/** The collections whose entries are multiplied. */
export const multiplied = [
  'logos',
  'services.items',
  'projects.items',
  'projects.studies',
  'team.members',
  'testimonials.quotes',
  'testimonials.reviews',
  'legal',
] as const;

/** The path of a copy: `coldline.yaml` has the copy `coldline-2.yaml`. */
export function copyPath(path: string, copy: number): string {
  const extension = posix.extname(path);
  return `${path.slice(0, -extension.length)}-${copy}${extension}`;
}

/** The text of a copy: JSON, which is YAML too, with another value where no two may be the same. */
function copyOf(text: string, { unique }: List, copy: number): string {
  const fields = parseEntry('', text).value as Record<string, unknown>;
  return JSON.stringify({ ...fields, [unique]: `${String(fields[unique])} ${copy}` });
}

/**
 * The texts of a content folder by path, with every entry of the collections above as often as
 * `times`, or as often as the collection has room for. Copies name the pictures of their originals.
 */
export function multiply(files: ReadonlyMap<string, string>, times: number): Map<string, string> {
  const all = new Map(files);
  for (const name of multiplied) {
    const collection = collections.get(name);
    if (!collection || collection.type === 'singleton') continue;
    const paths = locate(collection, files);
    const most = collection.type === 'list' ? collection.atMost : Number.POSITIVE_INFINITY;
    let room = Math.min(paths.length * times, most) - paths.length;
    for (let copy = 2; copy <= times; copy += 1) {
      for (const path of paths) {
        if (room <= 0) break;
        const text = files.get(path) ?? '';
        all.set(
          copyPath(path, copy),
          collection.type === 'list' ? copyOf(text, collection, copy) : text,
        );
        room -= 1;
      }
    }
  }
  return all;
}
