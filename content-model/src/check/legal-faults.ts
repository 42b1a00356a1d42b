import { Marked, type Token, type Tokens } from 'marked';
import { type Fault, quoted } from '../fault.ts';
import { anchorOf, isHeading, titleOf } from '../headings.ts';
import { valueAt } from '../schema-traversal.ts';
import { linkFault } from './links.ts';
import { tokensIn } from './placeholders.ts';
import { leftovers, SITE_TOKENS } from './texts.ts';

const BODY_TOKENS = [...SITE_TOKENS, 'contactEmail', 'howToReachUs'];

type Remark = { line: number; found: string; write: string };

/**
 * Everything that is wrong with the text of a legal page, from top to bottom.
 *
 * @param body the text below the fields
 * @param firstLine the line of the file on which it begins
 * @param contactEmail the address in `site/site.yaml`; may be empty
 */
export function bodyFaults(
  file: string,
  body: string,
  firstLine: number,
  contactEmail: string,
): Fault[] {
  const blocks = blocksOf(body, firstLine);
  const remarks = [
    ...leftoverRemarks(body, firstLine, contactEmail),
    ...sectionRemarks(blocks, firstLine),
    ...blocks.flatMap((block) => inlineRemarks(block, anchorsOf(blocks))),
  ];
  return remarks.sort((a, b) => a.line - b.line).map((remark) => ({ file, ...remark }));
}

/** A block of the text (a heading, a paragraph, a list) and the line on which it begins. */
type Block = { line: number; token: Token };

function blocksOf(body: string, firstLine: number): Block[] {
  let line = firstLine;
  return new Marked().lexer(body).map((token) => {
    const block = { line, token };
    line += token.raw.split('\n').length - 1;
    return block;
  });
}

const anchorsOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ token }) =>
    isHeading(token) && token.depth === 2 ? [`#${anchorOf(titleOf(token))}`] : [],
  );

function leftoverRemarks(body: string, firstLine: number, contactEmail: string): Remark[] {
  const links = Object.keys(new Marked().lexer(body).links);
  return body.split('\n').flatMap((text, index) => {
    const line = firstLine + index;
    const remarks = leftovers(text, BODY_TOKENS, links).map((remark) => ({ line, ...remark }));
    if (contactEmail !== '' || !tokensIn(text).includes('contactEmail')) return remarks;
    return [
      ...remarks,
      {
        line,
        found: 'the name {contactEmail}, but contactEmail in content/site/site.yaml is empty.',
        write: '{howToReachUs}, which leads to the contact page when there is no address.',
      },
    ];
  });
}

function sectionRemarks(blocks: readonly Block[], firstLine: number): Remark[] {
  const shown = blocks.filter(({ token }) => token.type !== 'space');
  const isTitle = ({ token }: Block) => isHeading(token) && token.depth === 2;
  const first = shown[0];
  if (!first) {
    const write = 'sections, each with a line such as "## General Terms" above its text.';
    return [{ line: firstLine, found: 'no text.', write }];
  }
  const remarks: Remark[] = [];
  if (!isTitle(first)) {
    remarks.push({
      line: first.line,
      found: `${quoted(first.token.raw)} before the first section.`,
      write: 'a line such as "## General Terms" above it: every text stands in a section.',
    });
  }
  const anchors = new Set<string>();
  shown.forEach((block, index) => {
    if (!isHeading(block.token) || !isTitle(block)) return;
    const { line } = block;
    const title = titleOf(block.token);
    const next = shown[index + 1];
    if (anchors.has(anchorOf(title))) {
      const write = 'another title, or one section in place of the two.';
      remarks.push({ line, found: `a second section ${quoted(title)}.`, write });
    }
    anchors.add(anchorOf(title));
    if (!next || isTitle(next)) {
      const write = 'a text below the title; or take the title out.';
      remarks.push({ line, found: `the section ${quoted(title)} without a text.`, write });
    }
  });
  return remarks;
}

function inlineRemarks(block: Block, anchors: readonly string[]): Remark[] {
  const remarks: Remark[] = [];
  new Marked().walkTokens([block.token], (token) => {
    const remark = remarkOn(token, anchors);
    if (!remark) return;
    const before = block.token.raw.slice(0, Math.max(0, block.token.raw.indexOf(token.raw)));
    remarks.push({ line: block.line + before.split('\n').length - 1, ...remark });
  });
  return remarks;
}

function remarkOn(
  token: Token,
  anchors: readonly string[],
): { found: string; write: string } | undefined {
  if (token.type === 'html') {
    const write = 'Markdown: **bold**, [a link](/contact), "- " for a list.';
    return { found: `HTML: ${quoted(token.raw)}.`, write };
  }
  if (token.type === 'image') {
    return {
      found: `a picture: ${quoted(token.raw)}.`,
      write: 'text only: legal pages show no pictures.',
    };
  }
  if (token.type !== 'link') return undefined;
  const href = (token as Tokens.Link).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (href === 'mailto:{contactEmail}') return undefined;
  if (href === '') {
    return {
      found: `${quoted(token.raw)}, a link without an address.`,
      write: 'the address in the round brackets.',
    };
  }
  return linkFault(href, { socialIds: [], anchors });
}

/** Everything that is wrong with the links in the two sentences for `{howToReachUs}`. */
export function sentenceFaults(file: string, record: unknown): Fault[] {
  return (['contactByEmail', 'contactByPage'] as const).flatMap((field) => {
    const text = valueAt(record, [field]);
    if (typeof text !== 'string') return [];
    return blocksOf(text, 1)
      .flatMap((block) => inlineRemarks(block, []))
      .map(({ found, write }) => ({ file, field, found, write }));
  });
}
