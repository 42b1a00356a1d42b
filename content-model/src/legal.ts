import { Marked, type Token, type Tokens } from 'marked';
import type { z } from 'zod';
import { bodyFaults, sentenceFaults } from './check/legal-faults.ts';
import { SECTIONS } from './check/links.ts';
import { fillTokens } from './check/placeholders.ts';
import { checkRecord } from './check/record.ts';
import type { World } from './check/texts.ts';
import type { Fault } from './fault.ts';
import { anchorOf, isHeading, titleOf } from './headings.ts';
import { splitFrontMatter } from './parse.ts';
import { type LegalPage, type LegalSection, legalFrontMatterSchema } from './schemas/legal.ts';

/** What a legal page needs beside its own file. */
export type LegalWorld = World & {
  /** The address in `site/site.yaml`; may be empty. */
  contactEmail: string;
  /** What stands before the site's own paths: `/`, or `/agency/`. */
  basePath: string;
};

/** Markdown takes some signs for its own: a value such as "Ade_Bola" must stay as it is. */
const escapeMarkdown = (value: string) => value.replaceAll(/[\\`*_[\]<>#]/g, String.raw`\$&`);

/** The text of a page, cut at its headings of the second level. */
function cut(tokens: readonly Token[]): { title: string; tokens: Token[] }[] {
  const sections: { title: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (isHeading(token) && token.depth === 2) sections.push({ title: titleOf(token), tokens: [] });
    else sections.at(-1)?.tokens.push(token);
  }
  return sections;
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
  const read = checkRecord(path, parts.fields, legalFrontMatterSchema, world, { firstLine: 2 });
  if (!('value' in read)) return read;
  const faults = [
    ...read.faults,
    ...sentenceFaults(file, read.record),
    ...bodyFaults(file, parts.body, parts.bodyLine, world.contactEmail),
  ];
  if (faults.length > 0) return { faults };
  // Names in braces are filled in below, with signs that Markdown must leave alone.
  return { page: buildPage(read.data as FrontMatter, parts.body, world) };
}

type FrontMatter = z.infer<typeof legalFrontMatterSchema>;

function buildPage(fields: FrontMatter, body: string, world: LegalWorld): LegalPage {
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
    sections: cut(tokens).map(
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
