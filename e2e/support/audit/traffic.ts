import { gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { painted } from '../../../packages/harness/scrolling.ts';
import type { Budgets } from './budgets.ts';

/** A file that the browser received. */
interface ReceivedFile {
  path: string;
  type: string;
  /** Bytes of the body as it was sent, compressed. */
  bytes: number;
}

const sum = (files: readonly ReceivedFile[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);
const listOf = (files: readonly ReceivedFile[]) =>
  files.map(({ path, bytes }) => `${path} ${bytes}`).join(', ');

/** Records everything that a page requests, receives and writes to the console from now on. */
export class Traffic {
  readonly #page: Page;
  readonly #pending = new Set<Request>();
  readonly #received: Promise<ReceivedFile | undefined>[] = [];
  readonly #urls: string[] = [];
  readonly #responses: Response[] = [];
  readonly #errors: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#urls.push(request.url());
      if (!request.url().startsWith('data:')) this.#pending.add(request);
    });
    page.on('requestfailed', (request) => this.#pending.delete(request));
    page.on('requestfinished', (request) => {
      this.#pending.delete(request);
      if (!request.url().startsWith('data:')) this.#received.push(receivedFile(request));
    });
    page.on('response', (response) => this.#responses.push(response));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
    page.on('pageerror', (error) => this.#errors.push(String(error)));
  }

  /**
   * Waits until the page is painted and idle, and requests nothing more. Needs scripts in the page.
   *
   * @param except types of requests that may still be under way
   */
  async settled(...except: string[]): Promise<void> {
    const isBusy = () => [...this.#pending].some((each) => !except.includes(each.resourceType()));
    for (let asked = -1; isBusy() || asked < this.#urls.length; ) {
      asked = this.#urls.length;
      await painted(this.#page);
      // A browser that stops painting may never be idle; after the timeout, the callback is called all the same.
      await this.#page.evaluate(
        () => new Promise((idle) => requestIdleCallback(idle, { timeout: 2000 })),
      );
    }
  }

  /** All files that were received so far. */
  async files(): Promise<ReceivedFile[]> {
    return (await Promise.all(this.#received)).filter((file) => file !== undefined);
  }

  /** The issues of requests and answers. @param origin the origin of the site */
  async issues(origin: string): Promise<string[]> {
    const elsewhere = this.#urls
      .filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))
      .map((url) => `a request to another host: ${url}`);
    const answers = this.#responses.flatMap((response) => {
      const { pathname } = new URL(response.url());
      const isPage = response.request().isNavigationRequest();
      const { 'content-type': type = '', ...headers } = response.headers();
      const isText = /html|css|javascript|svg/.test(type);
      return [
        !isPage && response.status() >= 400 && `${pathname} is answered with ${response.status()}`,
        isText &&
          !/br|gzip/.test(headers['content-encoding'] ?? '') &&
          `${pathname} is not compressed`,
        pathname.includes('/_astro/') &&
          headers['cache-control'] !== 'public, max-age=31536000, immutable' &&
          `${pathname} is not cached for a year`,
      ];
    });
    const cookies = (await this.#page.context().cookies()).map(({ name }) => `a cookie: ${name}`);
    const errors = this.#errors
      // The browser reports the 404 of a page that does not exist.
      .filter((text) => !/status of 404/.test(text))
      .map((text) => `an error in the console: ${text}`);
    return [...elsewhere, ...answers, ...cookies, ...errors].filter((each) => each !== false);
  }

  /** The exceeded budgets before anything was scrolled or used. */
  async firstViewIssues(budgets: Budgets, isPhone: boolean): Promise<string[]> {
    const files = await this.files();
    const byType = (...types: string[]) => files.filter(({ type }) => types.includes(type));
    const inline = await this.#page
      .locator('script:not([src]):not([type="application/ld+json"])')
      .evaluateAll((all) => all.map(({ textContent }) => textContent).join('\n'));
    // On a fast line, browsers also fetch lazy pictures far below the window, which are not part of the first view.
    const below = await this.#page
      .locator('img[loading="lazy"]')
      .evaluateAll((all) =>
        all
          .filter((image) => image.getBoundingClientRect().top > innerHeight)
          .map((image) => new URL((image as HTMLImageElement).currentSrc || 'x:').pathname),
      );
    const first = files.filter(({ path }) => !below.includes(path));
    return [
      ...excess('script', byType('script'), budgets.script, inline && gzipSync(inline).length),
      ...excess('HTML and styles', byType('document', 'stylesheet'), budgets.document),
      ...excess('fonts', byType('font'), budgets.fonts),
      ...(isPhone ? excess('first view', first, budgets.firstView) : []),
      ...(isPhone && first.length > budgets.firstViewRequests
        ? [
            `${first.length} requests for the first view, ${budgets.firstViewRequests} allowed: ${listOf(first)}`,
          ]
        : []),
    ];
  }

  /** The exceeded budgets once the whole page was in view. */
  async wholeIssues(budgets: Budgets): Promise<string[]> {
    return excess('whole page', await this.files(), budgets.whole);
  }
}

const receivedFile = (request: Request): Promise<ReceivedFile | undefined> =>
  request
    .sizes()
    .then(({ responseBodySize }) => ({
      path: new URL(request.url()).pathname,
      type: request.resourceType(),
      bytes: responseBodySize,
    }))
    .catch(() => undefined);

/** A line if files have more bytes than a limit. @param more bytes beside the files */
function excess(
  name: string,
  files: ReceivedFile[],
  limit: number,
  more: number | '' = 0,
): string[] {
  const bytes = sum(files) + Number(more);
  return bytes > limit ? [`${bytes} bytes of ${name}, ${limit} allowed: ${listOf(files)}`] : [];
}
