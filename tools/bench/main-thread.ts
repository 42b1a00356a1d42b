import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../packages/harness/browser.ts';
import {
  countAnimations,
  countElements,
  startCounters,
  workOf,
  workToFoot,
} from '../../packages/harness/main-thread.ts';
import { scrollToPlace } from '../../packages/harness/scrolling.ts';
import { median, rounded } from './statistics.ts';
import type { Target } from './targets.ts';

const runs = 5;

const explanation = `
The main thread, on a processor slowed to a quarter, in a window of 390 × 844 pixels: medians of ${runs} runs each, in turns

load             until a second after the load event; without a simulated network
foot             while a wheel scrolls from head to foot
ms               style, layout, all tasks
a frame          style recalculations a frame
late             frames more than 33 ms after the previous frame
animations       after load, and the most at a time between head and foot
`;

/** The window of a phone, in which a self-signed certificate is accepted. */
const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
};

const firstPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;

async function withPage<Result>(
  browser: Browser,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Loads a page until it is idle. */
async function load(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  await delay(1000);
}

/** Loads a page on a slow processor, and scrolls it to its foot. */
async function run(page: Page, url: string) {
  const session = await startCounters(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await load(page, url);
  const loaded = await workOf(session);
  const paint = await page.evaluate(firstPaint);
  const { work: foot, frames } = await workToFoot(page, session);
  return {
    'first paint ms': paint,
    'load style': loaded.style,
    'load layout': loaded.layout,
    'load tasks': loaded.tasks,
    'foot style': foot.style,
    'foot tasks': foot.tasks,
    'a frame': foot.recalculations / frames.all,
    late: frames.late,
    frames: frames.all,
  };
}

type Figures = Awaited<ReturnType<typeof run>>;

/** The counts, which do not depend on the speed of the machine. */
async function count(page: Page, url: string) {
  await load(page, url);
  const elements = await countElements(page);
  const afterLoad = await countAnimations(page);
  let most = afterLoad;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += phone.viewport.height / 4) {
    await scrollToPlace(page, top);
    most = Math.max(most, await countAnimations(page));
  }
  return { elements, animations: afterLoad, 'at most': most };
}

const mediansOf = (all: readonly Figures[]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((name) => {
      const middle = median(all.map((figures) => figures[name as keyof Figures]));
      return [name, name === 'a frame' ? rounded(middle) : Math.round(middle)];
    }),
  );

/** Prints the main-thread work of the home page and of the other sites. */
export async function reportMainThread(targets: readonly Target[]): Promise<void> {
  console.log(explanation);
  const measured = targets
    .filter(({ name, kind }) => name === '/' || kind === 'peer')
    .map((target) => ({ target, figures: [] as Figures[] }));
  const browser = await chromium.launch(await findBrowser());
  try {
    for (let each = 0; each < runs; each += 1) {
      // In turns, so that other work on the machine slows all down.
      for (const { target, figures } of measured) {
        figures.push(await withPage(browser, (page) => run(page, target.url)));
      }
    }
    const rows = [];
    for (const { target, figures } of measured) {
      const counts = await withPage(browser, (page) => count(page, target.url));
      rows.push({ page: target.name, ...mediansOf(figures), ...counts });
    }
    console.table(rows);
  } finally {
    await browser.close();
  }
}
