import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { type LinkTargets, linkTargetInText, plainHref } from './check/links.ts';
import { filledMarkdown } from './filled-markdown.ts';

/** The values and the links of a Markdown text on its page. */
export type MarkdownPlace = LinkTargets & {
  /** The facts of the site that variables stand for. */
  facts: Readonly<Record<string, string>>;
  /** The path of the site's home page: `/`, or `/agency/`. */
  basePath: string;
};

/**
 * The blocks of a text with its variables filled in and its links below the base path.
 *
 * @param markdown the variables that stand for Markdown
 */
export function tokensOf(
  body: string,
  place: MarkdownPlace,
  markdown?: Readonly<Record<string, string>>,
): Token[] {
  const tokens = filledMarkdown(body, place.facts, markdown);
  new Marked().walkTokens(tokens, prefixLinks(place));
  return tokens;
}

/** Leads links to the site's own pages, below the base path. */
const prefixLinks = (place: MarkdownPlace) => (token: Token) => {
  if (token.type !== 'link') return;
  const base = place.basePath.replace(/\/$/, '');
  const href = plainHref((token as Tokens.Link).href);
  token['href'] = href;
  const target = linkTargetInText(href, place);
  if (target === undefined) return;
  // A page or a section that is not online today: its link is shown as words.
  if (target === '') token.type = 'text';
  else token['href'] = base + (target.startsWith('#') ? `/${target}` : target);
};

/** Puts a table into a box that it can be moved in, by keys too: its columns may be wider than a phone. */
class BoxedTables extends Renderer {
  override table(token: Tokens.Table): string {
    return `<div class="table" tabindex="0">${super.table(token)}</div>\n`;
  }
}

/** Blocks as HTML. */
export const htmlOf = (tokens: Token[]): string =>
  new Marked().parser(tokens, { renderer: new BoxedTables() }).trim();

/** Sets a title as a line of strong words, because the text stands within a part of a page that has its own titles. */
class WithoutTitles extends BoxedTables {
  override heading({ tokens }: Tokens.Heading): string {
    return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>\n`;
  }
}

/** The HTML of a text that is a field of an entry. */
export const fieldHtml = (text: string, place: MarkdownPlace): string =>
  new Marked().parser(tokensOf(text, place), { renderer: new WithoutTitles() }).trim();
