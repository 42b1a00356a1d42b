import { Marked, type Token, type Tokens } from 'marked';
import { type LegalPage, type LegalSection, legalFrontMatterSchema } from '../schemas/legal.ts';
import { settleNulls } from '../schemas/walk.ts';
import { type Fault, quoted } from './content-fault.ts';
import { linkFault } from './content-links.ts';
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
  const marked = markdown(world.basePath);
  return {
    title: fillTokens(fields.title, facts),
    description: fillTokens(fields.description, facts),
    effectiveDate: fields.effectiveDate,
    sections: cut(marked.lexer(text)).sections.map(
      ({ title, tokens }): LegalSection => ({
        id: anchorOf(title),
        title,
        html: marked.parser(tokens).trim(),
      }),
    ),
  };
}

/** Markdown in which the site's own paths begin with its base path. */
function markdown(basePath: string) {
  const base = basePath.replace(/\/$/, '');
  return new Marked({
    walkTokens(token) {
      if (token.type !== 'link') return;
      const { href } = token as Tokens.Link;
      const isSection = ['#services', '#process', '#projects'].includes(href);
      if (isSection) token['href'] = `${base}/${href}`;
      else if (href.startsWith('/')) token['href'] = `${base}${href}`;
    },
  });
}

/** Everything that is wrong with the text below the fields. */
function bodyFaults(file: string, body: string, firstLine: number, world: LegalWorld): Fault[] {
  const faults: Fault[] = [];
  const add = (line: number, found: string, write: string) =>
    faults.push({ file, field: `line ${line}`, found, write });
  const lineOf = (needle: string) =>
    firstLine + body.slice(0, body.indexOf(needle)).split('\n').length - 1;

  body.split('\n').forEach((line, index) => {
    for (const { found, write } of leftovers(line, BODY_TOKENS))
      add(firstLine + index, found, write);
    if (world.contactEmail === '' && tokensIn(line).includes('contactEmail')) {
      add(
        firstLine + index,
        'the name {contactEmail}, but contactEmail in content/site/site.yaml is empty.',
        '{howToReachUs}, which leads to the contact page when there is no address.',
      );
    }
  });

  const marked = new Marked();
  const tokens = marked.lexer(body);
  const { before, sections } = cut(tokens);
  const anchors = sections.map(({ title }) => `#${anchorOf(title)}`);
  if (before[0]) {
    add(
      lineOf(before[0].raw),
      `${quoted(before[0].raw)} before the first section.`,
      'a line such as "## General Terms" above it: every text stands in a section.',
    );
  }
  if (sections.length === 0 && !before[0]) {
    add(
      firstLine,
      'no text.',
      'sections, each with a line such as "## General Terms" above its text.',
    );
  }
  sections.forEach(({ title, tokens: content }, index) => {
    const line = lineOf(title);
    if (anchors.indexOf(`#${anchorOf(title)}`) !== index) {
      add(
        line,
        `a second section ${quoted(title)}.`,
        'another title, or one section in place of the two.',
      );
    }
    if (content.every(({ type }) => type === 'space')) {
      add(
        line,
        `the section ${quoted(title)} without a text.`,
        'a text below its title, or take the title out.',
      );
    }
  });
  marked.walkTokens(tokens, (token) => {
    if (token.type === 'html') {
      add(
        lineOf(token.raw),
        `HTML: ${quoted(token.raw)}.`,
        'Markdown: **bold**, [a link](/contact), "- " for a list.',
      );
    } else if (token.type === 'image') {
      add(
        lineOf(token.raw),
        `a picture: ${quoted(token.raw)}.`,
        'text only: legal pages show no pictures.',
      );
    } else if (token.type === 'link') {
      checkLink(token as Tokens.Link);
    }
  });
  return faults;

  function checkLink({ href, raw }: Tokens.Link) {
    const address = href.replaceAll('%7B', '{').replaceAll('%7D', '}');
    if (address === 'mailto:{contactEmail}') return;
    if (address === '') {
      add(
        lineOf(raw),
        `${quoted(raw)}, a link without an address.`,
        'the address in the round brackets.',
      );
      return;
    }
    const fault = linkFault(address, { socialIds: [], anchors });
    if (fault) add(lineOf(raw), fault.found, fault.write);
  }
}
