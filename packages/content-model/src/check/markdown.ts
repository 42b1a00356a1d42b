import { Lexer, Marked, type Token, type Tokens } from 'marked';
import { type Finding, finding } from '../findings/findings.ts';
import type { ContentIssue } from '../issue.ts';
import { valueAt } from '../schema-traversal.ts';
import { checkLink } from './links.ts';
import { findPicture } from './pictures.ts';
import { variablesIn } from './placeholders.ts';
import { repeats } from './repeats.ts';
import type { MarkdownContext, TextContext } from './text-context.ts';
import { checkWords } from './texts.ts';

/** Whether a block of Markdown is the title of a section. */
export const isTitle = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === 2;

/** Blocks whose headings skip no level: the first is a title, and each other at most one level below the one before. */
export function withoutSkippedLevels(tokens: readonly Token[]): Token[] {
  let level = 1;
  return tokens.map((token) => {
    if (token.type !== 'heading') return token;
    level = Math.min((token as Tokens.Heading).depth, level + 1);
    return { ...token, depth: level };
  });
}

/** The words of a title without a number before them: pages number their sections themselves. */
export const titleOf = (heading: Tokens.Heading) => heading.text.replace(/^\d+[.)]\s*/, '').trim();

/** The anchor of the section with this title. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

type LineFinding = Finding & { line: number };

/** A block of the text (a heading, a paragraph, a list) and the line on which it begins. */
type Block = { line: number; token: Token };

function blocksOf(tokens: readonly Token[], firstLine: number): Block[] {
  let line = firstLine;
  return tokens.map((token) => {
    const block = { line, token };
    line += token.raw.split('\n').length - 1;
    return block;
  });
}

/** The text of a page, below its front matter, and the line of the file on which it begins. */
export type Body = { path: string; body: string; firstLine: number };

/** The parts that the text of a page may have. */
type TextRules = {
  /** Whether the text may have pictures. */
  hasPictures: boolean;
  /** Whether the text may be empty. */
  canBeEmpty: boolean;
  /** The anchors that the page has below the text. */
  anchorsBelow: readonly string[];
};

/**
 * Checks the text of a page.
 *
 * @returns every issue, from top to bottom, and the pictures that the text names
 */
export function textIssues(
  text: Body,
  { hasPictures, canBeEmpty, anchorsBelow }: TextRules,
  context: MarkdownContext,
): { issues: ContentIssue[]; pictures: string[] } {
  const { tokens, blocks } = parseBody(text);
  const titles = blocks.map(({ token }) => token).filter(isTitle);
  const anchors = [...anchorsBelow, ...titles.map((title) => `#${anchorOf(titleOf(title))}`)];
  const pictures: string[] = [];
  const findingOf = (token: Token, isOwnBlock: boolean) => {
    if (token.type !== 'image') return inlineFinding(token, context, anchors);
    if (!hasPictures) return finding('pictureInText', token.raw);
    if (!isOwnBlock) return finding('pictureAmongWords', token.raw);
    const { picture, wrong } = findPicture(text.path, (token as Tokens.Image).href, context);
    if (picture) pictures.push(picture);
    if (wrong || (token as Tokens.Image).text.trim() !== '') return wrong;
    return finding('pictureWithoutDescription', token.raw);
  };
  const isEmpty = text.body.trim() === '';
  const findings = [
    ...(isEmpty && !canBeEmpty ? [{ line: text.firstLine, ...finding('noPageText') }] : []),
    ...wordFindings(text, context, Object.keys(tokens.links)),
    ...sectionFindings(blocks),
    ...blocks.flatMap((block) => {
      const isOwnBlock = picturesOf(block.token).length > 0;
      return inlineFindings(block, (token) => findingOf(token, isOwnBlock));
    }),
  ];
  return { issues: inOrder(text, findings), pictures };
}

/**
 * Checks a text that is a field of an entry.
 *
 * @returns every finding, from top to bottom
 */
export function fieldFindings(body: string, context: MarkdownContext): Finding[] {
  const text = { path: '', body, firstLine: 1 };
  const { tokens, blocks } = parseBody(text);
  const findings = [
    ...wordFindings(text, context, Object.keys(tokens.links)),
    ...blocks.flatMap((block) =>
      inlineFindings(block, (token) =>
        token.type === 'image'
          ? finding('pictureInText', token.raw)
          : inlineFinding(token, context, []),
      ),
    ),
  ];
  return findings.sort((one, other) => one.line - other.line).map(({ line: _, ...wrong }) => wrong);
}

/** The pictures of a paragraph without words. */
export function picturesOf(block: Token): Tokens.Image[] {
  if (block.type !== 'paragraph') return [];
  const inner = (block as Tokens.Paragraph).tokens;
  const pictures = inner.filter((token): token is Tokens.Image => token.type === 'image');
  const isOnlyPictures = inner.every(({ type, raw }) => type === 'image' || raw.trim() === '');
  return isOnlyPictures ? pictures : [];
}

function parseBody({ body, firstLine }: Body) {
  const tokens = new Marked().lexer(body);
  return { tokens, blocks: blocksOf(withoutSkippedLevels(tokens), firstLine) };
}

const inOrder = ({ path }: Body, findings: LineFinding[]): ContentIssue[] =>
  findings.sort((a, b) => a.line - b.line).map((wrong) => ({ file: `content/${path}`, ...wrong }));

const wordFindings = (
  { body, firstLine }: Body,
  { facts }: MarkdownContext,
  links: readonly string[],
): LineFinding[] =>
  body.split('\n').flatMap((text, index) => {
    const empty = variablesIn(text).filter((name) => facts[name] === '');
    return [
      ...checkWords(text, Object.keys(facts), links),
      ...empty.map((name) => emptyFinding(name)),
    ].map((wrong) => ({ line: firstLine + index, ...wrong }));
  });

/** Reports a variable without a value. */
function emptyFinding(name: string): Finding {
  if (name === 'howToReachUs') return finding('noReachUs');
  return name === 'contactEmail' ? finding('noContactEmail') : finding('emptyFact', name);
}

/** Reports titles that would have the same anchor, and titles without a text. */
function sectionFindings(all: readonly Block[]): LineFinding[] {
  const blocks = all.filter(({ token }) => token.type !== 'space');
  const findings: LineFinding[] = [];
  const titles = blocks.flatMap(({ line, token }, index) => {
    const next = blocks[index + 1];
    const isEmpty = !next || isTitle(next.token);
    return isTitle(token) ? [{ line, title: titleOf(token), isEmpty }] : [];
  });
  const repeated = repeats(titles.map(({ title }) => anchorOf(title)));
  titles.forEach(({ line, title, isEmpty }, at) => {
    if (repeated.some(({ index }) => index === at)) {
      findings.push({ line, ...finding('sameSectionTitle', title) });
    }
    if (isEmpty) findings.push({ line, ...finding('emptySection', title) });
  });
  return findings;
}

/** The findings of `findingOf` in a block, with their lines. */
function inlineFindings(
  { line, token: whole }: Block,
  findingOf: (token: Token) => Finding | undefined,
): LineFinding[] {
  const findings: LineFinding[] = [];
  new Marked().walkTokens([whole], (token) => {
    const wrong = findingOf(token);
    if (!wrong) return;
    const before = whole.raw.slice(0, Math.max(0, whole.raw.indexOf(token.raw)));
    findings.push({ line: line + before.split('\n').length - 1, ...wrong });
  });
  return findings;
}

/** Checks a link, heading or piece of HTML. */
function inlineFinding(
  token: Token,
  context: TextContext,
  anchors: readonly string[],
): Finding | undefined {
  if (token.type === 'html') return finding('html', token.raw);
  if (token.type === 'heading' && (token as Tokens.Heading).depth === 1) {
    return finding('pageTitleInText', token.raw);
  }
  if (token.type !== 'link') return undefined;
  const href = (token as Tokens.Link).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (href === 'mailto:{contactEmail}') return undefined;
  if (href !== '') return checkLink(href, { ...context, social: new Map() }, anchors);
  return finding('linkWithoutAddress', token.raw);
}

/** Checks the links in fields that are shown within a paragraph of the text. */
export const paragraphIssues = (
  file: string,
  entry: unknown,
  fields: readonly string[],
  context: TextContext,
): ContentIssue[] =>
  fields.flatMap((field) => {
    const value = valueAt(entry, [field]);
    if (typeof value !== 'string') return [];
    const text = value.trim();
    const token = { type: 'paragraph', raw: text, text, tokens: Lexer.lexInline(text) };
    return inlineFindings({ line: 1, token }, (each) => inlineFinding(each, context, [])).map(
      ({ line: _, ...wrong }) => ({ file, field, ...wrong }),
    );
  });
