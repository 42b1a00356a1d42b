/** How the visitor is set up: window, preferences, text size. */
export interface EngineOptions {
  width: number;
  height: number;
  /** The colour scheme that the visitor prefers. */
  dark: boolean;
  /** The visitor prefers no motion. */
  still: boolean;
  /** The visitor's own text size in pixels; 16 is the browser's. */
  textSize: number;
}

/** Sends one WebDriver command, named as the standard names it, and returns its value. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

export type Command =
  | 'Navigate'
  | 'Back'
  | 'Refresh'
  | 'ExecuteScript'
  | 'FindElement'
  | 'GetComputedRole'
  | 'PerformActions'
  | 'TakeScreenshot'
  | 'Print';

/**
 * Starts an engine's browser.
 *
 * @param program its path.
 * @param ends what has to be done to end it, in reverse order; complete even if the start fails.
 */
export type StartEngine = (
  program: string,
  options: EngineOptions,
  ends: AsyncDisposableStack,
) => Promise<Connection>;

/** How an engine's browser is reached. */
export interface Connection {
  send: Send;
  /** Errors that the browser has written to its console so far, those of the page's policy among them. */
  consoleErrors: () => Promise<string[]>;
  /** The roles in the accessibility tree that a screen reader is given, indented by their depth; Firefox only. */
  accessibleRoles?: () => Promise<string[]>;
}

/** WebDriver's characters for keys. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ' } as const;

/**
 * A page in any browser that speaks WebDriver. Functions that are given to `run` are carried out in the
 * page and can use nothing from outside of themselves.
 */
export class WebDriverPage {
  readonly #connection: Connection;
  readonly #base: string;

  constructor(connection: Connection, base: string) {
    this.#connection = connection;
    this.#base = base;
  }

  /** Opens an address of the site and waits for its load. */
  async goto(path: string): Promise<void> {
    await this.#connection.send('Navigate', { url: new URL(path, this.#base).href });
  }

  async back(): Promise<void> {
    await this.#connection.send('Back');
  }

  async reload(): Promise<void> {
    await this.#connection.send('Refresh');
  }

  /** The result of a function in the page; promises are waited for. */
  async run<Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${task}).apply(null, arguments)`;
    return (await this.#connection.send('ExecuteScript', { script, args })) as Awaited<Result>;
  }

  /** The role of an element for assistive technology. */
  async role(selector: string): Promise<string> {
    const found = await this.#connection.send('FindElement', {
      using: 'css selector',
      value: selector,
    });
    const [id = ''] = Object.values(found as Record<string, string>);
    return String(await this.#connection.send('GetComputedRole', { id }));
  }

  /** Presses keys one after the other, such as `keys.Tab`, or types a text. */
  async press(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  /** Gives an element the focus and types into it. */
  async fill(selector: string, text: string): Promise<void> {
    await this.run((css) => document.querySelector<HTMLElement>(css)?.focus(), selector);
    await this.press(text);
  }

  /** Clicks in the middle of an element, which is scrolled into view. */
  async click(selector: string): Promise<void> {
    const [x, y] = await this.run(async (css) => {
      const element = document.querySelector(css);
      if (!element) throw new Error(`There is no ${css}.`);
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Pictures above may arrive and move it: it is clicked once it has stood still for three frames.
      for (let still = 0, before = Number.NaN; still < 3; ) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { top } = element.getBoundingClientRect();
        still = top === before ? still + 1 : 0;
        before = top;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
    }, selector);
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** A PNG of what the window shows. */
  async screenshot(): Promise<Buffer> {
    const data = await this.#connection.send('TakeScreenshot', { full: false });
    return Buffer.from(String(data), 'base64');
  }

  /** What the browser prints of the page, as a PDF file of A4. */
  async print(): Promise<Buffer> {
    const data = await this.#connection.send('Print', { page: { width: 21, height: 29.7 } });
    return Buffer.from(String(data), 'base64');
  }

  consoleErrors(): Promise<string[]> {
    return this.#connection.consoleErrors();
  }

  /** See {@link Connection.accessibleRoles}; none in an engine that does not tell. */
  async accessibleRoles(): Promise<string[]> {
    return (await this.#connection.accessibleRoles?.()) ?? [];
  }

  async #perform(source: object): Promise<void> {
    await this.#connection.send('PerformActions', { actions: [source] });
  }
}
