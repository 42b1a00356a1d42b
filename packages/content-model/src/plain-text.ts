import { Marked, type Token, type Tokens } from 'marked';

const parser = new Marked();

const inlineText = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return inlineText(token.tokens);
      if (token.type === 'br') return '\n';
      return 'text' in token ? String(token.text) : token.raw;
    })
    .join('');

const rowText = (cells: readonly Tokens.TableCell[]) =>
  cells.map(({ tokens }) => inlineText(tokens)).join(' · ');

/** The lines of a Markdown block without its syntax. */
function linesOf(token: Token): string[] {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return [];
    case 'list':
      return (token as Tokens.List).items.flatMap(({ tokens }) =>
        tokens.flatMap(linesOf).map((line, index) => (index === 0 ? `• ${line}` : line)),
      );
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(linesOf);
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map(rowText);
    }
    default:
      return [inlineText([token])];
  }
}

/** The words of a Markdown text: a line for each paragraph, title and row, without markup and addresses. */
export const plainText = (markdown: string): string =>
  parser.lexer(markdown).flatMap(linesOf).join('\n');

/** The words of a text with Markdown links, without the addresses of the links. */
export const withoutLinks = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
