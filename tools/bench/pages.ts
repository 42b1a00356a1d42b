import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../harness/browser.ts';
import { testedSite } from '../../harness/build-site.ts';
import { freePort } from '../../harness/free-port.ts';
import { publicPages } from '../../harness/site-pages.ts';
import { findLighthouse, type Lighthouse } from './lighthouse.ts';
import { figuresOf, type LighthouseResult, type PageFigures, scoreNames } from './page-figures.ts';
import { type ServedFolder, serveFolder } from './site-server.ts';
import { rounded } from './statistics.ts';

const runs = 3;

const explanation = `
Pages by Lighthouse as a phone loads them (simulated): the middle one of ${runs} runs each, in turns

first, largest   seconds until the first and the largest thing is painted
blocking         milliseconds in which the page cannot answer a touch
shift            cumulative layout shift
KiB, script      what is transferred, and the files of script in it
goal             seconds in which a page should have painted its largest thing; ÷ is the home page's
                 time as a part of the other site's, which should be 0.75 or less
protocol         h2 is HTTP/2. Pages and folders are served here, texts in brotli; an address that
                 --beside names is measured as it is
`;

/** A page or site to measure. */
interface Target {
  readonly name: string;
  readonly url: string;
  readonly kind: 'page' | 'peer';
}

/** Seconds until the largest thing is painted: on the home page, and on every other. */
const goals = { home: 1.1, other: 1.0 };

/** The phone that Lighthouse simulates, so that a page has the same first view and pictures. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** Measures all in turns, so that other work on the machine slows all down. */
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

/** The other sites: folders are served as ours is. */
async function openOthers(beside: readonly string[], opened: ServedFolder[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (const name of beside) {
    if (/^https?:/.test(name)) {
      targets.push({ name, url: name, kind: 'peer' });
      continue;
    }
    const served = await serveFolder(resolve(name));
    opened.push(served);
    targets.push({ name, url: `${served.url}/`, kind: 'peer' });
  }
  return targets;
}

async function reportLighthouse(lighthouse: Lighthouse, beside: readonly string[]) {
  console.log(explanation);
  const opened: ServedFolder[] = [];
  const port = await freePort();
  const found = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    const site = await serveFolder(testedSite());
    opened.push(site);
    const targets: Target[] = [
      ...publicPages.map((path) => ({ name: path, url: site.url + path, kind: 'page' as const })),
      ...(await openOthers(beside, opened)),
    ];
    const warmUp = await browser.newPage(phone);
    for (const { url } of targets) await warmUp.goto(url, { waitUntil: 'networkidle' });
    await warmUp.close();
    const measured = await measureAll(lighthouse, port, targets);
    const home = measured.find(({ target }) => target.name === '/')?.figures;
    console.table(measured.map(({ target, figures }) => rowOf(target, figures, home)));
    printMissed(measured);
  } finally {
    await browser.close();
    for (const each of opened) await each.close();
  }
}

/** Prints how fast each page is; false where another site that was named, or Lighthouse, is not there. */
export async function reportPages(beside: readonly string[]): Promise<boolean> {
  const lacking = beside.filter((name) => !/^https?:/.test(name) && !existsSync(name));
  if (lacking.length > 0) {
    console.error(`There is no folder ${lacking.join(', ')}.`);
    return false;
  }
  const lighthouse = await findLighthouse();
  if (lighthouse) await reportLighthouse(lighthouse, beside);
  else console.error('Lighthouse cannot be installed here, so no page is measured.');
  return lighthouse !== undefined;
}
