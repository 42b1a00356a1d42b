import type { CheerioAPI } from 'cheerio';
import type { OldPage } from './read-site.ts';

/** A legal page as Markdown: its title, and sections that begin with `##`. */
export type OldLegalPage = {
  kind: Kind;
  path: string;
  title: string;
  description: string;
  body: string;
};

/** The last part of the addresses of legal pages, by what they are. */
const KINDS = {
  imprint:
    /^(?:impressum|imprint|legal-notice|mentions-legales|aviso-legal|note-legali|colofon|kunye)$/,
  privacy:
    /^(?:privacy|privacy-policy|datenschutz|datenschutzerklaerung|politica-de-privaci?dade?|politique-de-confidentialite|confidentialite|informativa-privacy|privacybeleid|privacyverklaring|polityka-prywatnosci|gizlilik-politikasi)$/,
  terms:
    /^(?:terms|terms-and-conditions|terms-of-service|agb|cgv|cgu|termos-de-uso|terminos-y-condiciones|condizioni|algemene-voorwaarden|regulamin)$/,
} as const;
type Kind = keyof typeof KINDS;

type Selection = ReturnType<CheerioAPI>;

const lastPart = (path: string) =>
  path
    .replace(/\/$/, '')
    .replace(/\.\w+$/, '')
    .replace(/^.*\//, '');

/** What kind of legal page stands at an address, as its name says. */
export const legalKind = (path: string): Kind | undefined =>
  (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(lastPart(path)));

const escaped = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|]/g, String.raw`\$&`);

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The words of an element; links to the web and to people stay links. */
function inline($: CheerioAPI, element: Selection): string {
  const parts = element
    .contents()
    .toArray()
    .map((node) => {
      if (node.type === 'text') return escaped(node.data);
      if (node.type !== 'tag') return '';
      const text = inline($, $(node));
      const href = $(node).attr('href') ?? '';
      if (node.name === 'br') return ' ';
      if (text.trim() === '') return '';
      if (node.name === 'a' && /^(?:https?:|mailto:|tel:)\S+$/.test(href))
        return `[${text}](${href})`;
      return /^(?:b|strong)$/.test(node.name) ? `**${text.trim()}**` : text;
    });
  return spaced(parts.join(''));
}

/** Blocks of Markdown out of a page's main part. */
function blocks($: CheerioAPI, main: Selection): string[] {
  return main
    .find('h2, h3, h4, p, ul, ol')
    .toArray()
    .filter((node) => $(node).parent().closest('ul, ol, p').length === 0)
    .flatMap((node) => {
      if (/^[uo]l$/.test(node.name)) {
        const items = $(node)
          .children('li')
          .toArray()
          .map((item) => inline($, $(item)))
          .filter(Boolean);
        return items.length > 0 ? [items.map((item) => `- ${item}`).join('\n')] : [];
      }
      const text = inline($, $(node));
      if (text === '') return [];
      if (node.name === 'p') return [text];
      return [`${node.name === 'h2' ? '##' : '###'} ${text.replaceAll('**', '')}`];
    });
}

/**
 * The legal page at an address that says so.
 *
 * @returns undefined for other pages, and for one without a main part or with next to no text
 */
export function legalPage({ $, path }: OldPage): OldLegalPage | undefined {
  const kind = legalKind(path);
  const main = $('main, [role="main"], article').first() as Selection;
  if (!kind || main.length === 0) return undefined;
  const title = spaced(main.find('h1').first().text() || $('h1').first().text());
  const text = blocks($, main);
  const first = text.findIndex((block) => block.startsWith('## '));
  if (title === '' || text.join('').length < 100) return undefined;
  // Every text of a legal page is in a section.
  const body = first === 0 ? text : [`## ${escaped(title)}`, ...text];
  return {
    kind,
    path,
    title,
    description: spaced($('meta[name="description"]').attr('content') ?? ''),
    body: body
      .filter((block, index) => !(block.startsWith('#') && !hasText(body[index + 1])))
      .join('\n\n'),
  };
}

/** Whether a block follows that is not the next heading of a section. */
const hasText = (block: string | undefined) => block !== undefined && !block.startsWith('## ');
