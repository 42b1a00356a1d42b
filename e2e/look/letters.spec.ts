import type { Page } from '@playwright/test';
import { everyPage, notFoundErrors } from '../../packages/harness/site-pages.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

const sentences = {
  German: '„Größe“ und ‚Übermaß‘ – »so« ›genannt‹ §',
  French: '« Où est l’île ? » ‹ Noël › ù û ÿ Œuvre',
  Italian: 'Perché più città così lì',
  Polish: 'Zażółć gęślą jaźń „cytat”',
  Czech: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
  Romanian: 'Înțelegere și bună ținută „ăsta”',
  Turkish: 'Pijamalı hasta yağız şoföre çabucak güvendi İĞŞ',
  Vietnamese: 'Chúng tôi xây dựng phần mềm được tin cậy ở Việt Nam',
  Icelandic: 'Þú ert að læra íslensku, ýmislegt æði',
  // Neither typeface has an ṣ.
  Yoruba: 'Ọjọ́ dára, ẹ káàbọ̀',
};

/** Languages for which the sample's typeface of running text has not all letters; that of headings has. */
const inHeadings = ['Vietnamese', 'Yoruba'];

/** Finds texts that are drawn with fonts of the system. @returns the names of those fonts, by selector */
async function inspectFonts(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  return async (selector: string) => {
    const { nodeIds } = await client.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    const nodes = await Promise.all(
      nodeIds.map((nodeId) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    return nodes
      .flatMap(({ fonts }) => fonts)
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName }) => familyName);
  };
}

test.use({ expectedErrors: notFoundErrors });

test('the sample shows every text of every page in its own typefaces', async ({ page }) => {
  for (const address of everyPage) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const fallbacksOf = await inspectFonts(page);
    const texts = 'h1, h2, h3, p, li, a, button, label, dt, dd, blockquote, text';
    await expect.poll(async () => fallbacksOf(texts), { message: address }).toEqual([]);
  }
});

test('every letter of ten languages is drawn with the site’s own typefaces', async ({ page }) => {
  await page.goto('/');
  const fallbacksOf = await inspectFonts(page);
  for (const [language, sentence] of Object.entries(sentences)) {
    const selectors = ['#services h2', ...(inHeadings.includes(language) ? [] : ['#services p'])];
    for (const selector of selectors) {
      await page
        .locator(selector)
        .first()
        .evaluate(async (element, text) => {
          element.textContent = text;
          element.scrollIntoView({ behavior: 'instant' });
          await document.fonts.ready;
        }, sentence);
      await expect.poll(async () => fallbacksOf(selector), language).toEqual([]);
    }
  }
});
