import { Fragment, type Mark, type MarkType, type Node } from 'prosemirror-model';
import { graphemesOf } from '../../../../words/graphemes.ts';
import { schema } from './schema.ts';

const { marks } = schema;

/** A character of a text with its marks, or another inline node. */
type Character = { text: string; marks: readonly Mark[] } | { node: Node };

const charactersOf = (block: Node): Character[] =>
  block.children.flatMap((node): Character[] =>
    node.isText
      ? graphemesOf(node.text ?? '').map((text) => ({ text, marks: node.marks }))
      : [{ node }],
  );

const linkOf = (character: Character | undefined) =>
  character && 'text' in character ? marks.link.isInSet(character.marks) : undefined;

const has = (type: MarkType, character: Character | undefined): boolean =>
  character !== undefined && 'text' in character && Boolean(type.isInSet(character.marks));

const isCode = (character: Character) => has(marks.code, character);

/** Whether two characters are in one link, or both in none: the brackets of a link are punctuation. */
const isSameLink = (one: Character, other: Character): boolean => {
  const [link, otherLink] = [linkOf(one), linkOf(other)];
  return link ? Boolean(otherLink && link.eq(otherLink)) : !otherLink;
};

/**
 * Whether a character beside the asterisks of emphasis counts as a letter. Halves of surrogate pairs do, because
 * markdown-it reads them so; a character of code stands behind a backtick.
 */
const isLetter = (unit: string | undefined): boolean =>
  unit !== undefined && !/[\s\p{P}\p{S}]/u.test(unit);

/** Whether asterisks between a character outside and a character inside of emphasis are no emphasis in Markdown. */
function isUnreadable(outside: Character | undefined, inside: Character, side: 'start' | 'end') {
  if (!outside || !('text' in outside) || !('text' in inside)) return false;
  if (!isSameLink(outside, inside) || isCode(outside)) return false;
  if (!isLetter(side === 'start' ? outside.text.at(-1) : outside.text[0])) return false;
  return isCode(inside) || /^[\s\p{P}\p{S}]/u.test(inside.text);
}

const without = (type: MarkType, character: Character): Character =>
  'text' in character ? { ...character, marks: type.removeFromSet(character.marks) } : character;

/** Takes emphasis from the first or last character of each run in which Markdown would not read its asterisks. */
function shrinkRuns(characters: Character[], type: MarkType): void {
  const shrink = (order: readonly number[], side: 'start' | 'end') => {
    let outside: Character | undefined;
    for (const at of order) {
      const inside = characters[at];
      if (!inside) continue;
      const isFirst = has(type, inside) && !has(type, outside);
      if (isFirst && isUnreadable(outside, inside, side)) characters[at] = without(type, inside);
      outside = characters[at];
    }
  };
  const order = [...characters.keys()];
  shrink(order, 'start');
  shrink(order.toReversed(), 'end');
}

/**
 * Moves punctuation at the edge of bold or slanted words out of them where a letter follows at once: `**Note:**Please` is
 * no emphasis in Markdown, and `**Note**:Please` is (CommonMark, "left-flanking delimiter run").
 */
export function withReadableEmphasis(node: Node): Node {
  if (!node.isTextblock) {
    return node.isLeaf ? node : node.copy(Fragment.from(node.children.map(withReadableEmphasis)));
  }
  const characters = charactersOf(node);
  for (const type of [marks.strong, marks.em]) shrinkRuns(characters, type);
  const inline = characters.map((each) =>
    'node' in each ? each.node : schema.text(each.text, each.marks),
  );
  return node.copy(Fragment.fromArray(inline));
}

/** A block whose letters do not have a mark. */
export const withoutMark = (node: Node, mark: MarkType): Node =>
  node.isText
    ? node.mark(mark.removeFromSet(node.marks))
    : node.copy(Fragment.fromArray(node.children.map((child) => withoutMark(child, mark))));
