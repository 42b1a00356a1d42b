import { Lexer, Marked, type Token, type Tokens } from 'marked';
import { fillVariables } from './check/placeholders.ts';

type Values = Readonly<Record<string, string>>;

type Filling = {
  values: Values;
  /** The variables that stand for Markdown, which may itself have other variables. */
  markdown: Values;
  isInLink: boolean;
};

/**
 * The tokens of a Markdown text with its variables filled in. Variables are filled in after the text was parsed, so that
 * no part of a value is read as Markdown or HTML.
 *
 * @param values the facts of the site, as words
 * @param markdown the variables that stand for Markdown, such as `{howToReachUs}`
 */
export const filledMarkdown = (body: string, values: Values, markdown: Values = {}): Token[] =>
  filledTokens(new Marked().lexer(body), { values, markdown, isInLink: false });

const filledTokens = (tokens: readonly Token[], filling: Filling): Token[] =>
  tokens.flatMap((token) => filledToken(token, filling));

function filledToken(token: Token, filling: Filling): Token[] {
  const { values } = filling;
  if (token.type === 'text' && !token.tokens) return filledText(token as Tokens.Text, filling);
  const filled: Tokens.Generic = { ...token };
  if (token.type === 'list') {
    filled['items'] = filledTokens((token as Tokens.List).items, filling);
  } else if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    const cellsOf = (cells: readonly Tokens.TableCell[]) =>
      cells.map((cell) => ({ ...cell, tokens: filledTokens(cell.tokens, filling) }));
    filled['header'] = cellsOf(header);
    filled['rows'] = rows.map(cellsOf);
  } else if (token.type === 'link') {
    filled['href'] = filledAddress((token as Tokens.Link).href, values);
  }
  if ('tokens' in token && token.tokens) {
    const isInLink = filling.isInLink || token.type === 'link';
    filled['tokens'] = filledTokens(token.tokens, { ...filling, isInLink });
  }
  for (const name of ['text', 'title'] as const) {
    const text: unknown = filled[name];
    if (typeof text === 'string') filled[name] = fillVariables(text, values);
  }
  return [filled];
}

/** Matches the variables that become more than words. */
const moreThanWords = (markdown: Values) =>
  new RegExp(`(\\{\\s*(?:${['contactEmail', ...Object.keys(markdown)].join('|')})\\s*\\})`);

function filledText(token: Tokens.Text, filling: Filling): Token[] {
  const { values, markdown, isInLink } = filling;
  return token.text.split(moreThanWords(markdown)).flatMap((part, index): Token[] => {
    const name = index % 2 === 1 ? part.replaceAll(/[{}\s]/g, '') : '';
    const inner = markdown[name];
    if (inner !== undefined) {
      return filledTokens(Lexer.lexInline(inner), { ...filling, markdown: {} });
    }
    const text = fillVariables(part, values);
    const words: Tokens.Text = { ...token, raw: text, text };
    if (text === '') return [];
    if (name !== 'contactEmail' || isInLink) return [words];
    const href = filledAddress('mailto:{contactEmail}', values);
    return [{ type: 'link', raw: text, href, text, tokens: [words] }];
  });
}

/** An address with its variables filled in: no part of a value is more than a part of a path or a query. */
function filledAddress(href: string, values: Values): string {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@').replaceAll('%2B', '+'),
  ]);
  const address = href.replaceAll('%7B', '{').replaceAll('%7D', '}');
  return fillVariables(address, Object.fromEntries(escaped));
}
