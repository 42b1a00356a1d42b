import { marked } from 'marked';
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
} from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { withoutMark, withReadableEmphasis } from './emphasis.ts';
import { apartFrom } from './list-signs.ts';
import { schema } from './schema.ts';
import { withoutBlankEnds, writeText } from './write-text.ts';

/** The source of a block, and the lines between it and the next block. */
type Original = { node: Node; source: string; gap: string };

/** A document, and the blocks of its source. */
export type Document = { doc: Node; originals: readonly Original[] };

const { tokenizer } = defaultMarkdownParser;
// The site reads tables and strikethrough; the editor recognises them to leave them unchanged.
tokenizer.enable(['table', 'strikethrough']);
// Addresses stay as they are written: {contactEmail} is a variable of the site.
tokenizer.normalizeLink = (href) => href;
tokenizer.normalizeLinkText = (text) => text;

type Token = ReturnType<typeof tokenizer.parse>[number];

const { image: _image, code_block: _code, fence: _fence, ...tokens } = defaultMarkdownParser.tokens;
const parser = new MarkdownParser(schema, tokenizer, tokens);

const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    bullet_list: (state, node) => state.renderList(node, '  ', () => '- '),
    text: writeText,
    picture: (state, { attrs: { src, alt, title } }) => {
      state.write(pictureSource(String(src), String(alt), String(title)));
    },
    opaque: (state, { attrs: { text } }) => state.text(String(text), false),
  },
  {
    ...defaultMarkdownSerializer.marks,
    link: { ...defaultMarkdownSerializer.marks['link'], mixable: false },
  } as typeof defaultMarkdownSerializer.marks,
);

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * A picture in Markdown, with its caption if it has one. The site shows signs of Markdown in a description and in a caption
 * as they are, except for square brackets in a description.
 */
function pictureSource(src: string, alt: string, caption: string): string {
  const line = inOneLine(alt).replaceAll(/\\+(?=[[\]]|$)/g, '');
  const words = line.replaceAll(/[[\]]/g, String.raw`\$&`);
  const title = inOneLine(caption).replaceAll(/[\\"]/g, String.raw`\$&`);
  const address = /[\s()]/.test(src) ? `<${src}>` : src;
  return `![${words}](${address}${title && ` "${title}"`})`;
}

/** The caption of a text that is only a picture, as the site reads it; undefined if a definition elsewhere has it. */
function captionIn(text: string): string | undefined {
  const [block] = marked.lexer(text);
  const [image] = block && 'tokens' in block ? (block.tokens ?? []) : [];
  return image?.type === 'image' ? (image['title'] ?? '') : undefined;
}

const BLOCKS = ['paragraph', 'heading', 'blockquote', 'bullet_list', 'ordered_list', 'list_item'];
const MARKS = ['strong', 'em', 'link'];
const SINGLE_TOKENS = ['inline', 'hr', 'text', 'softbreak', 'hardbreak', 'code_inline'];

/** The types of the tokens that the schema of the editor has a block or a mark for. */
const KNOWN = new Set([
  ...[...BLOCKS, ...MARKS].flatMap((name) => [`${name}_open`, `${name}_close`]),
  ...SINGLE_TOKENS,
]);

/** Whether the editor can show a token with all tokens in it. */
const isKnown = ({ type, children }: Token): boolean =>
  KNOWN.has(type) && (children ?? []).every(isKnown);

/** Reads a text in Markdown block by block. */
export function read(markdown: string): Document {
  const source = markdown.trim();
  const lines = source.split('\n');
  const env = {};
  const places = groups(tokenizer.parse(source, env)).flatMap((group) => {
    const [from, to] = group[0]?.map ?? [0, 0];
    const text = lines.slice(from, to).join('\n').trimEnd();
    return text === '' ? [] : [{ from, to: from + text.split('\n').length, text, group }];
  });
  const originals: Original[] = [];
  const add = (node: Node, text: string) => originals.push({ node, source: text, gap: '' });
  let at = 0;
  const skipTo = (line: number) => {
    const between = lines.slice(at, line);
    // Definitions of links are no block in Markdown; here an opaque block keeps them.
    const text = between.join('\n').replaceAll(/^\n+|\s+$/g, '');
    const last = originals.at(-1);
    if (text !== '') {
      if (last) last.gap = '\n\n';
      add(schema.node('opaque', { text }), text);
    }
    const behind = originals.at(-1);
    const blank = text === '' ? between.length : 1;
    if (behind) behind.gap = '\n'.repeat(blank + 1);
  };
  for (const { from, to, text, group } of places) {
    skipTo(from);
    add(nodeOf(group, text, env), text);
    at = to;
  }
  skipTo(lines.length);
  const nodes = originals.map(({ node }) => node);
  const doc = schema.node('doc', null, nodes.length > 0 ? nodes : schema.node('paragraph'));
  return { doc, originals };
}

/** The tokens of each block at the top. */
function groups(all: readonly Token[]): Token[][] {
  const found: Token[][] = [];
  for (const token of all) {
    const isFirst = token.level === 0 && token.nesting >= 0;
    if (isFirst) found.push([]);
    found.at(-1)?.push(token);
  }
  return found;
}

function nodeOf(group: readonly Token[], text: string, env: object): Node {
  const inline = group.find(({ type }) => type === 'inline')?.children ?? [];
  const [image] = inline;
  if (group[0]?.type === 'paragraph_open' && inline.length === 1 && image?.type === 'image') {
    const alt = image.content.replaceAll(/\\([[\]])/g, '$1');
    return schema.node('picture', {
      src: image.attrGet('src') ?? '',
      alt,
      title: captionIn(text) ?? image.attrGet('title') ?? '',
    });
  }
  const { firstChild, childCount } = group.every(isKnown)
    ? parser.parse(text, env)
    : { firstChild: null, childCount: 0 };
  return firstChild && childCount === 1 ? firstChild : schema.node('opaque', { text });
}

const keyOf = (node: Node) => JSON.stringify(node.toJSON());

const serialized = (node: Node): string =>
  serializer
    .serialize(schema.node('doc', null, withReadableEmphasis(withoutBlankEnds(node))))
    .trim();

/** Escapes words for Markdown. */
export const markdownOfText = (text: string): string =>
  serialized(schema.node('paragraph', null, schema.text(text)));

const lettersOf = (node: Node): string => node.textContent.replaceAll(/\s+/g, '');

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The letters that the site shows of a text. */
const shownLetters = (markdown: string): string =>
  marked
    .parse(markdown, { async: false })
    .replaceAll(/<[^>]+>|\s+/g, '')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Writes a block as Markdown. Where the site or this editor would show asterisks, because emphasis touches other letters,
 * the block loses its slanted letters, and if that is not enough also its bold ones.
 */
function markdownOf(node: Node): string {
  const upright = withoutMark(node, schema.marks.em);
  const candidates = [node, upright, withoutMark(upright, schema.marks.strong)].map(serialized);
  const letters = lettersOf(node);
  const isReadBack = (text: string) =>
    lettersOf(read(text).doc) === letters && shownLetters(text) === letters;
  return candidates.find(isReadBack) ?? candidates[0] ?? '';
}

/** Writes a document as Markdown. Unchanged blocks keep their source. */
export function write(doc: Node, originals: readonly Original[]): string {
  const places = new Map<string, number[]>();
  originals.forEach(({ node }, at) => {
    places.set(keyOf(node), [...(places.get(keyOf(node)) ?? []), at]);
  });
  let text = '';
  let last: number | undefined;
  let before = '';
  doc.forEach((node) => {
    const own = places.get(keyOf(node)) ?? [];
    const next = own.find((at) => at === (last ?? -1) + 1) ?? own[0];
    if (next !== undefined) own.splice(own.indexOf(next), 1);
    const original = next === undefined ? undefined : originals[next];
    const block = apartFrom(before, original?.source ?? markdownOf(node), node);
    if (block === '') return;
    before = block;
    const isNext = last !== undefined && next === last + 1;
    const gap = isNext && last !== undefined ? originals[last]?.gap : '\n\n';
    text += text === '' ? block : `${gap}${block}`;
    last = next;
  });
  return text;
}
