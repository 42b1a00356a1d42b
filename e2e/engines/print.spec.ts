import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { content } from '../../packages/harness/site-pages.ts';
import { expect, test } from './engine-test.ts';
import { FirefoxPage } from './firefox.ts';

interface Sheet {
  width: number;
  /** Its texts in the order of the page, and where each begins and ends. */
  texts: { text: string; start: number; end: number }[];
}

/** The sheets of the file that Firefox's own reader of PDF files shows. */
async function readSheets(): Promise<Sheet[]> {
  type Item = { str: string; width: number; transform: number[] };
  type SheetProxy = {
    view: number[];
    getTextContent: () => Promise<{ items: Item[] }>;
  };
  const { PDFViewerApplication: app } = window as unknown as {
    PDFViewerApplication: {
      pdfDocument?: { numPages: number; getPage: (number: number) => Promise<SheetProxy> };
    };
  };
  while (!app.pdfDocument) await new Promise((resolve) => setTimeout(resolve, 50));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= app.pdfDocument.numPages; number++) {
    const sheet = await app.pdfDocument.getPage(number);
    const { items } = await sheet.getTextContent();
    const texts = [...items].map(({ str: text, width, transform: [, , , , start = 0] }) => ({
      text,
      start,
      end: start + width,
    }));
    sheets.push({ width: sheet.view[2] ?? 0, texts });
  }
  return sheets;
}

test('nothing of the home page is missing on paper, and no sheet is empty', async ({
  open,
}, testInfo) => {
  const page = await open();
  assert(page instanceof FirefoxPage);
  await page.goto('/');
  const file = testInfo.outputPath('home.pdf');
  writeFileSync(file, await page.print());
  await page.goto(pathToFileURL(file).href);
  const sheets = await page.run(readSheets);
  // Firefox draws bold letters of a variable font as shapes, so that headings and quotes are no text of the file.
  const people = content.testimonials.quotes.map(({ title }) => title);
  const printed = sheets.flatMap(({ texts }) => texts.map(({ text }) => text));
  expect(people.filter((each) => !printed.includes(each))).toEqual([]);
  for (const { width, texts } of sheets) {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ start, end }) => start < 0 || end > width)).toEqual([]);
  }
});
