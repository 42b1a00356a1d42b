import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, parseDocument } from 'yaml';
import { splitFrontMatter } from '../src/parse.ts';

/** A change of content for a version of the product whose schemas the former content does not fit. */
export type Codemod = {
  /** The version of the product that needs the codemod, as in the name of the file. */
  version: string;
  /** A sentence for the owner in the past tense. */
  description: string;
  /** Changes a content folder in place. A second run changes nothing. */
  apply(folder: string): void | Promise<void>;
};

/**
 * Changes the entries of a content folder: YAML, JSON, and the front matter of Markdown. Comments stay, and so do other
 * fields. A file whose entry does not change is not written.
 *
 * @param pattern a glob below the folder, such as `projects/*.yaml`
 * @throws Error for a file that cannot be parsed
 */
export function changeEntries(
  folder: string,
  pattern: string,
  change: (entry: Document) => void,
): void {
  for (const path of globSync(pattern, { cwd: folder })) {
    const file = join(folder, path);
    const source = readFileSync(file, 'utf8');
    const fields = path.endsWith('.md') ? splitFrontMatter(source)?.fields : source;
    if (fields === undefined) continue;
    const entry: Document = parseDocument(fields);
    const [error] = entry.errors;
    if (error) throw new Error(`${path}: ${error.message}`);
    const before = entry.toJS();
    change(entry);
    if (isDeepStrictEqual(entry.toJS(), before)) continue;
    const text = path.endsWith('.json')
      ? `${JSON.stringify(entry.toJS(), null, 2)}\n`
      : entry.toString({ lineWidth: 100 });
    const changed = path.endsWith('.md') ? text.trimEnd() : text;
    const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
    writeFileSync(
      file,
      source.replace(fields, () => changed.replaceAll('\n', lineEnd)),
    );
  }
}

/**
 * Renames a field in its place, with its comment. An entry without the field, or with a field of the new name, stays as it is.
 *
 * @param path the names of the groups around the field, and its own name, such as `['callToAction', 'primary']`
 */
export function renameField(entry: Document, path: readonly string[], name: string): void {
  const group = path.length > 1 ? entry.getIn(path.slice(0, -1), true) : entry.contents;
  if (!isMap(group) || group.has(name)) return;
  const key = group.items
    .map((pair) => pair.key)
    .find((key) => isScalar(key) && key.value === path.at(-1));
  if (isScalar(key)) key.value = name;
}
