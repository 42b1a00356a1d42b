import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { locate } from '../../../packages/content-model/src/check/locate.ts';
import {
  documentFolders,
  lists,
  singletons,
} from '../../../packages/content-model/src/collections.ts';
import { splitFrontMatter } from '../../../packages/content-model/src/parse.ts';
import {
  elementOf,
  fieldsOf,
  mapFields,
  metadata,
  type Schema,
} from '../../../packages/content-model/src/schema-traversal.ts';
import { readFolder } from '../../../packages/content-store/src/folder.ts';

/** The differences between the content of another agency and that of a folder. */
export interface Rewriting {
  /** Returns the replacement of a text. */
  write: (text: string) => string;
  /** Values of fields by the names of the fields. An empty value leaves the field as it is. */
  values?: Record<string, string>;
  /** The colours of the theme by their names; undefined leaves all colours as they are. */
  colours?: Record<string, string>;
  /**
   * Returns the path of a picture for a file of the content, relative to that file; empty for no picture. Undefined leaves
   * all pictures as they are.
   */
  picture?: (file: string, mayBeEmpty: boolean) => string;
  /** The Markdown of every legal page and case study; undefined leaves all texts as they are. */
  document?: string;
  /** Whether all optional texts, links and pictures are left out. */
  minimal?: boolean;
}

const allows = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

function rewritten(file: string, schema: Schema, entry: unknown, rewriting: Rewriting): unknown {
  const { write, values = {}, colours, picture, minimal } = rewriting;
  const changed = mapFields(schema, entry, (text, field, path) => {
    if (typeof text !== 'string') return text;
    const { widget } = metadata(field);
    const name = String(path.filter((part) => typeof part === 'string').at(-1));
    const own = values[name];
    if (widget === 'link') {
      if (text === '/contact') return '/kontakt';
      return /^https?:/.test(text) ? 'https://werkstatt.example/' : text;
    }
    if (widget === 'picture') return picture?.(file, allows(field, '')) ?? text;
    if (widget === 'colour') return colours ? colours[name] : text;
    if (own !== undefined) return own || text;
    return ['date', 'choice', 'entry'].includes(widget ?? '') ? text : write(text);
  });
  return minimal ? withoutOptional(schema, changed) : changed;
}

function withoutOptional(schema: Schema, value: unknown): unknown {
  const element = elementOf(schema);
  if (Array.isArray(value) && element) {
    const least = value.findIndex((_, length) => allows(schema, value.slice(0, length)));
    return value
      .slice(0, least < 0 ? undefined : least)
      .map((each) => withoutOptional(element, each));
  }
  if (typeof value === 'string') return allows(schema, '') ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(fields[name] && allows(fields[name], undefined)))
      .map(([name, each]) => [name, fields[name] ? withoutOptional(fields[name], each) : each]),
  );
}

/** Changes the fields of a content file. */
export function change(
  folder: string,
  path: string,
  by: (fields: ReturnType<typeof parse>) => object,
): void {
  const file = join(folder, path);
  writeFileSync(file, stringify(by(parse(readFileSync(file, 'utf8')))));
}

/** The files of a list's entries, as they are ordered on the page; paths are from the content folder. */
export const entryFiles = (folder: string, name: string) =>
  lists
    .filter((list) => list.folder === name)
    .flatMap((list) => locate(list, readFolder(folder).files));

/** Rewrites every file of a content folder whose contact page is at /kontakt. */
export function rewriteContent(folder: string, rewriting: Rewriting): void {
  const rewrite = (path: string, schema: Schema) =>
    change(folder, path, (entry) => rewritten(path, schema, entry, rewriting) as object);
  for (const { path, schema } of singletons) {
    // The file of a singleton with only interface words may be missing.
    if (existsSync(join(folder, `${path}.yaml`))) rewrite(`${path}.yaml`, schema);
  }
  for (const { folder: name, schema } of lists) {
    for (const path of entryFiles(folder, name)) rewrite(path, schema);
  }
  for (const { folder: name, schema } of documentFolders) {
    for (const path of globSync(`${name}/*.md`, { cwd: folder })) {
      const file = join(folder, path);
      const { fields = '', body = '' } = splitFrontMatter(readFileSync(file, 'utf8')) ?? {};
      // The texts of pages use optional fields, so none of these is left out.
      const whole = { ...rewriting, minimal: false };
      const head = stringify(rewritten(path, schema, parse(fields), whole));
      writeFileSync(file, `---\n${head}---\n\n${rewriting.document ?? body}`);
    }
  }
}

/** Copies the entries of every list until there are `wanted` of them, or as many as the list may have. */
export function multiplyEntries(folder: string, wanted: number): void {
  const { files } = readFolder(folder);
  for (const list of lists) {
    const sources = locate(list, files).map((path) => files.get(path) ?? '');
    if (sources.length === 0) continue;
    for (let index = sources.length; index < Math.min(wanted, list.atMost); index += 1) {
      const copy = stringify(parse(sources[index % sources.length] ?? ''));
      writeFileSync(join(folder, list.folder, `more-${index + 1}.yaml`), copy);
    }
  }
}

/** Texts that people wrote, from which {@link writerOf} takes the new texts. */
export interface Phrases {
  /** One to six words, without a full stop. */
  titles: readonly string[];
  sentences: readonly string[];
}

const isWord = (text: string) => /\p{L}/u.test(text);

/**
 * Returns a function that replaces a text with real phrases of about the same length; variables and line ends stay. A title
 * that was used before gets a number, because names must differ.
 */
export function writerOf({ titles, sentences }: Phrases): (text: string) => string {
  const used = new Set<string>();
  let count = 0;
  let at = 0;
  const titleLike = ({ length }: string) => {
    const alike = [...titles].sort(
      (a, b) => Math.abs(a.length - length) - Math.abs(b.length - length),
    );
    const free = alike.slice(0, 6).find((title) => !used.has(title));
    if (!free) count += 1;
    const title = free ?? `${alike[count % 6]} ${count}`;
    used.add(title);
    return title;
  };
  const sentencesLike = ({ length }: string) => {
    const room = Math.max(length * 1.15, 60);
    at += 1;
    const text = sentences
      .map((_, index) => sentences[(at + index) % sentences.length] ?? '')
      .reduce((text, next) =>
        text.length >= 50 && text.length + next.length > room ? text : `${text} ${next}`,
      );
    if (used.has(text)) count += 1;
    const unlike = used.has(text) ? `${text} ${count}` : text;
    used.add(unlike);
    return unlike;
  };
  const part = (text: string) => {
    if (text.startsWith('{') || text.startsWith('](') || !isWord(text)) return text;
    if (text.length >= 45) return sentencesLike(text);
    const [, before = '', words = '', after = ''] =
      /^([^\p{L}]*)(.*?)([^\p{L}.!?]*)$/su.exec(text) ?? [];
    return before + titleLike(words) + after;
  };
  return (text) => text.replaceAll(/\{\w+\}|[^{}\n]+/g, part);
}
