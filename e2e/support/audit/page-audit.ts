import type { Page, PlaywrightTestOptions, Response } from '@playwright/test';
import { scrollThrough, scrollToPlace } from '../../../packages/harness/scrolling.ts';
import { violationsOf } from '../axe.ts';
import type { Budgets } from './budgets.ts';
import {
  defineNameOf,
  hasLetters,
  layoutIssues,
  observeLayoutShifts,
  runningAnimations,
  smallTargets,
  spaceText,
  useLongWords,
} from './in-page.ts';
import { largeTextIssues } from './large-text.ts';
import { structureIssues } from './structure.ts';
import { Traffic } from './traffic.ts';

/** A page, with the facts that its audit needs. */
export interface AuditedPage {
  address: string;
  /** Whether visitors find the page: it has an address of its own, and search engines may list it. */
  isPublic: boolean;
  status: number;
  /** The language of the site, such as en-GB. */
  language: string;
  /** The other host that gets the messages of the form, such as https://mail.example.com. */
  mailHost?: string | undefined;
  budgets: Budgets;
}

type Audit = (page: Page, audited: AuditedPage) => Promise<string[]>;

/** A way of opening a page, and the audit of the open page. */
interface View {
  /** The options for `test.use`. */
  options: Partial<PlaywrightTestOptions>;
  audit: Audit;
}

/** Prepares a tab and opens the page. @returns its traffic, and the issues of the answer */
async function open(page: Page, { address, status, mailHost }: AuditedPage) {
  const traffic = new Traffic(page);
  await page.addInitScript(defineNameOf);
  await page.addInitScript(observeLayoutShifts);
  const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (!response) throw new Error(`There was no answer to ${address}.`);
  const origin = new URL(response.url()).origin;
  return { traffic, origin, issues: await answerIssues(page, response, { status, mailHost }) };
}

/** A content security policy without the permission to send messages to another host. */
const withoutMailHost = (policy: string, mailHost: string | undefined) =>
  policy
    .split(/; ?/)
    .map((part) =>
      part.replace(/^((?:connect-src|form-action) 'self') (\S+)$/, (all, own, host) =>
        host === mailHost ? own : all,
      ),
    )
    .join('; ');

async function answerIssues(
  page: Page,
  response: Response,
  { status, mailHost }: Pick<AuditedPage, 'status' | 'mailHost'>,
): Promise<string[]> {
  const headers = response.headers();
  const expected: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'permissions-policy': /camera=\(\)/,
    'cross-origin-resource-policy': /^same-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'content-type': /^text\/html; charset=utf-8$/,
    'cache-control': /^no-cache$/,
  };
  const issues = Object.entries(expected)
    .filter(([name, value]) => !value.test(headers[name] ?? ''))
    .map(([name]) => `the header ${name}: ${headers[name] ?? 'is missing'}`);
  if (response.status() !== status)
    issues.push(`is answered with ${response.status()}, not ${status}`);
  if (response.request().redirectedFrom()) issues.push(`is redirected to ${page.url()}`);
  const policy = await page
    .locator('meta[http-equiv="content-security-policy" i]')
    .evaluateAll(([meta]) => meta?.getAttribute('content') ?? '');
  const isStrict =
    /default-src 'none'/.test(policy) &&
    /base-uri 'none'/.test(policy) &&
    !/unsafe-|\*|https?:/.test(withoutMailHost(policy, mailHost)) &&
    /style-src 'self' 'sha256-/.test(policy) &&
    /script-src 'self'/.test(policy) &&
    !/(script|style)-src [^;]*data:/.test(policy);
  const sent = headers['content-security-policy'] ?? '';
  // A proxy takes 4 KB of headers, so the gateway leaves a longer policy in the page only.
  const isSent = policy.length > 3000 || /^default-src 'none'.*'sha256-/.test(sent);
  if (!isSent || !/(^|; ?)frame-ancestors 'none'$/.test(sent)) {
    issues.push(`the header content-security-policy: ${sent || 'is missing'}`);
  }
  if (!isStrict) issues.push(`the content security policy is not strict: ${policy}`);
  return issues;
}

/** The smallest layout shift that is not reported as 0.000. */
const TOLD_AS_NONE = 0.0005;

/** Returns the layout shifts since the last call. */
const takeShifts = (page: Page) => page.evaluate(() => window.layoutShifts.splice(0));

/** Lines about layout shifts, if their sum is more than `allowed`. */
const shiftLines = (
  when: string,
  shifts: { value: number; moved: string }[],
  allowed = TOLD_AS_NONE,
) =>
  shifts.reduce((total, { value }) => total + value, 0) < allowed
    ? []
    : shifts.map(({ value, moved }) => `a layout shift of ${value.toFixed(4)} ${when}: ${moved}`);

/** Audits everything that a page loads and shows: on a phone in the light scheme, on a desk in the dark one. */
const whole =
  (isPhone: boolean): Audit =>
  async (page, audited) => {
    const { budgets } = audited;
    const { promise: fontsMayCome, resolve: releaseFonts } = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await fontsMayCome;
      await route.continue();
    });
    const { traffic, origin, issues } = await open(page, audited);

    // First without fonts, so that pictures or scripts cause every shift.
    await traffic.settled('font');
    issues.push(...shiftLines('while it loads', await takeShifts(page)));
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    await traffic.settled();
    const shifts = await takeShifts(page);
    if (await page.evaluate(hasLetters))
      issues.push(...shiftLines('when its fonts arrive', shifts, budgets.fontShift));
    issues.push(...(await traffic.firstViewIssues(budgets, isPhone)));

    await scrollThrough(page);
    await traffic.settled();
    issues.push(...shiftLines('while it is scrolled', await takeShifts(page)));
    issues.push(...(await traffic.wholeIssues(budgets)));
    issues.push(...(await structureIssues(page, audited)));
    issues.push(...(await page.evaluate(layoutIssues)));
    issues.push(...(await page.evaluate(smallTargets)));
    await scrollToPlace(page, 0);
    // One scheme in each window, so that axe reads each page once in each.
    if (isPhone) issues.push(...(await violationsOf(page)));
    else {
      await page.emulateMedia({ colorScheme: 'dark' });
      issues.push(...inContext('dark', await violationsOf(page)));
      issues.push(...(await skipLinkIssues(page)));
    }
    return [...issues, ...(await traffic.issues(origin))];
  };

const inContext = (name: string, issues: readonly string[]) =>
  issues.map((each) => `${name}: ${each}`);

/** The issues of the skip link, which has to come first, appear with the focus, and lead to the main part. */
async function skipLinkIssues(page: Page): Promise<string[]> {
  const skipLink = page.locator('a[href]').first();
  const isInWindow = async () => {
    const { y, height } = (await skipLink.boundingBox()) ?? { y: -1, height: 0 };
    return y >= 0 && height > 0;
  };
  if ((await skipLink.count()) === 0) return ['no skip link'];
  const issues: string[] = [];
  if (await isInWindow()) issues.push('the skip link is seen without the focus');
  await page.keyboard.press('Tab');
  const isFirst = await skipLink.evaluate((link) => link === document.activeElement);
  if (!isFirst) return [...issues, 'the skip link is not the first stop of the keyboard'];
  if (!(await isInWindow())) issues.push('the skip link with the focus is not seen');
  await page.keyboard.press('Enter');
  const isInMain = await page.evaluate(() => document.activeElement?.localName === 'main');
  if (!isInMain) issues.push('the skip link does not lead to the main part');
  return issues;
}

/** Audits the narrowest window: zoomed, with larger text and text spacing, forced colours and reduced motion; and on paper. */
const small: Audit = async (page, audited) => {
  const { traffic, origin, issues } = await open(page, audited);
  await traffic.settled();
  for (const width of [1280, 320]) {
    // High, so that a long page is seen in few steps.
    await page.setViewportSize({ width, height: 1600 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 1600) {
      await scrollToPlace(page, top);
      issues.push(...(await page.evaluate(runningAnimations)));
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await traffic.settled();
  issues.push(...(await page.evaluate(layoutIssues)));
  issues.push(...(await page.evaluate(smallTargets)));
  await page.emulateMedia({ colorScheme: 'dark' });
  // axe reads the colours that the page asks for, not those that the browser forces.
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await violationsOf(page, { without: ['color-contrast'] });
  issues.push(...inContext('forced colours', forced));
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  issues.push(...inContext('print', await printIssues(page)));
  await page.emulateMedia({ media: 'screen' });
  issues.push(...(await largeTextIssues(page)));

  await page.setViewportSize({ width: 320, height: 256 });
  issues.push(...inContext('zoomed to 400 %', await page.evaluate(layoutIssues)));
  await page.evaluate(spaceText, true);
  issues.push(...inContext('spaced text', await page.evaluate(layoutIssues)));
  await page.evaluate(spaceText, false);
  await page.evaluate(useLongWords);
  const isWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  if (isWide) issues.push('a long word makes the page scroll sideways');
  return [...issues, ...(await traffic.issues(origin))];
};

/** Audits the printed page, which has no navigation. Called in the dark scheme, from which visitors print as well. */
async function printIssues(page: Page): Promise<string[]> {
  const issues: string[] = [];
  const shown = page.locator('nav, a[href="#main"]').filter({ visible: true });
  for (const name of await shown.evaluateAll((all) => all.map(window.nameOf))) {
    issues.push(`is printed: ${name}`);
  }
  if (!(await page.getByRole('contentinfo').isVisible())) issues.push('the footer is not printed');
  const withBackgrounds = await violationsOf(page, { only: ['color-contrast'] });
  issues.push(...inContext('with backgrounds', withBackgrounds));
  // Browsers leave fields of colour out unless visitors want them, so contrast is checked on white as well.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { background: #fff !important }');
    document.adoptedStyleSheets = [sheet];
  });
  issues.push(...(await violationsOf(page, { only: ['color-contrast'] })));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return issues;
}

/** Audits the page without scripts: every picture is there, and no button that would need a script. */
const withoutScript: Audit = async (page, audited) => {
  const { traffic, origin, issues } = await open(page, audited);
  // No picture is lazy here: a browser without scripts loads all pictures at once.
  await page.waitForLoadState();
  await page.evaluate(defineNameOf);
  const buttons = page.locator('button:not([type="submit"])').filter({ visible: true });
  for (const name of await buttons.evaluateAll((all) => all.map(window.nameOf))) {
    issues.push(`needs a script: ${name}`);
  }
  issues.push(...(await structureIssues(page, audited)));
  issues.push(...(await page.evaluate(layoutIssues)));
  return [...issues, ...(await traffic.issues(origin))];
};

/** The ways in which every page is opened, each once. */
export const views: Record<string, View> = {
  'on a phone': {
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    audit: whole(true),
  },
  'on a desk': { options: { viewport: { width: 1280, height: 800 } }, audit: whole(false) },
  'in a small window without motion': {
    options: {
      viewport: { width: 320, height: 640 },
      contextOptions: { reducedMotion: 'reduce' },
    },
    audit: small,
  },
  'without script': {
    options: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    audit: withoutScript,
  },
};
