import { cellOf } from './cell-text.ts';
import { tableOf, writeTable } from './markdown-table.ts';
import { withOrdinarySpaces } from './pasted-characters.ts';
import { readLists } from './word-lists.ts';

const declared = (element: Element, property: string) =>
  new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([\\w-]+)`, 'i')
    .exec(element.getAttribute('style') ?? '')?.[1]
    ?.toLowerCase();

/** Whether an element has bold or slanted letters by its style; undefined where its style does not say. */
function emphasisOf(element: Element): { isBold?: boolean; isItalic?: boolean } {
  const [weight, slant] = [declared(element, 'font-weight'), declared(element, 'font-style')];
  return {
    ...(weight && { isBold: /^bold/.test(weight) || Number(weight) >= 600 }),
    ...(slant && { isItalic: slant !== 'normal' }),
  };
}

/**
 * Replaces the styles of Google Docs with elements. The page's content security policy forbids inline styles, so the
 * browser ignores them also in pasted HTML.
 */
function readStyles(body: Element): void {
  for (const element of [...body.querySelectorAll('[style]')]) {
    const { isBold, isItalic } = emphasisOf(element);
    const isPlainBold = /^(?:b|strong)$/i.test(element.tagName) && isBold === false;
    const isPlainItalic = /^(?:i|em)$/i.test(element.tagName) && isItalic === false;
    if (/^span$/i.test(element.tagName)) {
      for (const name of [isBold && 'strong', isItalic && 'em']) {
        if (!name) continue;
        const inner = body.ownerDocument.createElement(name);
        inner.append(...element.childNodes);
        element.append(inner);
      }
    }
    if (isPlainBold || isPlainItalic) element.replaceWith(...element.childNodes);
  }
}

/** Elements that stand on lines of their own. */
const LINES = 'address, br, div, h1, h2, h3, h4, h5, h6, li, p, pre, td, th';

/** The words of a cell, in one line as Markdown needs it: a space stands where a line ended. */
function cellText(cell: Element): string {
  const words = cell.cloneNode(true) as Element;
  for (const line of words.querySelectorAll(LINES)) {
    line.before(' ');
    line.after(' ');
  }
  return (words.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** A table in Markdown, with its first row as the head; undefined for a table of one cell. */
function markdownTable(table: Element): string | undefined {
  const isOwn = (part: Element) => part.closest('table') === table;
  const rows = [...table.querySelectorAll('tr')]
    .filter(isOwn)
    .map((row) =>
      [...row.querySelectorAll('th, td')].filter(isOwn).map((cell) => cellOf(cellText(cell))),
    )
    .filter((row) => row.some((text) => text !== ''));
  const made = tableOf(rows);
  return made.rows.flat().length < 2 ? undefined : writeTable(made);
}

/** Replaces tables with Markdown: without it, their text would run together into one line. */
function keepTables(body: Element): void {
  for (const table of [...body.querySelectorAll('table')]) {
    const text = markdownTable(table);
    if (text === undefined) {
      const cells = [...table.querySelectorAll('th, td')];
      table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]));
      continue;
    }
    const block = body.ownerDocument.createElement('pre');
    block.setAttribute('data-opaque', '');
    block.textContent = text;
    table.replaceWith(block);
  }
}

/**
 * Cleans HTML from the clipboard: removes Word's own markup, makes lists of Word's paragraphs with bullets, and removes
 * invisible characters. Elements that a page cannot show are left to the schema of the editor, which drops them.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml')) {
    element.remove();
  }
  keepTables(body);
  readStyles(body);
  readLists(body);
  for (const element of [...body.querySelectorAll('*')]) {
    // Tags of Office, such as o:p, contain spaces, or words of the text.
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  }
  for (const paragraph of body.querySelectorAll('p')) {
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) {
      paragraph.remove();
    }
  }
  replaceTexts(body);
  return body.innerHTML;
}

function replaceTexts(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    texts.currentNode.nodeValue = withOrdinarySpaces(texts.currentNode.nodeValue ?? '');
  }
}
