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
 * A block as it can follow another block: a list whose items have the same sign as those of a list before it gets
 * another sign, because Markdown would read both as one list.
 *
 * @param before the block before, in Markdown
 */
export function apartFrom(before: string, block: string, { type }: Node): string {
  const isList = type === bullet_list || type === ordered_list;
  if (!isList || signOf(before) !== signOf(block)) return block;
  return block.replaceAll(SIGN, (_, number: string, sign: string) => number + OTHER_SIGNS[sign]);
}
