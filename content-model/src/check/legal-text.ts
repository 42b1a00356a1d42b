import { Marked, type Token, type Tokens } from 'marked';
import { type ContentIssue, type Finding, quoted } from '../issue.ts';
import { valueAt } from '../schema-traversal.ts';
import { checkLink } from './links.ts';
import { variablesIn } from './placeholders.ts';
import { repeats } from './repeats.ts';
import { checkWords, SITE_VARIABLES } from './texts.ts';

const BODY_VARIABLES = [...SITE_VARIABLES, 'contactEmail', 'howToReachUs'];

/** Whether a block of Markdown is the title of a section. */
export const isTitle = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === 2;

/** The words of a title without a number before them: pages number their sections themselves. */
export const titleOf = (heading: Tokens.Heading) => heading.text.replace(/^\d+[.)]\s*/, '').trim();

/** The anchor of the section with this title. */
export const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
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

/**
 * Checks the text of a legal page.
 *
 * @param body the text below the front matter
 * @param firstLine the line of the file on which it begins
 * @param contactEmail the address in `site/site.yaml`; may be empty
 * @returns every issue, from top to bottom
 */
export function bodyIssues(
  file: string,
  body: string,
  firstLine: number,
  contactEmail: string,
): ContentIssue[] {
  const tokens = new Marked().lexer(body);
  const blocks = blocksOf(tokens, firstLine);
  const titles = tokens.filter(isTitle).map(titleOf);
  const anchors = titles.map((title) => `#${anchorOf(title)}`);
  const findings = [
    ...wordFindings(body, firstLine, contactEmail, Object.keys(tokens.links)),
    ...sectionFindings(blocks, firstLine),
    ...blocks.flatMap((block) => inlineFindings(block, anchors)),
  ];
  return findings.sort((a, b) => a.line - b.line).map((finding) => ({ file, ...finding }));
}

const wordFindings = (
  body: string,
  firstLine: number,
  contactEmail: string,
  links: readonly string[],
): LineFinding[] =>
  body.split('\n').flatMap((text, index) => {
    const findings = checkWords(text, BODY_VARIABLES, links);
    if (contactEmail === '' && variablesIn(text).includes('contactEmail')) {
      findings.push({
        found: 'the name {contactEmail}, but contactEmail in content/site/site.yaml is empty.',
        write: '{howToReachUs}, which leads to the contact page when there is no address.',
      });
    }
    return findings.map((finding) => ({ line: firstLine + index, ...finding }));
  });

function sectionFindings(all: readonly Block[], firstLine: number): LineFinding[] {
  const blocks = all.filter(({ token }) => token.type !== 'space');
  const [first] = blocks;
  if (!first) {
    const write = 'sections, each with a line such as "## General Terms" above its text.';
    return [{ line: firstLine, found: 'no text.', write }];
  }
  const findings: LineFinding[] = [];
  if (!isTitle(first.token)) {
    findings.push({
      line: first.line,
      found: `${quoted(first.token.raw)} before the first section.`,
      write: 'a line such as "## General Terms" above it: every text stands in a section.',
    });
  }
  const titles = blocks.flatMap(({ line, token }, index) => {
    const next = blocks[index + 1];
    const isEmpty = !next || isTitle(next.token);
    return isTitle(token) ? [{ line, title: titleOf(token), isEmpty }] : [];
  });
  const repeated = repeats(titles.map(({ title }) => anchorOf(title)));
  titles.forEach(({ line, title, isEmpty }, at) => {
    if (repeated.some(({ index }) => index === at)) {
      const write = 'another title, or one section in place of the two.';
      findings.push({ line, found: `a second section ${quoted(title)}.`, write });
    }
    if (isEmpty) {
      const write = 'a text below the title; or take the title out.';
      findings.push({ line, found: `the section ${quoted(title)} without a text.`, write });
    }
  });
  return findings;
}

/** Checks the links, pictures and HTML in a block. */
function inlineFindings({ line, token: whole }: Block, anchors: readonly string[]): LineFinding[] {
  const findings: LineFinding[] = [];
  new Marked().walkTokens([whole], (token) => {
    const finding = inlineFinding(token, anchors);
    if (!finding) return;
    const before = whole.raw.slice(0, Math.max(0, whole.raw.indexOf(token.raw)));
    findings.push({ line: line + before.split('\n').length - 1, ...finding });
  });
  return findings;
}

function inlineFinding(token: Token, anchors: readonly string[]): Finding | undefined {
  const shown = quoted(token.raw);
  if (token.type === 'html') {
    const write = 'Markdown: **bold**, [a link](/contact), "- " for a list.';
    return { found: `HTML: ${shown}.`, write };
  }
  if (token.type === 'image') {
    return { found: `a picture: ${shown}.`, write: 'text only: legal pages show no pictures.' };
  }
  if (token.type !== 'link') return undefined;
  const href = (token as Tokens.Link).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  if (href === 'mailto:{contactEmail}') return undefined;
  if (href !== '') return checkLink(href, [], anchors);
  const write = 'the address in the round brackets.';
  return { found: `${shown}, a link without an address.`, write };
}

/** Checks the links in the two texts of which `{howToReachUs}` becomes one. */
export const reachUsIssues = (file: string, entry: unknown): ContentIssue[] =>
  ['contactByEmail', 'contactByPage'].flatMap((field) => {
    const text = valueAt(entry, [field]);
    if (typeof text !== 'string') return [];
    return blocksOf(new Marked().lexer(text), 1)
      .flatMap((block) => inlineFindings(block, []))
      .map(({ found, write }) => ({ file, field, found, write }));
  });
