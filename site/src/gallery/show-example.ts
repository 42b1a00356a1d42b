import { markBrokenImages } from '../scripts/broken-images.ts';

/** A colour scheme that an example can be shown in. */
export type Scheme = 'light' | 'dark';

/**
 * Shows one example alone in a document, so that it has the window's width and its ids to itself.
 * Dialogs stand open where they are.
 *
 * @param markup the example as HTML.
 */
export function showExample(target: Document, markup: string, scheme: Scheme): void {
  target.documentElement.style.colorScheme = scheme;
  // The bar and the footer stand beside the main part of a page, all else in it.
  const isInMain = !/^<(header|footer)/.test(markup);
  target.body.innerHTML = isInMain ? `<main>${markup}</main>` : markup;
  for (const dialog of target.querySelectorAll('dialog')) {
    dialog.open = true;
    dialog.style.position = 'static';
  }
}

/** Fills a frame with an example, in the styles of the page around it, and makes it as high as that is. */
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
