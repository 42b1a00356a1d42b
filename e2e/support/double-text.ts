import type { Page } from '@playwright/test';

/** Doubles the size of the text by the font of the root element, as WCAG 1.4.4 demands that pages bear. */
export const doubleText = (page: Page) =>
  page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [large];
  });
