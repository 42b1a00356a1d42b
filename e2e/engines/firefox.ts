import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { EngineOptions, EnginePage, Key, StartEngine } from './engine-page.ts';

/** After how many ms a command is given up, so that a test says which one hung. */
const TIMEOUT = 120_000;

/**
 * Part of the console's error for a font that was still loading when the page was left: Firefox's NS_BINDING_ABORTED
 * (0x804b0002). It reports a font that is missing or refused with another status.
 */
const ABORTED_DOWNLOAD = `status=${0x804b0002} `;

/** The visitor's preferences. */
const preferencesOf = ({ dark, still, textSize }: EngineOptions) => ({
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'ui.prefersReducedMotion': still ? 1 : 0,
  // A mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'font.size.variable.x-western': textSize,
});

/** Runs in Firefox's own window: sets the visitor's preferences, which hold for every page. */
const setPreferences = (options: EngineOptions) => `() => {
  for (const [name, value] of Object.entries(${JSON.stringify(preferencesOf(options))})) {
    Services.prefs.setIntPref(name, value);
  }
  return '';
}`;

/**
 * Runs in Firefox's own window: the page's accessibility tree, which is empty at first. Containers without a meaning
 * are left out: Firefox has one for a moved element, and none once it lies still.
 */
const readRoles = `() => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const roles = [];
  const read = (node, depth) => {
    const role = service.getStringRole(node.role);
    const isMeant = role !== 'text container';
    if (isMeant) roles.push(' '.repeat(depth) + role);
    const below = isMeant ? depth + 1 : depth;
    for (let child = node.firstChild; child; child = child.nextSibling) read(child, below);
  };
  const page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
  if (page) read(page, 0);
  return roles.join('\\n');
}`;

/** What Puppeteer sends to Firefox; it has no public way to scripts in Firefox's own window. */
interface WithConnection {
  connection: { send(method: string, parameters: object): Promise<{ result: unknown }> };
}

/** Runs a function, given as its source, in Firefox's own window. @returns its text */
async function runInOwnWindow(browser: Browser, source: string): Promise<string> {
  const { connection } = browser as Browser & WithConnection;
  const windows = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { contexts } = windows.result as { contexts: [{ context: string }] };
  const called = await connection.send('script.callFunction', {
    functionDeclaration: source,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
  const { result } = called.result as { result: { value: string } };
  return result.value;
}

/** A page in Firefox, which Puppeteer drives. */
export class FirefoxPage implements EnginePage {
  readonly #page: Page;
  readonly #base: string;
  readonly #errors: string[] = [];

  constructor(page: Page, base: string) {
    this.#page = page;
    this.#base = base;
    page.on('pageerror', (error) => this.#errors.push(String(error)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !text.includes(ABORTED_DOWNLOAD)) this.#errors.push(text);
    });
  }

  async goto(path: string) {
    await this.#page.goto(new URL(path, this.#base).href);
  }

  async reload() {
    await this.#page.reload();
  }

  async run<Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    // Arguments of Puppeteer's own type may be handles of elements.
    return (await this.#page.evaluate(task as () => Result, ...args)) as Awaited<Result>;
  }

  async click(selector: string) {
    await this.#page.locator(selector).click();
  }

  async type(selector: string, text: string) {
    await this.#page.type(selector, text);
  }

  async press(key: Key) {
    await this.#page.keyboard.press(key);
  }

  async countWithRole(selector: string, role: string) {
    const found = await this.#page.$$(`::-p-aria([role="${role}"])`);
    return await this.#page.evaluate(
      (css, ...elements) => elements.filter((each) => each.matches(css)).length,
      selector,
      ...found,
    );
  }

  async screenshot() {
    return Buffer.from(await this.#page.screenshot());
  }

  consoleErrors() {
    return this.#errors;
  }

  /** What the browser prints of the page, as a PDF file of A4. */
  async print(): Promise<Uint8Array> {
    const margin = '1cm';
    return await this.#page.pdf({
      format: 'A4',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    });
  }

  /** The roles in the accessibility tree that a screen reader is given, indented by their depth. */
  async accessibleRoles(): Promise<string[]> {
    return (await runInOwnWindow(this.#page.browser(), readRoles)).split('\n');
  }
}

/** Starts Firefox without a window, with a profile of its own. */
export const startFirefox: StartEngine = async (program, ends) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // Scripts in Firefox's own window.
    args: ['--remote-allow-system-access'],
    timeout: TIMEOUT,
    protocolTimeout: TIMEOUT,
  });
  ends.defer(() => browser.close());
  return async (options, base, endsOfPage) => {
    await runInOwnWindow(browser, setPreferences(options));
    const context = await browser.createBrowserContext();
    endsOfPage.defer(() => context.close());
    const page = await context.newPage();
    await page.setViewport({ width: options.width, height: options.height });
    page.setDefaultTimeout(TIMEOUT);
    return new FirefoxPage(page, base);
  };
};
