import { markBrokenImages } from '../scripts/broken-images.ts';

export type Scheme = 'light' | 'dark';

/**
 * Shows the HTML of one example alone in a document, so that its width and its ids are those of the document. Dialogs are
 * open, within the page.
 */
export function showExample(target: Document, markup: string, scheme: Scheme): void {
  target.documentElement.style.colorScheme = scheme;
  // Only the bar and the footer are outside the main part of a page.
  const isInMain = !/^<(header|footer)/.test(markup);
  target.body.innerHTML = isInMain ? `<main>${markup}</main>` : markup;
  for (const dialog of target.querySelectorAll('dialog')) {
    dialog.open = true;
    dialog.style.position = 'static';
  }
}

/** Fills a frame with an example in the styles of this page, and gives it the example's height. */
export function fillFrame(frame: HTMLIFrameElement, markup: string, scheme: Scheme): void {
  const inside = frame.contentDocument;
  if (!inside) return;
  inside.documentElement.lang = document.documentElement.lang;
  inside.head.replaceChildren(
    ...[...document.querySelectorAll('head style')].map((style) => style.cloneNode(true)),
  );
  markBrokenImages(inside);
  showExample(inside, markup, scheme);
  new ResizeObserver(() => {
    frame.style.height = `${inside.documentElement.offsetHeight}px`;
  }).observe(inside.body);
}
