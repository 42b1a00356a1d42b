import type { z } from 'zod';
import { encodingFault } from './check/encoding.ts';
import type { Flaw } from './check/picture-flaw.ts';
import { listFaults, missingRecord, pathsOf, strayFaults } from './check/places.ts';
import { checkRecord } from './check/record.ts';
import { SITE_TOKENS, type World } from './check/texts.ts';
import {
  type Collection,
  type Content,
  collections,
  type LegalCollection,
  type List,
  mapCollections,
} from './collections.ts';
import { ContentError, type Fault } from './fault.ts';
import { readLegalPage } from './legal.ts';
import { parseRecord } from './parse.ts';
import { valueAt } from './schema-traversal.ts';

export { ContentError } from './fault.ts';

/** A content folder as it was read; every path is from `content/`. */
export type ContentFiles = {
  /** The text of every file that is not a picture, by its path. */
  files: ReadonlyMap<string, string>;
  /** The path of every picture. */
  pictures: ReadonlySet<string>;
  /** What is wrong with those pictures that cannot be shown, where they were looked at. */
  flaws?: ReadonlyMap<string, Flaw>;
};

/** One file of a collection, read and checked; `value` is right only where there is no fault. */
type Entry = { path: string; record: unknown; value: unknown };

/**
 * Reads and checks the whole content. It opens no file.
 *
 * @param basePath what stands before the site's own paths in the links of the legal pages
 * @throws ContentError which lists every fault
 */
export function readContent(
  { files, pictures, flaws = new Map() }: ContentFiles,
  basePath = '/',
): Content {
  const paths = [...files.keys()];
  const faults: Fault[] = strayFaults([...paths, ...pictures]);
  const site = collections.get('site');
  const facts = factsOf(site && pathsOf(site, paths)[0], files);
  const world = { ...facts, pictures, flaws };
  const namedPictures = new Set<string>();

  /** The text of a file; undefined, and a fault, where it is not saved as UTF-8. */
  const textOf = (path: string): string | undefined => {
    const source = files.get(path) ?? '';
    const encoding = encodingFault(`content/${path}`, source);
    faults.push(...encoding);
    return encoding.length > 0 ? undefined : source;
  };

  const readEntries = (own: readonly string[], schema: z.ZodType, tokens?: readonly string[]) =>
    own.flatMap((path): Entry[] => {
      const source = textOf(path);
      if (source === undefined) return [];
      const read = checkRecord(path, source, schema, world, { tokens });
      faults.push(...read.faults);
      if (!('value' in read)) return [];
      for (const picture of read.pictures) namedPictures.add(picture);
      return [{ path, record: read.record, value: read.value }];
    });

  const readSingleton = (collection: Exclude<Collection, List>, own: readonly string[]) => {
    faults.push(...missingRecord(collection, own));
    // The facts themselves cannot be made of facts.
    const tokens = collection === site ? [] : undefined;
    return readEntries(own, collection.schema, tokens)[0]?.value;
  };

  const readList = (list: List, own: readonly string[]) => {
    const entries = readEntries(own, list.schema);
    faults.push(...listFaults(list, entries, own));
    return entries.map(({ value }) => value);
  };

  const readLegal = (collection: LegalCollection, own: readonly string[]) => {
    faults.push(...missingRecord(collection, own));
    const [path] = own;
    const source = path && textOf(path);
    if (path === undefined || source === undefined) return undefined;
    const read = readLegalPage(path, source, { ...world, basePath });
    if ('page' in read) return read.page;
    faults.push(...read.faults);
    return undefined;
  };

  const values = new Map<Collection, unknown>();
  for (const collection of collections.values()) {
    const own = pathsOf(collection, paths);
    if (collection.type === 'list') values.set(collection, readList(collection, own));
    else if (collection.type === 'legalPage') values.set(collection, readLegal(collection, own));
    else values.set(collection, readSingleton(collection, own));
  }
  faults.push(...unnamedFaults(flaws, namedPictures));
  if (faults.length > 0) throw new ContentError(faults);
  return mapCollections((collection) => values.get(collection));
}

/** A fault for every flawed picture that no record names: the build reads it all the same. */
const unnamedFaults = (flaws: ReadonlyMap<string, Flaw>, named: ReadonlySet<string>): Fault[] =>
  [...flaws]
    .filter(([path]) => !named.has(path))
    .map(([path, { found, write }]) => ({
      file: `content/${path}`,
      found: `${found}.`,
      write: `${write}; or take the file away.`,
    }));

/**
 * The facts that texts are checked against. They are read before anything is checked, so that one fault in
 * `site/site.yaml` is not reported again by every text that uses its facts.
 */
function factsOf(
  sitePath: string | undefined,
  files: ReadonlyMap<string, string>,
): Pick<World, 'social' | 'tokens'> & { contactEmail: string } {
  const source = sitePath === undefined ? '' : (files.get(sitePath) ?? '');
  const site = parseRecord('', source).value;
  const textAt = (...path: (string | number)[]) => {
    const value = valueAt(site, path);
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const networks = valueAt(site, ['socialLinks']);
  const social = new Map(
    (Array.isArray(networks) ? networks : []).map((_, index) => [
      textAt('socialLinks', index, 'id'),
      textAt('socialLinks', index, 'href'),
    ]),
  );
  const tokens = Object.fromEntries(SITE_TOKENS.map((name) => [name, textAt(name)]));
  return { social, tokens, contactEmail: textAt('contactEmail') };
}
