// The baseline of a page: the same text and the same pictures of the first view in one file, without
// styles, scripts and web fonts.
import type { Page } from '@playwright/test';

/** What is taken from a page. */
export interface BareContent {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** HTML without attributes but addresses; a picture is `<img src="0">`, by its place in `pictures`. */
  readonly body: string;
  /** Addresses of the pictures that are seen before scrolling. */
  readonly pictures: readonly string[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * One file of HTML.
 *
 * @param pictures the pictures of the content, as `data:` addresses in the same order
 */
export function barePage(content: BareContent, pictures: readonly string[]): string {
  const body = content.body.replaceAll(
    /<img src="(\d+)"/g,
    (_, index) => `<img src="${pictures[Number(index)] ?? ''}"`,
  );
  return `<!doctype html>
<html lang="${escaped(content.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(content.title)}</title>
<meta name="description" content="${escaped(content.description)}">
<style>img{max-width:100%;height:auto}</style>
${body}
`;
}

/** Reads text and pictures of a page as it stands in the browser, in reading order. */
function readContent(): BareContent {
  const kept = /^(h[1-6]|p|ul|ol|li|a|blockquote|dl|dt|dd|table|tr|td|th|strong|em|button|label)$/;
  const pictures: string[] = [];
  const safe = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');
  const picture = (image: HTMLImageElement) => {
    const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
    const isSeen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    if (!isSeen || !image.currentSrc || pictures.includes(image.currentSrc)) return '';
    const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
    return `<img src="${pictures.push(image.currentSrc) - 1}" alt="${safe(image.alt).replaceAll('"', '&quot;')}" ${size}>`;
  };
  /** @param isSilent inside what is hidden from screen readers: no text, but pictures are seen */
  const read = (node: Node, isSilent: boolean): string => {
    if (node instanceof Text) return isSilent ? '' : safe(node.data);
    if (!(node instanceof HTMLElement)) return '';
    // Not `checkVisibility`, for which an island, which has no box of its own, is invisible.
    const { display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden') return '';
    if (/^(script|style|template|noscript)$/.test(node.localName)) return '';
    if (node instanceof HTMLImageElement) return picture(node);
    const silent = isSilent || node.ariaHidden === 'true';
    const inner = [...node.childNodes].map((child) => read(child, silent)).join('');
    if (silent || inner.trim() === '') return inner.trim();
    if (node instanceof HTMLAnchorElement) {
      return `<a href="${node.getAttribute('href') ?? ''}">${inner}</a>`;
    }
    if (kept.test(node.localName)) return `<${node.localName}>${inner}</${node.localName}>`;
    const hasText = [...node.childNodes].some(
      (child) => child instanceof Text && child.data.trim() !== '',
    );
    return hasText && !display.startsWith('inline') ? `<div>${inner}</div>` : `${inner} `;
  };
  return {
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    body: read(document.body, false),
    pictures,
  };
}

/** The bare page of the page that the browser shows. */
export async function barePageOf(page: Page): Promise<string> {
  const content = await page.evaluate(readContent);
  const pictures = await Promise.all(
    content.pictures.map(async (address) => {
      if (address.startsWith('data:')) return address;
      const response = await page.request.get(address, { ignoreHTTPSErrors: true });
      const type = response.headers()['content-type'] ?? '';
      return `data:${type};base64,${(await response.body()).toString('base64')}`;
    }),
  );
  return barePage(content, pictures);
}
