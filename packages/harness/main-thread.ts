// The work of Chromium's main thread for a page, by the browser's own counters.
import type { CDPSession, Page } from '@playwright/test';

/** The work of the thread: processor times in milliseconds, in which other work on the machine does not count. */
export interface Work {
  readonly style: number;
  readonly layout: number;
  readonly tasks: number;
  readonly recalculations: number;
}

interface Frames {
  readonly all: number;
  /** Frames more than 33 ms after the previous frame. */
  readonly late: number;
}

/** Starts a session whose counters begin with the next page. */
export async function startCounters(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** The work since the page began. */
export async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  return {
    style: value('RecalcStyleDuration') * 1000,
    layout: value('LayoutDuration') * 1000,
    tasks: value('TaskDuration') * 1000,
    recalculations: value('RecalcStyleCount'),
  };
}

const startFrames = () => {
  const frameTimes: number[] = [];
  const next = (time: number) => {
    frameTimes.push(time);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, { frameTimes });
};

const readFrames = (): Frames => {
  const { frameTimes: times } = window as unknown as { frameTimes: number[] };
  const late = times.filter((time, index) => time - (times[index - 1] ?? time) > 33);
  return { all: times.length, late: late.length };
};

const distanceToFoot = () => document.documentElement.scrollHeight - innerHeight - scrollY;

/** Scrolls a page with the wheel to its foot. @returns the work of the main thread meanwhile, and the frames */
export async function workToFoot(
  page: Page,
  session: CDPSession,
): Promise<{ work: Work; frames: Frames }> {
  const before = await workOf(session);
  await page.evaluate(startFrames);
  // The page grows while it is scrolled, because later parts get their height when they come near.
  for (let left = await page.evaluate(distanceToFoot); left > 1; ) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 100,
      y: 400,
      yDistance: -left,
      speed: 1500,
      gestureSourceType: 'mouse',
    });
    left = await page.evaluate(distanceToFoot);
  }
  const frames = await page.evaluate(readFrames);
  const after = await workOf(session);
  const work = {
    style: after.style - before.style,
    layout: after.layout - before.layout,
    tasks: after.tasks - before.tasks,
    recalculations: after.recalculations - before.recalculations,
  };
  return { work, frames };
}

/** Animations that run or hold their last frame. */
export const countAnimations = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().length);

/** All elements of a page. */
export const countElements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);
