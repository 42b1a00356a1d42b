import { Marked, type Token, type Tokens } from 'marked';
import { type LegalPage, type LegalSection, legalFrontMatterSchema } from '../schemas/legal.ts';
import { settleNulls, valueAt } from '../schemas/walk.ts';
import { type Fault, quoted } from './content-fault.ts';
import { linkFault, SECTIONS } from './content-links.ts';
import { parseRecord, splitFrontMatter } from './content-parse.ts';
import { fillTokens, tokensIn } from './content-placeholders.ts';
import { shapeFaults } from './content-shape.ts';
import { leftovers, SITE_TOKENS, textFaults, type World } from './content-texts.ts';

/** What a legal page needs beside its own file. */
export type LegalWorld = World & {
  /** The address in `site/site.yaml`; may be empty. */
  contactEmail: string;
  /** What stands before the site's own paths: `/`, or `/agency/`. */
  basePath: string;
};

const BODY_TOKENS = [...SITE_TOKENS, 'contactEmail', 'howToReachUs'];

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Markdown takes some signs for its own: a value such as "Ade_Bola" must stay as it is. */
const escapeMarkdown = (value: string) => value.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** `## 1. Cookies` and `## Cookies` are the same title: pages number their sections themselves. */
const titleOf = (heading: Tokens.Heading) => heading.text.replace(/^\d+[.)]\s*/, '').trim();

/** The tokens of a page, cut at its headings of the second level. */
function cut(tokens: readonly Token[]): {
  before: Token[];
  sections: { title: string; tokens: Token[] }[];
} {
  const before: Token[] = [];
  const sections: { title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (isHeading(token) && token.depth === 2) sections.push({ title: titleOf(token), tokens: [] });
    else (sections.at(-1)?.tokens ?? before).push(token);
  }
  return { before: before.filter(({ type }) => type !== 'space'), sections };
}

/**
 * Reads a legal page.
 *
 * @param path the path of the file, from `content/`
 * @returns the page, or everything that is wrong with it
 */
export function readLegalPage(
  path: string,
  source: string,
  world: LegalWorld,
): { page: LegalPage } | { faults: Fault[] } {
  const file = `content/${path}`;
  const parts = splitFrontMatter(source);
  if (!parts) {
    return {
      faults: [
        {
          file,
          found: 'a text without fields at its top.',
          write: `a line of ---, the fields ${Object.keys(legalFrontMatterSchema.shape).join(', ')}, another line of ---, then the text.`,
        },
      ],
    };
  }
  const { value, faults: syntax } = parseRecord(file, parts.fields, 2);
  if (syntax.length > 0) return { faults: syntax };
  const record = settleNulls(legalFrontMatterSchema, value);
  const faults = [
    ...shapeFaults(file, legalFrontMatterSchema, record),
    ...textFaults(path, legalFrontMatterSchema, record, world),
    ...sentenceFaults(file, record),
    ...bodyFaults(file, parts.body, parts.bodyLine, world),
  ];
  if (faults.length > 0) return { faults };
  return { page: buildPage(legalFrontMatterSchema.parse(record), parts.body, world) };
}

function buildPage(
  fields: ReturnType<typeof legalFrontMatterSchema.parse>,
  body: string,
  world: LegalWorld,
): LegalPage {
  const facts = { ...world.tokens, contactEmail: world.contactEmail };
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, escapeMarkdown(value)]),
  );
  const reachUs = world.contactEmail === '' ? fields.contactByPage : fields.contactByEmail;
  const text = fillTokens(body, { ...values, howToReachUs: fillTokens(reachUs, values) });
  const marked = new Marked();
  const tokens = marked.lexer(text);
  marked.walkTokens(tokens, leadFrom(world.basePath));
  return {
    title: fillTokens(fields.title, facts),
    description: fillTokens(fields.description, facts),
    effectiveDate: fields.effectiveDate,
    sections: cut(tokens).sections.map(
      ({ title, tokens: content }): LegalSection => ({
        id: anchorOf(title),
        title,
        html: marked.parser(content).trim(),
      }),
    ),
  };
}

/** Makes the site's own paths in links begin with its base path. */
const leadFrom = (basePath: string) => (token: Token) => {
  if (token.type !== 'link') return;
  const base = basePath.replace(/\/$/, '');
  const { href } = token as Tokens.Link;
  if (SECTIONS.includes(href)) token['href'] = `${base}/${href}`;
  else if (href.startsWith('/')) token['href'] = `${base}${href}`;
};

type Remark = { line: number; found: string; write: string };

/** Everything that is wrong with the text below the fields, from top to bottom. */
function bodyFaults(file: string, body: string, firstLine: number, world: LegalWorld): Fault[] {
  const blocks = blocksOf(body, firstLine);
  const remarks = [
    ...leftoverRemarks(body, firstLine, world.contactEmail),
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
  cut(blocks.map(({ token }) => token)).sections.map(({ title }) => `#${anchorOf(title)}`);

function leftoverRemarks(body: string, firstLine: number, contactEmail: string): Remark[] {
  return body.split('\n').flatMap((text, index) => {
    const line = firstLine + index;
    const remarks = leftovers(text, BODY_TOKENS).map((remark) => ({ line, ...remark }));
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
function sentenceFaults(file: string, record: unknown): Fault[] {
  return (['contactByEmail', 'contactByPage'] as const).flatMap((field) => {
    const text = valueAt(record, [field]);
    if (typeof text !== 'string') return [];
    return blocksOf(text, 1)
      .flatMap((block) => inlineRemarks(block, []))
      .map(({ found, write }) => ({ file, field, found, write }));
  });
}
