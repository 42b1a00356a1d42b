import type { CDPSession, Locator, Page } from '@playwright/test';

/** The windows that motions are seen in: a telephone's, and one with a mouse. */
export const windows = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desk: { viewport: { width: 1440, height: 900 } },
} as const;

/** A motion of the site. */
export interface Motion {
  readonly name: string;
  /** The window that it is seen in. */
  readonly window: keyof typeof windows;
  /** What sets it off: scrolling, a finger, pointer or key, or nothing, so that nothing has to be painted for it. */
  readonly by: 'scrolling' | 'input' | 'itself';
  /**
   * Opens the page, comes to where the motion begins, and finds out what setting it off has to know.
   *
   * @param url where the site is served.
   * @returns what sets it off, and runs nothing in the page.
   */
  readonly prepare: (page: Page, url: string) => Promise<() => Promise<void>>;
}

/** A thumb's speed in pixels a second: briskly down a page, and slowly over something to look at. */
const brisk = 1600;
const slow = 400;

/** Milliseconds in which whatever was set off comes to rest; the longest motion takes 600. */
const rest = 800;

const sessions = new WeakMap<Page, Promise<CDPSession>>();
const sessionOf = (page: Page) => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** Slows the main thread of the tab down by this factor. */
export async function throttle(page: Page, rate: number): Promise<void> {
  await (await sessionOf(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Scrolls by a gesture, so that the compositor scrolls as it does for a thumb. The gesture is a wheel's:
 * a browser without a window does not make scrolling of touches that are synthesized.
 */
async function scrollBy(page: Page, distance: number, speed: number): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await (await sessionOf(page)).send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
    preventFling: true,
  });
}

/** Opens a page and waits until everything has come in and to rest. */
async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(rest);
}

/** The same, after every picture of the page was in view once. */
async function openSeenPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(rest);
}

/** Scrolls at once until an element stands in the middle of the window, or its head at this part of it. */
async function bringIntoView(page: Page, element: Locator, part?: number): Promise<void> {
  await element.evaluate((found, at) => {
    const { top, height } = found.getBoundingClientRect();
    const shift = at === undefined ? (innerHeight - height) / 2 : innerHeight * at;
    scrollTo({ top: scrollY + top - shift, behavior: 'instant' });
  }, part);
  await page.waitForTimeout(rest);
}

/** Where a pointer meets an element. @throws when it is not on the page. */
async function middleOf(element: Locator): Promise<[x: number, y: number]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('What should be pointed at is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Sets off a motion at each of these elements, one after the other. */
async function tapping(page: Page, ...elements: readonly Locator[]): Promise<() => Promise<void>> {
  const places: [x: number, y: number][] = [];
  for (const element of elements) places.push(await middleOf(element));
  return async () => {
    for (const place of places) {
      await page.touchscreen.tap(...place);
      await page.waitForTimeout(rest);
    }
  };
}

const team = (page: Page) => page.locator('[aria-labelledby="team-title"]').last();
const cards = (page: Page) => page.locator('#projects li');
const submit = (page: Page) => page.locator('form [type="submit"]');

/** Opens the contact page and waits until its form is ready and holds these fields. */
async function openForm(page: Page, url: string, fields: Record<string, string>): Promise<void> {
  await openPage(page, `${url}/contact`);
  await page.locator('[name="from_name"]').focus();
  await page.waitForLoadState('networkidle');
  for (const [name, text] of Object.entries(fields)) {
    await page.locator(`[name="${name}"]`).fill(text);
  }
  await bringIntoView(page, submit(page));
}

/** A strip that is looked at for two seconds; `element` finds what stands in the middle of the window. */
const looking = (name: string, element: (page: Page) => Locator): Motion => ({
  name,
  window: 'phone',
  by: 'itself',
  async prepare(page, url) {
    await openSeenPage(page, url);
    await bringIntoView(page, element(page));
    return () => page.waitForTimeout(2 * rest);
  },
});

/** The site's motions, by the names that the report has for them. */
export const motions: readonly Motion[] = [
  {
    name: 'home page arrives',
    window: 'phone',
    by: 'input',
    async prepare(page, url) {
      await openPage(page, `${url}/contact`);
      return async () => {
        await page.goto(url);
        await page.waitForTimeout(2 * rest);
      };
    },
  },
  {
    name: 'home page scrolled, first time',
    window: 'phone',
    by: 'scrolling',
    async prepare(page, url) {
      await openPage(page, url);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      return () => scrollBy(page, height, brisk);
    },
  },
  {
    name: 'home page scrolled again',
    window: 'phone',
    by: 'scrolling',
    async prepare(page, url) {
      await openSeenPage(page, url);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      return () => scrollBy(page, height, brisk);
    },
  },
  {
    name: 'device lies down',
    window: 'phone',
    by: 'scrolling',
    async prepare(page, url) {
      await openPage(page, url);
      return () => scrollBy(page, 0.6 * (page.viewportSize()?.height ?? 0), slow);
    },
  },
  {
    name: 'sections come in',
    window: 'phone',
    by: 'scrolling',
    async prepare(page, url) {
      await openPage(page, url);
      await bringIntoView(page, page.locator('#services'), 1);
      return () => scrollBy(page, 1200, slow);
    },
  },
  {
    name: 'line of the process fills',
    window: 'phone',
    by: 'scrolling',
    async prepare(page, url) {
      await openSeenPage(page, url);
      await bringIntoView(page, page.locator('#process'), 0.5);
      const box = await page.locator('#process').boundingBox();
      return () => scrollBy(page, box?.height ?? 0, slow * 2);
    },
  },
  looking('strip of logos', (page) => page.locator('[data-direction="left"]')),
  looking('strip of quotes', (page) => page.locator('[data-direction="right"]')),
  looking('both strips out of view', (page) => cards(page).nth(3)),
  {
    name: 'projects dim',
    window: 'desk',
    by: 'input',
    async prepare(page, url) {
      await openSeenPage(page, url);
      await bringIntoView(page, cards(page).nth(2), 0.45);
      const places: [number, number][] = [];
      for (const place of [0, 1, 3, 2]) places.push(await middleOf(cards(page).nth(place)));
      return async () => {
        for (const place of places) {
          await page.mouse.move(...place, { steps: 6 });
          await page.waitForTimeout(rest / 2);
        }
      };
    },
  },
  {
    name: 'projects dim by keyboard',
    window: 'desk',
    by: 'input',
    async prepare(page, url) {
      await openSeenPage(page, url);
      await cards(page).first().getByRole('link').focus();
      await page.waitForTimeout(rest);
      return async () => {
        for (let card = 1; card < 4; card += 1) {
          await page.keyboard.press('Tab');
          await page.waitForTimeout(rest / 2);
        }
      };
    },
  },
  {
    name: 'menu opens and closes',
    window: 'phone',
    by: 'input',
    async prepare(page, url) {
      await openPage(page, url);
      const button = page.locator('[popovertarget="menu"]');
      return tapping(page, button, button);
    },
  },
  {
    name: 'next member, twice',
    window: 'phone',
    by: 'input',
    async prepare(page, url) {
      await openSeenPage(page, url);
      await bringIntoView(page, team(page), 0.1);
      const next = team(page).getByRole('button').last();
      return tapping(page, next, next);
    },
  },
  {
    name: 'question opens',
    window: 'phone',
    by: 'input',
    async prepare(page, url) {
      await openForm(page, url, {});
      return tapping(page, submit(page));
    },
  },
  {
    name: 'message is sent',
    window: 'phone',
    by: 'input',
    async prepare(page, url) {
      await openForm(page, url, { from_email: 'visitor@example.com', from_message: 'Hello' });
      return tapping(page, submit(page));
    },
  },
  {
    name: 'page changes',
    window: 'phone',
    by: 'input',
    async prepare(page, url) {
      await openPage(page, url);
      return tapping(page, page.locator('main a[href$="/contact"]').first());
    },
  },
];
