import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../harness/browser.ts';
import { SITE_DIR } from '../../harness/build-site.ts';
import { freePort } from '../../harness/free-port.ts';
import { publicPages } from '../../harness/site-pages.ts';
import { barePageOf } from './bare-page.ts';
import { findLighthouse, type Lighthouse } from './lighthouse.ts';
import { figuresOf, medianFigures, type PageFigures, scoreNames } from './page-figures.ts';
import { goalRows } from './page-goals.ts';
import { reportReceived } from './received.ts';
import { type ServedFolder, serveFolder } from './site-server.ts';
import { type Cell, printTable } from './table.ts';

const runs = 3;

const explanation = `
Pages by Lighthouse as a phone loads them (simulated): the median of ${runs} runs each, in turns

first, largest   seconds until the first and the largest thing is painted
blocking         milliseconds in which the page cannot answer a touch
shift            cumulative layout shift
KiB, script      what is transferred, and the files of script in it
bare page        the baseline: the text and the first view's pictures of the page above in one file,
                 without styles, scripts and web fonts
protocol         h2 is HTTP/2. Pages and folders are served here, texts in brotli; an address that
                 --beside names is measured as it is
`;

/** A page or site to measure. */
interface Target {
  readonly name: string;
  readonly url: string;
  readonly kind: 'page' | 'bare' | 'peer';
}

/** The phone that Lighthouse simulates, so that a page has the same first view and pictures. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** Makes the bare page of each page in a folder, which is served; also has the server compress all files. */
async function makeBarePages(browser: Browser, site: ServedFolder, folder: string) {
  const page = await browser.newPage(phone);
  for (const [index, path] of publicPages.entries()) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    writeFileSync(join(folder, `${index}.html`), await barePageOf(page));
  }
  await page.close();
}

/** Every page with its bare page, then the other sites. */
const targetsOf = (site: ServedFolder, bare: ServedFolder, others: readonly Target[]): Target[] => [
  ...publicPages.flatMap((path, index) => [
    { name: path, url: site.url + path, kind: 'page' as const },
    { name: '  bare page', url: `${bare.url}/${index}`, kind: 'bare' as const },
  ]),
  ...others,
];

/** Measures all in turns, so that other work on the machine slows all down. */
async function measureAll(lighthouse: Lighthouse, port: number, targets: readonly Target[]) {
  const measured = targets.map((target) => ({ target, results: [] as PageFigures[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { target, results } of measured) {
      const categories = target.kind === 'bare' ? (['performance'] as const) : scoreNames;
      results.push(figuresOf(await lighthouse(target.url, port, categories)));
    }
  }
  return measured.map(({ target, results }) => ({ target, figures: medianFigures(results) }));
}

const rowOf = ({ name }: Target, figures: PageFigures): Record<string, Cell> => ({
  page: name,
  'first\ns': (figures.firstPaint / 1000).toFixed(2),
  'largest\ns': (figures.largestPaint / 1000).toFixed(2),
  'blocking\nms': Math.round(figures.blocking),
  shift: figures.shift.toFixed(3),
  KiB: figures.transferred / 1024,
  'script\nKiB': figures.script / 1024,
  'perfor-\nmance': figures.scores['performance'] ?? null,
  'accessi-\nbility': figures.scores['accessibility'] ?? null,
  'best\npractices': figures.scores['best-practices'] ?? null,
  seo: figures.scores['seo'] ?? null,
  protocol: figures.protocol,
});

function printMissed(measured: readonly { target: Target; figures: PageFigures }[]): void {
  const lines = measured.flatMap(({ target, figures }) =>
    figures.missed.map(({ category, title }) => `  ${target.name}: ${category}: ${title}`),
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
  const folder = mkdtempSync(join(tmpdir(), 'bare-pages-'));
  const opened: ServedFolder[] = [];
  const port = await freePort();
  const found = await findBrowser();
  const browser = await chromium.launch({
    ...found,
    args: [...found.args, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
  });
  try {
    for (const each of [SITE_DIR, folder]) opened.push(await serveFolder(each));
    const [site, bare] = opened as [ServedFolder, ServedFolder];
    await makeBarePages(browser, site, folder);
    const targets = targetsOf(site, bare, await openOthers(beside, opened));
    const warmUp = await browser.newPage(phone);
    for (const { url } of targets) await warmUp.goto(url, { waitUntil: 'networkidle' });
    await warmUp.close();
    const measured = await measureAll(lighthouse, port, targets);
    printTable(measured.map(({ target, figures }) => rowOf(target, figures)));
    const painted = (kind: Target['kind']) =>
      measured
        .filter(({ target }) => target.kind === kind)
        .map(({ target: { name }, figures: { largestPaint } }) => ({ name, largestPaint }));
    console.log('\n  The largest paint and its goals:\n');
    printTable(goalRows(painted('page'), painted('peer')));
    printMissed(measured.filter(({ target }) => target.kind !== 'bare'));
  } finally {
    await browser.close();
    for (const each of opened) each.stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Prints what each page weighs and how fast it is; false when another site that was named is not
 * there.
 */
export async function reportPages(beside: readonly string[]): Promise<boolean> {
  const lacking = beside.filter((name) => !/^https?:/.test(name) && !existsSync(name));
  if (lacking.length > 0) {
    console.error(`There is no folder ${lacking.join(', ')}.`);
    return false;
  }
  const lighthouse = await findLighthouse();
  if (lighthouse) await reportLighthouse(lighthouse, beside);
  else console.log('\nLighthouse cannot be installed here: only what pages weigh is measured.');
  await reportReceived();
  return true;
}
