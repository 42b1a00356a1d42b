import { chromium } from '@playwright/test';
import { findBrowser } from '../../packages/harness/browser.ts';
import { freePort } from '../../packages/harness/free-port.ts';
import { findLighthouse, type Lighthouse } from './lighthouse.ts';
import { reportMainThread } from './main-thread.ts';
import { figuresOf, type LighthouseResult, type PageFigures, scoreNames } from './page-figures.ts';
import { rounded } from './statistics.ts';
import { lackingFolders, openTargets, type Target } from './targets.ts';

const runs = 3;

const explanation = `
Pages on a simulated phone, by Lighthouse: the median of ${runs} runs each, in turns

first, largest   seconds until the first and the largest element is painted
blocking         milliseconds in which the page cannot answer a touch
shift            cumulative layout shift
KiB, script      the transferred bytes, and the scripts among them
goal             seconds within which a page should paint its largest element; for another site, ÷ is the time
                 of this home page divided by that of the other site, which should be 0.75 or less
protocol         h2 is HTTP/2. Pages and folders are served by this command, texts in brotli; an address
                 after --beside is measured as it is
`;

/** The most seconds until the largest element is painted, on the home page and on other pages. */
const goals = { home: 1.1, other: 1.0 };

/** The phone that Lighthouse simulates. Its first view and its pictures are loaded before the measurement. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** Measures all pages in turns, so that other work on the machine slows all of them down. */
async function measureAll(lighthouse: Lighthouse, port: number, targets: readonly Target[]) {
  const measured = targets.map((target) => ({ target, results: [] as LighthouseResult[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { target, results } of measured) {
      results.push(await lighthouse.load(target.url, port, scoreNames));
    }
  }
  return measured.map(({ target, results }) => ({
    target,
    figures: figuresOf(lighthouse.medianOf(results)),
  }));
}

function rowOf({ name, kind }: Target, figures: PageFigures, home: PageFigures | undefined) {
  const goal = name === '/' ? goals.home : goals.other;
  const part = (home?.largestPaint ?? Number.NaN) / figures.largestPaint;
  return {
    page: name,
    'first s': rounded(figures.firstPaint / 1000),
    'largest s': rounded(figures.largestPaint / 1000),
    goal: kind === 'page' ? goal : `÷ ${rounded(part)}`,
    'blocking ms': Math.round(figures.blocking),
    shift: rounded(figures.shift),
    KiB: rounded(figures.transferred / 1024),
    'script KiB': rounded(figures.script / 1024),
    ...figures.scores,
    protocol: figures.protocol,
  };
}

function printMissed(measured: readonly { target: Target; figures: PageFigures }[]): void {
  const lines = measured.flatMap(({ target, figures }) =>
    figures.missed.map((audit) => `  ${target.name}: ${audit}`),
  );
  if (lines.length > 0) console.log(`\n  Below 100 because of:\n${lines.join('\n')}`);
}

async function reportLighthouse(lighthouse: Lighthouse, targets: readonly Target[]) {
  console.log(explanation);
  const port = await freePort();
  const found = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    const warmUp = await browser.newPage(phone);
    for (const { url } of targets) await warmUp.goto(url, { waitUntil: 'networkidle' });
    await warmUp.close();
    const measured = await measureAll(lighthouse, port, targets);
    const home = measured.find(({ target }) => target.name === '/')?.figures;
    console.table(measured.map(({ target, figures }) => rowOf(target, figures, home)));
    printMissed(measured);
  } finally {
    await browser.close();
  }
}

/** Prints the speed of each page. @returns false if a folder of another site, or Lighthouse, is missing */
export async function reportPages(beside: readonly string[]): Promise<boolean> {
  const lacking = lackingFolders(beside);
  if (lacking.length > 0) {
    console.error(`There is no folder ${lacking.join(', ')}.`);
    return false;
  }
  const { targets, close } = await openTargets(beside);
  try {
    await reportMainThread(targets);
    const lighthouse = await findLighthouse();
    if (lighthouse) await reportLighthouse(lighthouse, targets);
    else console.error('Lighthouse cannot be installed here, so it measures no page.');
    return lighthouse !== undefined;
  } finally {
    await close();
  }
}
