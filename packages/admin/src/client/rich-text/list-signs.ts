import type { Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { bullet_list, ordered_list } = schema.nodes;

/** The sign before each item of an outermost list: `-`, or a number with a dot or a bracket. */
const SIGN = /^(\d*)([-*+.)])(?=\s|$)/gm;

const OTHER_SIGNS: Readonly<Record<string, string>> = {
  '-': '*',
  '*': '-',
  '+': '-',
  '.': ')',
  ')': '.',
};

const signOf = (list: string) => [...list.matchAll(SIGN)][0]?.[2];

/**
 * A block with another sign before its items, if it is a list and the one before it has the same: Markdown reads both
 * as one list.
 *
 * @param before the block before it, in Markdown
 */
export function apartFrom(before: string, block: string, { type }: Node): string {
  const isList = type === bullet_list || type === ordered_list;
  if (!isList || signOf(before) !== signOf(block)) return block;
  return block.replaceAll(SIGN, (_, number: string, sign: string) => number + OTHER_SIGNS[sign]);
}
