import type { Page } from '@playwright/test';

/** Doubles the size of the text by the font of the root element. WCAG 1.4.4 asks pages to stay usable then. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [large];
  });
