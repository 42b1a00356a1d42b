import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Text that is HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What React makes of an element, without the marks that only a browser's React needs. */
export const fromReact = (element: ReactNode): Html => new Html(renderToStaticMarkup(element));

type Piece = Html | ReactElement;
type Part = string | number | false | null | undefined | Piece | readonly Piece[];

const escapeText = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const write = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (isValidElement(part)) return renderToStaticMarkup(part);
  if (Array.isArray(part)) return part.map(write).join('');
  return part === false || part === null || part === undefined ? '' : escapeText(String(part));
};

/** HTML from a template: every value is escaped unless it is Html. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Html(strings.map((text, index) => text + write(parts[index])).join(''));
