// Makes every picture from its source: `npm run artwork`, or only those whose path contains a text:
// `npm run artwork -- projects/coldline`.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../packages/harness/browser.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { drawings } from './drawings/all.ts';
import { pageOf, type Screen } from './screen.ts';
import { screens } from './screens/all.ts';

const wanted = process.argv[2] ?? '';

async function save(file: string, data: string | Uint8Array): Promise<void> {
  const path = join(productRoot, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, data);
  process.stdout.write(`${file} ${Math.ceil(data.length / 1024)} KB\n`);
}

/** Saves a screenshot with two device pixels for each CSS pixel, as a PNG of at most 256 colours. */
async function photograph(browser: Browser, screen: Screen): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: 2,
  });
  await page.setContent(pageOf(screen), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const photograph = await page.screenshot({ type: 'png' });
  await page.close();
  await save(
    screen.file,
    await sharp(photograph).png({ palette: true, quality: 92, effort: 10, dither: 0.6 }).toBuffer(),
  );
}

const isWanted = ({ file }: { file: string }): boolean => file.includes(wanted);

for (const drawing of drawings.filter(isWanted)) {
  await save(drawing.file, await drawing.draw());
}
const screensWanted = screens.filter(isWanted);
if (screensWanted.length > 0) {
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const screen of screensWanted) await photograph(browser, screen);
  } finally {
    await browser.close();
  }
}
