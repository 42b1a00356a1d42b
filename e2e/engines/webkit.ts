import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, error, Key as Keys, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { freePort } from '../../packages/harness/free-port.ts';
import { exitOf } from '../../packages/harness/gateway-process.ts';
import type { EnginePage, Key, StartEngine } from './engine-page.ts';

/**
 * After how many ms a load that has not ended is begun again in a new window. WebKitGTK 2.50 once took a page that
 * was there for loading, and then carries out no command, not even another load.
 */
const LOAD_TIMEOUT = 120_000;

/** After how many ms a driver that has not started is given up. */
const START_TIMEOUT = 120_000;

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ' ': ' ',
  '!': '!',
};

/** A window of WebKitGTK, which Selenium drives. */
class WebKitPage implements EnginePage {
  #driver: WebDriver;
  readonly #openWindow: () => Promise<WebDriver>;
  readonly #base: string;
  readonly #consoleFile: string;

  /** @param consoleFile has what the processes of the window print. */
  constructor(
    driver: WebDriver,
    openWindow: () => Promise<WebDriver>,
    base: string,
    consoleFile: string,
  ) {
    this.#driver = driver;
    this.#openWindow = openWindow;
    this.#base = base;
    this.#consoleFile = consoleFile;
  }

  async close() {
    // The driver closes the window, and then complains that there is none.
    await this.#driver.quit().catch(() => {});
  }

  async goto(path: string) {
    const { href } = new URL(path, this.#base);
    try {
      await this.#driver.get(href);
      // Fails if the driver still takes the page for loading.
      await this.#driver.executeScript('');
    } catch (problem) {
      if (!(problem instanceof error.TimeoutError)) throw problem;
      console.warn(`WebKit did not end the load of ${href}: a new window loads it.`);
      await this.close();
      this.#driver = await this.#openWindow();
      await this.goto(path);
    }
  }

  async reload() {
    await this.#driver.navigate().refresh();
  }

  async run<Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.#driver.executeScript(task, ...args)) as Awaited<Result>;
  }

  async click(selector: string) {
    await this.#driver.findElement(By.css(selector)).click();
  }

  async type(selector: string, text: string) {
    await this.run((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
    await this.#driver.actions().sendKeys(text).perform();
  }

  async press(key: Key) {
    await this.#driver.actions().sendKeys(keys[key]).perform();
  }

  async countWithRole(selector: string, role: string) {
    const elements = await this.#driver.findElements(By.css(selector));
    const roles = await Promise.all(elements.map((each) => each.getAriaRole()));
    return roles.filter((each) => each === role).length;
  }

  async screenshot() {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }

  consoleErrors() {
    const printed = readFileSync(this.#consoleFile, 'utf8');
    return [...printed.matchAll(/^ERROR (.*)/gm)].map(([, text = '']) => text);
  }
}

/** Starts an X server that shows nothing, on a display of its own choice, and returns its name. */
async function startDisplay(ends: AsyncDisposableStack): Promise<string> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  ends.defer(async () => {
    server.kill();
    await exitOf(server);
  });
  const [number] = await once(server.stdout, 'data');
  return `:${String(number).trim()}`;
}

/** Starts the driver of WebKitGTK on an X server of its own. It opens a window for each page. */
export const startWebKit: StartEngine = async (program, ends) => {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  ends.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  const consoleFile = join(home, 'console.txt');
  const output = openSync(consoleFile, 'a');
  const display = await startDisplay(ends);
  const service = new DriverService.Builder(program)
    .setLoopback(true)
    .setPort(await freePort())
    .addArguments('--host=127.0.0.1')
    .setStdio(['ignore', output, output])
    .setEnvironment({
      PATH: process.env['PATH'] ?? '',
      HOME: home,
      DISPLAY: display,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox needs rights that a container does not give.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  ends.defer(() => service.kill());
  const url = await service.start(START_TIMEOUT);
  const binary = join(import.meta.dirname, 'webkit-window.py');
  return async (options, base, endsOfPage) => {
    const openWindow = async () =>
      await new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'webkit-window',
          timeouts: { pageLoad: LOAD_TIMEOUT },
          'webkitgtk:browserOptions': { binary, args: [JSON.stringify(options)] },
        })
        .build();
    truncateSync(consoleFile);
    const page = new WebKitPage(await openWindow(), openWindow, base, consoleFile);
    endsOfPage.defer(() => page.close());
    return page;
  };
};
