import { availableParallelism, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { GatewayProcess } from '../../e2e/support/gateway-process.ts';
import { findBrowser } from '../lib/browser.ts';
import { costlyProperties, type SeenAnimation, watchAnimations } from '../lib/watch-animations.ts';
import { type Motion, motions, throttle, windows } from './motions.ts';
import { type Cell, printTable } from './table.ts';
import { type MotionCost, traceMotion } from './trace.ts';

/** How many times slower than this machine the main thread of a phone is taken to be. */
const slowness = 4;

/** How often a motion is set off until none of its frames is dropped. */
const tries = 3;

/** A script may ask for a measure where something opens, but not for every frame. */
const mostForced = 10;

/** What is known of one motion. */
interface MotionReport {
  readonly motion: Motion;
  readonly seen: readonly SeenAnimation[];
  readonly cost: MotionCost;
  /** Frames that were dropped at this machine's own speed; null where none was dropped when slowed down. */
  readonly droppedUnslowed: number | null;
}

/** Gives a tab of its own, in the window of the motion, to some work. */
async function inTab<T>(
  browser: Browser,
  motion: Motion,
  work: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage(windows[motion.window]);
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

async function measureMotion(browser: Browser, motion: Motion, url: string): Promise<MotionReport> {
  const trace = (rate: number) =>
    inTab(browser, motion, async (page) => {
      await throttle(page, rate);
      return traceMotion(page, () => motion.prepare(page, url));
    });
  // Not in the tabs that are timed: looking at every frame asks the main thread for it.
  const seen = await inTab(browser, motion, async (page) => {
    const watch = await watchAnimations(page);
    const act = await motion.prepare(page, url);
    await watch.forget();
    await act();
    return watch.seen;
  });
  // Whatever else runs here drops frames as well, but hardly in every run; a fault of the page does.
  const best = async (rate: number) => {
    let least = await trace(rate);
    for (let count = 1; count < tries && least.dropped > 0; count += 1) {
      const next = await trace(rate);
      if (next.dropped < least.dropped) least = next;
    }
    return least;
  };
  const cost = await best(slowness);
  const droppedUnslowed = cost.dropped > 0 ? (await best(1)).dropped : null;
  return { motion, seen, cost, droppedUnslowed };
}

const words = `
Motions of the site, with the main thread ${slowness} times slower than this machine's

drawn and dropped: frames, 60 of which are due in each second in which something moves, in the best of
up to ${tries} runs; late: frames that were shown in time without what the main thread had to add. main:
frames that the main thread was asked for. A motion of the compositor goes on while the main thread is
busy, so the longest task of that, in ms, delays an answer to a finger and not the motion. Then how
often styles were computed, the page laid out and layers painted, and how often a script waited for
that; and the layout shift. "dropped unslowed": the same at full speed. Without a GPU, drawing takes the
cores that the page needs as well: frames that are dropped there too are dropped by this machine.
`;

/**
 * The motions and what they cost; false when something else than transform or opacity is animated,
 * when the compositor cannot take an animation, when a script asks for measures again and again, or
 * when a page is laid out or painted for a strip that moves by itself.
 *
 * @param env settings of the gateway that serves the site.
 */
export async function reportMotion(env: Record<string, string> = {}): Promise<boolean> {
  console.log(words);
  console.log(`This machine: ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}.\n`);
  const gateway = new GatewayProcess(env);
  await gateway.start();
  const browser = await chromium.launch(await findBrowser());
  const reports: MotionReport[] = [];
  try {
    for (const motion of motions) reports.push(await measureMotion(browser, motion, gateway.url));
  } finally {
    await browser.close();
    await gateway.remove();
  }
  printTable(reports.map(rowOf));
  console.log('\n  What is animated, by the name of its keyframes\n');
  printTable(
    reports.map(({ motion, seen }) => ({ motion: motion.name, animated: propertiesOf(seen) })),
  );
  const faults = reports.flatMap(faultsOf);
  console.log(
    faults.length === 0
      ? '\n  Nothing but transform and opacity is animated, and all of it by the compositor.'
      : `\n  ${faults.join('\n  ')}`,
  );
  return faults.length === 0;
}

function rowOf({ motion, cost, droppedUnslowed }: MotionReport): Record<string, Cell> {
  return {
    motion: motion.name,
    seconds: cost.seconds,
    drawn: cost.drawn,
    dropped: cost.dropped,
    'shown in\ntime, %': Math.floor((100 * cost.drawn) / (cost.drawn + cost.dropped)) || null,
    late: cost.late,
    'dropped\nunslowed': droppedUnslowed,
    main: cost.mainFrames,
    'longest\ntask': cost.longestTask,
    styles: cost.styles,
    layouts: cost.layouts,
    paints: cost.paints,
    waited: cost.forced,
    shift: cost.shift,
  };
}

/** Such as `lie-down: rotate, scale; transition: opacity`. */
function propertiesOf(seen: readonly SeenAnimation[]): string {
  const byName = Map.groupBy(seen, ({ name }) => name);
  const texts = [...byName].map(([name, all]) => {
    const properties = new Set(all.flatMap((each) => each.properties));
    return `${name}: ${[...properties].sort().join(', ')}`;
  });
  return texts.sort().join('; ') || 'nothing';
}

function faultsOf({ motion, seen, cost }: MotionReport): string[] {
  const faults = seen
    .filter((each) => costlyProperties(each).length > 0)
    .map((each) => `${each.target} is animated by ${costlyProperties(each).join(', ')}`);
  faults.push(...cost.onMainThread.map((each) => `the compositor cannot take ${each}`));
  if (cost.forced > mostForced) faults.push(`a script waited for ${cost.forced} layouts`);
  if (motion.by === 'itself' && cost.layouts + cost.paints > 0) {
    faults.push(`${cost.layouts} layouts and ${cost.paints} paints for what moves by itself`);
  }
  return faults.map((fault) => `FAIL ${motion.name}: ${fault}.`);
}
