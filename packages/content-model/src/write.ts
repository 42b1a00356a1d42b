import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { splitFrontMatter } from './parse.ts';
import { isObject } from './schema-traversal.ts';

/** In characters. */
const LINE_WIDTH = 100;

/**
 * Writes an entry into the text of its file. Comments stay, and unchanged fields keep their form.
 *
 * @param path the file, whose extension decides between YAML and JSON
 * @param source the text of the file now; empty for a new file
 */
export function rewriteEntry(path: string, source: string, entry: object): string {
  if (path.endsWith('.json')) return withLineEndsOf(source, `${JSON.stringify(entry, null, 2)}\n`);
  const document: Document = parseDocument(plain(source));
  document.contents = merge(document, document.contents, entry);
  return withLineEndsOf(source, document.toString({ lineWidth: LINE_WIDTH }));
}

/** Writes fields and text into a Markdown file. */
export function rewriteDocument(source: string, fields: object, body: string): string {
  const head = rewriteEntry('.yaml', splitFrontMatter(plain(source))?.fields ?? '', fields);
  return withLineEndsOf(source, `---\n${head}---\n\n${plain(body).trim()}\n`);
}

const plain = (text: string) => text.replaceAll('\r\n', '\n');

/** A new text of a file with the line ends that the file has: a change is seen in its own lines only. */
export const withLineEndsOf = (source: string, text: string): string =>
  source.includes('\r\n') ? plain(text).replaceAll('\n', '\r\n') : text;

/** The node, changed to hold `value`; a new node if it is of another type. */
function merge(document: Document, node: Node | null, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isObject(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
  if (isScalar(node) && !isObject(value) && !Array.isArray(value)) {
    if (node.value === null && value === '') return node;
    // Forms and schemas trim texts, which in a literal block end with a line break.
    if (typeof node.value === 'string' && node.value.trim() === value) return node;
    node.value = value;
    format(node);
    return node;
  }
  const fresh = document.createNode(value, { aliasDuplicateObjects: false }) as Node;
  format(fresh);
  return fresh;
}

function mergeMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  for (const { key } of [...map.items]) {
    const name = isScalar(key) ? key.value : key;
    if (!(String(name) in value)) map.delete(name);
  }
  for (const [name, item] of Object.entries(value)) {
    const node = map.get(name, true) as Node | undefined;
    const merged = merge(document, node ?? null, item);
    if (merged !== node) map.set(name, merged);
  }
  return map;
}

/** Elements that are still there keep their node, and with it their comments. */
function mergeList(document: Document, list: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const unused = [...(list.items as Node[])];
  const kept = values.map((value) => {
    const index = unused.findIndex((node) => isDeepStrictEqual(node.toJS(document), value));
    return index < 0 ? undefined : unused.splice(index, 1)[0];
  });
  list.items = values.map((value, index) => {
    const same = kept[index];
    if (same) return same;
    const before = list.items[index] as Node | undefined;
    const reused = before && unused.includes(before) ? before : null;
    if (reused) unused.splice(unused.indexOf(reused), 1);
    return merge(document, reused, value);
  });
  return list;
}

/** Folds long texts; texts of several lines become literal blocks. */
const format = (node: Node) =>
  visit(node, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return;
      if (scalar.value.includes('\n')) scalar.type = Scalar.BLOCK_LITERAL;
      else if (scalar.value.length > LINE_WIDTH - 20) scalar.type = Scalar.BLOCK_FOLDED;
      else delete scalar.type;
    },
  });
