import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { splitFrontMatter } from './parse.ts';

/** Where a line of a record is wrapped, in characters. */
const LINE_WIDTH = 100;

/**
 * Writes a record into the text of its file so that nothing else changes: notes stay, and so does
 * the way in which unchanged fields are written.
 *
 * @param path the file's path; its extension decides between YAML and JSON
 * @param source the text of the file now; empty for a new file
 * @param record what the file is to say
 */
export function rewriteEntry(path: string, source: string, record: object): string {
  if (path.endsWith('.json')) return `${JSON.stringify(record, null, 2)}\n`;
  const document: Document = parseDocument(source);
  document.contents = merge(document, document.contents, record);
  return document.toString({ lineWidth: LINE_WIDTH });
}

/** The same for a legal page: fields between two lines of `---`, then the text. */
export function rewriteLegalPage(source: string, fields: object, body: string): string {
  const parts = splitFrontMatter(source);
  const head = rewriteEntry('.yaml', parts?.fields ?? '', fields);
  return `---\n${head}---\n\n${body.replaceAll('\r\n', '\n').trim()}\n`;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The node changed to hold `value`, or a new node where it cannot. */
function merge(document: Document, node: Node | null, value: unknown): Node {
  if (node && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isGroup(value)) return mergeMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeList(document, node, value);
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    if (node.value === null && value === '') return node;
    node.value = value;
    shape(node);
    return node;
  }
  const fresh = document.createNode(value, { aliasDuplicateObjects: false }) as Node;
  shapeAll(fresh);
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

/** Entries that are still there keep their node, and with it their notes. */
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

/** Long texts are folded and texts of several lines stand as they are, without quotes. */
function shape(node: Scalar): void {
  if (typeof node.value !== 'string') return;
  if (node.value.includes('\n')) node.type = Scalar.BLOCK_LITERAL;
  else if (node.value.length > LINE_WIDTH - 20) node.type = Scalar.BLOCK_FOLDED;
  else delete node.type;
}

function shapeAll(node: Node): void {
  if (isScalar(node)) shape(node);
  if (isSeq(node)) for (const item of node.items) shapeAll(item as Node);
  if (isMap(node)) for (const { value } of node.items) shapeAll(value as Node);
}
