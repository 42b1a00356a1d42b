import type { APIRequestContext } from '@playwright/test';

/** The answer to a request for a page or a file. */
interface Answer {
  status: number;
  type: string;
  html: string;
}

const attribute = /\s(href|src|srcset)="([^"]+)"/g;
const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll(/&#x27;|&#39;/g, "'");
const first = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';

/** The addresses that a page names: links, pictures in all their sizes, scripts, icons. */
function addressesIn(html: string): string[] {
  return [...html.matchAll(attribute)].flatMap(([, name, value = '']) =>
    name === 'srcset'
      ? value.split(',').map((each) => each.trim().split(' ')[0] ?? '')
      : [unescaped(value)],
  );
}

/** The pages of a site and the files that they name, each requested once, with the issues between them. */
class SiteAudit {
  readonly #request: Pick<APIRequestContext, 'get'>;
  readonly #origin: string;
  readonly #answers = new Map<string, Answer>();
  /** The page of each title and description, by language and text: a project may have the same name in every language. */
  readonly #pageOf = new Map<string, string>();
  readonly issues: string[] = [];

  constructor(request: Pick<APIRequestContext, 'get'>, origin: string) {
    this.#request = request;
    this.#origin = origin;
  }

  async #answerTo(path: string): Promise<Answer> {
    const known = this.#answers.get(path);
    if (known) return known;
    const response = await this.#request.get(`${this.#origin}${path}`, { maxRedirects: 0 });
    const type = response.headers()['content-type'] ?? '';
    const html = /html|manifest/.test(type) ? await response.text() : '';
    const answer = { status: response.status(), type, html };
    this.#answers.set(path, answer);
    return answer;
  }

  /** Checks an address that a page names. */
  async checkAddress(page: string, address: string, isIcon = false): Promise<void> {
    const { pathname, hash, origin } = new URL(address, `${this.#origin}${page}`);
    if (origin !== this.#origin) return;
    const { status, type, html } = await this.#answerTo(pathname);
    if (status !== 200 && pathname !== page) {
      this.issues.push(`${page}: ${address} is answered with ${status}`);
    }
    const isThere = !hash || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
    if (!isThere) this.issues.push(`${page}: ${address} is no place on that page`);
    if (isIcon && !type.startsWith('image/')) {
      this.issues.push(`${page}: the icon ${address} is ${type}`);
    }
  }

  /** Checks all addresses, the manifest, the title and the description of a page. */
  async checkPage(page: string): Promise<void> {
    const { html } = await this.#answerTo(page);
    for (const address of new Set(addressesIn(html))) await this.checkAddress(page, address);
    for (const [link] of html.matchAll(/<link[^>]+rel="[^"]*icon[^>]*>/g)) {
      await this.checkAddress(page, first(/href="([^"]+)"/, link), true);
    }
    await this.#checkManifest(page, html);
    this.#checkTitles(page, html);
  }

  async #checkManifest(page: string, html: string): Promise<void> {
    const manifest = first(/<link[^>]+rel="manifest"[^>]+href="([^"]+)"/, html);
    if (!manifest) {
      this.issues.push(`${page}: no manifest`);
      return;
    }
    const { type, html: text } = await this.#answerTo(manifest);
    if (!type.startsWith('application/manifest+json')) {
      this.issues.push(`${manifest} is ${type}`);
    }
    for (const [, icon = ''] of text.matchAll(/"src":\s*"([^"]+)"/g)) {
      await this.checkAddress(page, icon, true);
    }
  }

  #checkTitles(page: string, html: string): void {
    const language = first(/<html[^>]* lang="([^"]*)"/, html);
    for (const text of [
      first(/<title>([^<]*)<\/title>/, html),
      first(/<meta name="description" content="([^"]*)"/, html),
    ]) {
      const key = `${language}: ${text}`;
      const other = this.#pageOf.get(key);
      if (other !== undefined) {
        this.issues.push(`${page} and ${other} have the same title or description: ${text}`);
      }
      this.#pageOf.set(key, page);
    }
  }
}

/**
 * The issues between the pages of a site: addresses that lead nowhere, missing places in pages, icons of a wrong type, and
 * equal titles or descriptions in one language.
 *
 * @param pages the paths of the pages, that of the home page first
 */
export async function siteIssues(
  request: Pick<APIRequestContext, 'get'>,
  origin: string,
  pages: readonly string[],
): Promise<string[]> {
  const audit = new SiteAudit(request, origin);
  for (const page of pages) await audit.checkPage(page);
  const [home = '/'] = pages;
  await audit.checkAddress(home, 'favicon.ico', true);
  return audit.issues;
}
