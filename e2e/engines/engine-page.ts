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

/** A named key, or the character that a key types. */
export type Key = 'Tab' | 'Enter' | 'Escape' | ' ' | '!';

/**
 * A page in a browser other than Chromium. Functions that are given to `run` are carried out in the page
 * and can use nothing from outside of themselves.
 */
export interface EnginePage {
  /** Opens an address of the site and waits for its load. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** The result of a function in the page; promises are waited for. */
  run<Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks in the middle of an element, which is scrolled into view. */
  click(selector: string): Promise<void>;
  /** Gives an element the focus and types into it. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: Key): Promise<void>;
  /** How many of these elements have a role for assistive technology. */
  countWithRole(selector: string, role: string): Promise<number>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Buffer>;
  /** Errors that the browser has reported so far, those of the page's policy among them. */
  consoleErrors(): string[];
}

/**
 * Opens a page for a visitor whom the browser does not know yet.
 *
 * @param base the address of the site.
 * @param ends what has to be done to end the visit, in reverse order; complete even if the page does not open.
 */
export type OpenPage = (
  options: EngineOptions,
  base: string,
  ends: AsyncDisposableStack,
) => Promise<EnginePage>;

/**
 * Starts an engine's browser, in which one page after the other is opened.
 *
 * @param program the browser's or its driver's path.
 * @param ends what has to be done to end the browser, in reverse order; complete even if the start fails.
 */
export type StartEngine = (program: string, ends: AsyncDisposableStack) => Promise<OpenPage>;
