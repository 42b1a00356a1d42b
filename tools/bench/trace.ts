import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  /** The phase: X for a whole event, b and e for a beginning and an end, n and I for a moment. */
  readonly ph: string;
  /** Microseconds, of a clock that all processes share. */
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly id2?: { readonly local?: string };
  readonly args: {
    readonly hasPartialUpdate?: boolean;
    readonly data?: {
      readonly displayName?: string;
      readonly nodeName?: string;
      readonly compositeFailed?: number;
      readonly unsupportedProperties?: readonly string[];
      readonly weighted_score_delta?: number;
      readonly had_recent_input?: boolean;
    };
  };
}

/** What a motion cost the browser. */
export interface MotionCost {
  readonly seconds: number;
  /** Frames that were drawn. */
  readonly drawn: number;
  /** Frames in which something should have moved and nothing new was shown. */
  readonly dropped: number;
  /** Frames that were shown in time while what the main thread had to add came a frame later. */
  readonly late: number;
  /** Frames for which the main thread was asked. */
  readonly mainFrames: number;
  /** The longest task of the main thread, in milliseconds. */
  readonly longestTask: number;
  readonly styles: number;
  readonly layouts: number;
  readonly paints: number;
  /** Layouts and style changes that a script waited for because it asked for a measure. */
  readonly forced: number;
  /** Cumulative layout shift that no input explains. */
  readonly shift: number;
  /** Animations that the main thread had to advance, each with the properties to blame. */
  readonly onMainThread: readonly string[];
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.animations',
  'blink.user_timing',
  'loading',
];

/**
 * Records what the browser does from `prepare` to the end of the motion, and counts from the beginning
 * of the motion. Animations have to begin within the record for the browser to say what runs them.
 *
 * @param prepare brings the page to where the motion begins, and returns what sets it off.
 * @throws when the browser leaves the record without the marks.
 */
export async function traceMotion(
  page: Page,
  prepare: () => Promise<() => Promise<void>>,
): Promise<MotionCost> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser cannot be traced.');
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  const traceConfig = { includedCategories: categories, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  try {
    const act = await prepare();
    await page.evaluate(() => performance.mark('motion-begins'));
    await act();
    await page.evaluate(() => performance.mark('motion-ends'));
  } finally {
    const whole = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await whole;
    await session.detach();
  }
  return costOf(events);
}

function costOf(events: TraceEvent[]): MotionCost {
  events.sort((one, other) => one.ts - other.ts);
  const begin = events.find(({ name }) => name === 'motion-begins');
  const end = events.find(({ name }) => name === 'motion-ends');
  if (!begin || !end) throw new Error('The trace does not say where the motion began and ended.');
  // A page may be opened in another process than the one before it.
  const isOfPage = ({ pid }: TraceEvent) => pid === begin.pid || pid === end.pid;
  const isMain = ({ pid, tid }: TraceEvent) =>
    [begin, end].some((mark) => mark.pid === pid && mark.tid === tid);
  const within = events.filter(
    (event) => isOfPage(event) && event.ts >= begin.ts && event.ts <= end.ts,
  );
  const of = (name: string) => within.filter((event) => event.name === name);
  const main = within.filter(isMain);
  const scripts = main.filter(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript');
  const isForced = ({ ts }: TraceEvent) =>
    scripts.some((script) => ts >= script.ts && ts <= script.ts + (script.dur ?? 0));
  const lost = of('DroppedFrame');
  const styles = of('UpdateLayoutTree');
  const layouts = of('Layout');
  return {
    seconds: (end.ts - begin.ts) / 1e6,
    drawn: of('DrawFrame').length,
    dropped: lost.filter(({ args }) => !args.hasPartialUpdate).length,
    late: lost.filter(({ args }) => args.hasPartialUpdate).length,
    mainFrames: of('BeginMainThreadFrame').length,
    longestTask: Math.max(
      0,
      ...main.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000),
    ),
    styles: styles.length,
    layouts: layouts.length,
    paints: of('Paint').length,
    forced: [...styles, ...layouts].filter(isForced).length,
    shift: of('LayoutShift')
      .filter(({ args }) => !args.data?.had_recent_input)
      .reduce((sum, { args }) => sum + (args.data?.weighted_score_delta ?? 0), 0),
    onMainThread: uncomposited(events.filter(isOfPage), begin.ts, end.ts),
  };
}

/**
 * The browser's reasons for not handing an animation to the compositor yet, as bits: its layer or its
 * scroll container is not there yet (5, 16), another motion of the same element is not over (6), or it
 * cannot be seen where it is (17). They pass; all others are in the style sheet.
 */
const passing = (1 << 5) | (1 << 6) | (1 << 16) | (1 << 17);

/** The animations between two times that the compositor cannot take, by name. */
function uncomposited(events: readonly TraceEvent[], begin: number, end: number): string[] {
  const running = new Map<string, { name: string; fault?: string }>();
  const found = new Set<string>();
  for (const { name, ph, ts, id2, pid, args } of events) {
    if (name !== 'Animation' || ts > end) continue;
    const id = `${pid} ${id2?.local}`;
    const known = running.get(id);
    const { displayName, nodeName, compositeFailed = 0, unsupportedProperties } = args.data ?? {};
    if (ph === 'b') {
      running.set(id, { name: `${displayName || 'script'} on ${nodeName}` });
    } else if (known && (compositeFailed & ~passing) !== 0) {
      const fault = unsupportedProperties?.join(', ') || `reason ${compositeFailed}`;
      known.fault = `${known.name}: ${fault}`;
      if (ts >= begin) found.add(known.fault);
    } else if (ph === 'e') {
      // One that failed before and ended during the motion ran in it.
      if (known?.fault && ts >= begin) found.add(known.fault);
      running.delete(id);
    }
  }
  for (const { fault } of running.values()) if (fault) found.add(fault);
  return [...found];
}
