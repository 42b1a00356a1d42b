import { defaultMarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import { Fragment, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

/** Escapes tags and character references, which a person types as text. */
const withoutHtml = (text: string) =>
  text.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll(/<(?=[a-z/!?])/gi, '&lt;');

/** Nodes whose text begins a line that is no title. */
const BEGINS_LINE = new Set([schema.nodes.paragraph, schema.nodes.hard_break]);

/** Characters at the beginning of a line that make a list, a title, a quotation, or the line below a title: `-`, `2)`, `##`, `>`, `===`. */
const SIGN_OF_BLOCK =
  /^(\d{1,9}(?=[.)](?:\s|$)))?([.)](?<=\d.)|[-+](?=\s|$)|#(?=#{0,5}(?:\s|$))|>|[=-](?=[=-]*\s*$))/;

/**
 * Writes a text so that Markdown reads it as text, also at the beginning of a line. Spaces at the beginning of a line are
 * left out, because nobody sees them.
 */
export function writeText(
  state: MarkdownSerializerState,
  { text = '', marks }: Node,
  parent: Node,
  index: number,
): void {
  const before = index === 0 ? parent : parent.child(index - 1);
  const beginsLine = BEGINS_LINE.has(before.type) && marks.length === 0;
  const line = beginsLine ? text.trimStart() : text;
  const [start = '', number = '', sign = ''] = (beginsLine && SIGN_OF_BLOCK.exec(line)) || [];
  if (sign !== '') state.text(`${number}\\${sign}`, false);
  const rest = withoutHtml(line.slice(start.length));
  if (rest === '') return;
  defaultMarkdownSerializer.nodes['text']?.(state, schema.text(rest, marks), parent, index);
}

const isBlank = ({ type, text }: Node): boolean =>
  type === schema.nodes.hard_break || text?.trim() === '';

/**
 * Removes line breaks and spaces from the ends of paragraphs: there, the backslash of a break would be read as a
 * letter.
 */
export function withoutBlankEnds(node: Node): Node {
  if (!node.isTextblock) {
    return node.isLeaf ? node : node.copy(Fragment.fromArray(node.children.map(withoutBlankEnds)));
  }
  const last = node.children.findLastIndex((child) => !isBlank(child));
  return node.copy(Fragment.fromArray(node.children.slice(0, last + 1)));
}
