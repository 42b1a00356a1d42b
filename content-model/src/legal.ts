import { Marked, type Token, type Tokens } from 'marked';
import type { z } from 'zod';
import { checkEntry } from './check/entry.ts';
import { anchorOf, bodyIssues, isTitle, reachUsIssues, titleOf } from './check/legal-text.ts';
import { SECTIONS } from './check/links.ts';
import { fillVariables } from './check/placeholders.ts';
import { SITE_VARIABLES, type TextContext } from './check/texts.ts';
import type { ContentIssue } from './issue.ts';
import { splitFrontMatter } from './parse.ts';
import { type LegalPage, type LegalSection, legalFrontMatterSchema } from './schemas/legal.ts';

/** What a legal page needs beside its own file. */
export type LegalContext = TextContext & {
  /** The address in `site/site.yaml`; may be empty. */
  contactEmail: string;
  /** The path of the site's home page: `/`, or `/agency/`. */
  basePath: string;
};

type FrontMatter = z.infer<typeof legalFrontMatterSchema>;

/**
 * Reads a legal page.
 *
 * @param path the path of the file, from `content/`
 * @returns the page, or everything that is wrong with it
 */
export function readLegalPage(
  path: string,
  source: string,
  context: LegalContext,
): { value?: LegalPage; issues: ContentIssue[] } {
  const file = `content/${path}`;
  const parts = splitFrontMatter(source);
  if (!parts) {
    const names = Object.keys(legalFrontMatterSchema.shape).join(', ');
    const found = 'a text without fields at its top.';
    const write = `a line of ---, the fields ${names}, another line of ---, then the text.`;
    return { issues: [{ file, found, write }] };
  }
  const read = checkEntry(path, parts.fields, legalFrontMatterSchema, context, SITE_VARIABLES, {
    firstLine: 2,
  });
  if (!('data' in read)) return read;
  const issues = [
    ...read.issues,
    ...reachUsIssues(file, read.entry),
    ...bodyIssues(file, parts.body, parts.bodyLine, context.contactEmail),
  ];
  if (issues.length > 0) return { issues };
  return { issues, value: buildPage(read.data as FrontMatter, parts.body, context) };
}

/** Keeps a value such as "Ade_Bola" as it is in Markdown. */
const escapeMarkdown = (value: string) => value.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);

function buildPage(fields: FrontMatter, body: string, context: LegalContext): LegalPage {
  const facts = { ...context.variables, contactEmail: context.contactEmail };
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, escapeMarkdown(value)]),
  );
  const reachUs = context.contactEmail === '' ? fields.contactByPage : fields.contactByEmail;
  const marked = new Marked();
  const tokens = marked.lexer(
    fillVariables(body, { ...values, howToReachUs: fillVariables(reachUs, values) }),
  );
  marked.walkTokens(tokens, prefixLinks(context.basePath));
  const starts = tokens.flatMap((token, index) => (isTitle(token) ? [{ token, index }] : []));
  return {
    title: fillVariables(fields.title, facts),
    description: fillVariables(fields.description, facts),
    effectiveDate: fields.effectiveDate,
    sections: starts.map(({ token, index }, at): LegalSection => {
      const title = titleOf(token);
      const content = tokens.slice(index + 1, starts[at + 1]?.index);
      return { id: anchorOf(title), title, html: marked.parser(content).trim() };
    }),
  };
}

/** Puts the base path before the site's own paths in links. */
const prefixLinks = (basePath: string) => (token: Token) => {
  if (token.type !== 'link') return;
  const base = basePath.replace(/\/$/, '');
  const { href } = token as Tokens.Link;
  if (SECTIONS.includes(href)) token['href'] = `${base}/${href}`;
  else if (href.startsWith('/')) token['href'] = `${base}${href}`;
};
