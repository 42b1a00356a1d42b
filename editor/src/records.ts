import { posix } from 'node:path';
import { pathsOf } from '../../content-model/src/check/places.ts';
import { type List, legalPages, lists, singletons } from '../../content-model/src/collections.ts';
import { type Changes, slugOf } from '../../content-model/src/folder.ts';
import { parseRecord, splitFrontMatter, type Written } from '../../content-model/src/parse.ts';
import type { ContentFiles } from '../../content-model/src/read-content.ts';
import {
  type AnySchema,
  about,
  entryOf,
  type FieldPath,
  fieldsOf,
  settleNulls,
  valueAt,
} from '../../content-model/src/schema-traversal.ts';
import { rewriteLegalPage, rewriteRecord } from '../../content-model/src/write.ts';

/** Which record a file holds. */
export type Place = {
  path: string;
  /** What the owner calls the collection. */
  collectionName: string;
  schema: AnySchema;
  /** The list to which the record belongs, if it is one of several. */
  list?: List;
  isLegal: boolean;
};

/** A record as the editor shows it. */
export type OpenRecord = Place & {
  source: string;
  /** The fields; undefined when the file cannot be read as fields. */
  fields: unknown;
  /** The text below the fields of a legal page. */
  body: string;
  /** The line of the file on which that text begins. */
  bodyLine: number;
};

/** Everything that can be edited, in the order of the overview. */
export function placesIn({ files }: ContentFiles): Place[] {
  return [...singletons, ...lists, ...legalPages].flatMap((collection) =>
    pathsOf(collection, [...files.keys()]).map((path) => ({
      path,
      collectionName: collection.name,
      schema: collection.schema,
      ...(collection.type === 'list' && { list: collection }),
      isLegal: collection.type === 'legalPage',
    })),
  );
}

/** The list that keeps its files in `folder`. */
export const listIn = (folder: string) => lists.find((list) => list.folder === folder);

/** Reads the record in a file, or returns undefined when no record has its place there. */
export function openRecord(content: ContentFiles, path: string): OpenRecord | undefined {
  const place = placesIn(content).find((candidate) => candidate.path === path);
  const source = content.files.get(path);
  if (!place || source === undefined) return undefined;
  const parts = place.isLegal ? splitFrontMatter(source) : undefined;
  const { value, faults, written } = parseRecord(path, parts?.fields ?? source);
  const fields = settleNulls(place.schema, value);
  return {
    ...place,
    source,
    fields: faults.length > 0 ? undefined : asTyped(place.schema, fields, written),
    body: parts?.body.trim() ?? '',
    bodyLine:
      (parts?.bodyLine ?? 1) + (/^\s*/.exec(parts?.body ?? '')?.[0].split('\n').length ?? 1) - 1,
  };
}

/** The fields with every number where a text belongs as it was typed: `+234…` keeps its plus. */
function asTyped(
  schema: AnySchema,
  value: unknown,
  written: Written = () => undefined,
  path: FieldPath = [],
): unknown {
  const entry = entryOf(schema);
  if (entry && Array.isArray(value)) {
    return value.map((item, index) => asTyped(entry, item, written, [...path, index]));
  }
  const fields = new Map(Object.entries(fieldsOf(schema)));
  if (fields.size > 0 && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const field = fields.get(name);
        return [name, field ? asTyped(field, item, written, [...path, name]) : item];
      }),
    );
  }
  const { control } = about(schema);
  const isText = control !== 'number' && control !== 'switch';
  return typeof value === 'number' && isText ? (written(path) ?? String(value)) : value;
}

/** A new record of a list, with every text empty. */
export function blankRecord(content: ContentFiles, list: List): OpenRecord {
  const count = pathsOf(list, [...content.files.keys()]).length;
  return {
    path: `${list.folder}/new.yaml`,
    collectionName: list.name,
    schema: list.schema,
    list,
    isLegal: false,
    source: '',
    fields: list.numbered ? { [list.numbered]: count + 1 } : {},
    body: '',
    bodyLine: 1,
  };
}

/** The text of a record's file with other fields in it. */
export const textOf = ({ isLegal, path, source }: OpenRecord, fields: object, body: string) =>
  isLegal ? rewriteLegalPage(source, fields, body) : rewriteRecord(path, source, fields);

const withoutNumber = (path: string) => posix.basename(path).replace(/^\d+-/, '');

/** The name of the file at a position (counted from 0) in a folder of `count` files. */
const numbered = (folder: string, position: number, digits: number, rest: string) =>
  `${folder}/${String(position + 1).padStart(digits, '0')}-${rest}`;

/** As many digits as the folder's files have, two unless they say otherwise. */
const digitsOf = (paths: readonly string[]) =>
  Math.min(...paths.map((path) => /^\d+/.exec(posix.basename(path))?.[0].length ?? 2), 2);

/** Where a new record of a list goes: after the others, named by its title or name. */
export function pathForNew(content: ContentFiles, list: List, fields: unknown): string {
  const paths = pathsOf(list, [...content.files.keys()]);
  const last = Number(/^\d+/.exec(posix.basename(paths.at(-1) ?? ''))?.[0] ?? paths.length);
  const title = valueAt(fields, [list.unique]);
  const rest = `${slugOf(typeof title === 'string' ? title : '')}.yaml`;
  return numbered(list.folder, last, digitsOf(paths), rest);
}

/** What changes when the records of a list stand in another order; files left out are taken away. */
export function reordered(content: ContentFiles, list: List, order: readonly string[]): Changes {
  const before = pathsOf(list, [...content.files.keys()]);
  const digits = digitsOf(before);
  const texts = new Map<string, string>();
  order.forEach((path, index) => {
    const text = content.files.get(path) ?? '';
    const target = numbered(list.folder, index, digits, withoutNumber(path));
    texts.set(target, list.numbered ? renumber(path, text, list.numbered, index + 1) : text);
  });
  const gone = before.filter((path) => !texts.has(path)).map((path) => [path, undefined] as const);
  const changed = [...texts].filter(([path, text]) => content.files.get(path) !== text);
  return new Map<string, string | undefined>([...gone, ...changed]);
}

function renumber(path: string, text: string, field: string, position: number): string {
  const { value, faults } = parseRecord(path, text);
  if (faults.length > 0 || typeof value !== 'object' || value === null) return text;
  return rewriteRecord(path, text, { ...value, [field]: position });
}

/** What the owner recognises a record by: its title or name, else its collection. */
export function titleOf(content: ContentFiles, place: Place): string {
  if (!place.list) return place.collectionName;
  const { value } = parseRecord(place.path, content.files.get(place.path) ?? '');
  const title = valueAt(value, [place.list.unique]);
  return typeof title === 'string' && title !== '' ? title : posix.basename(place.path);
}

/** The first picture that a record names, as a path below the content folder. */
export function pictureOf(content: ContentFiles, place: Place): string | undefined {
  const field = Object.entries(fieldsOf(place.schema)).find(
    ([, schema]) => about(schema).control === 'picture',
  );
  const { value } = parseRecord(place.path, content.files.get(place.path) ?? '');
  const named = field && valueAt(value, [field[0]]);
  if (typeof named !== 'string') return undefined;
  const path = posix.join(posix.dirname(place.path), named);
  return content.pictures.has(path) ? path : undefined;
}
