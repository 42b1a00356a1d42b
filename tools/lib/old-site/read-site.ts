import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CheerioAPI, load } from 'cheerio';
import robots from 'robots-parser';
import { hasFile } from '../../../content-store/src/has-file.ts';
import { decodedPath } from '../../../words/address.ts';

/** A page of an old site: its path from the host, and its tree. */
export type OldPage = { path: string; $: CheerioAPI };

export type OldSite = {
  /** Its pages; the home page is the first. */
  pages: OldPage[];
  /** The bytes of a file that a page names; undefined for one on another host, or that is not there. */
  file: (address: string, page: OldPage) => Promise<Uint8Array | undefined>;
};

/** An old site of which nothing can be read. Its message is for the owner. */
export class Unreadable extends Error {}

/** The package is this function; its types say that it has it. */
const rulesIn = robots as unknown as typeof robots.default;

const AGENT = 'agency-website-adopt';
const MOST_PAGES = 60;
const MOST_BYTES = 8_000_000;
const TIMEOUT_MS = 20_000;

/** An address that stands for the host of a saved site, which has none. */
const NOWHERE = 'https://saved.invalid';

/** Reads a saved site: every HTML file of a folder. */
function readSaved(folder: string): OldSite {
  const paths = globSync('**/*.{html,htm}', { cwd: folder }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const pages = paths.map((path) => ({
    path: `/${path.replace(/(^|\/)index\.html?$/, '$1')}`,
    $: load(readFileSync(join(folder, path))),
  }));
  const file = async (address: string, page: OldPage) => {
    const { origin, pathname } = new URL(address, NOWHERE + page.path);
    const path = decodedPath(pathname) ?? pathname;
    const isThere = origin === NOWHERE && hasFile(folder, path);
    return isThere ? readFileSync(join(folder, path)) : undefined;
  };
  return { pages: inOrder(pages), file };
}

/** The home page first: its path is the shortest. */
const inOrder = (pages: OldPage[]) =>
  pages.sort((one, other) => one.path.length - other.path.length);

/** The paths of other pages of the host to which a page links. */
function linksOf({ $, path }: OldPage, origin: string): string[] {
  return $('a[href]')
    .toArray()
    .flatMap((link) => {
      const url = URL.parse($(link).attr('href') ?? '', origin + path);
      const isPage =
        url?.origin === origin && /(?:\/|\/[^./]+|\.html?|\.php|\.aspx?)$/.test(url.pathname);
      return isPage ? [url.pathname] : [];
    });
}

/** Reads a live site: what its pages link to on its own host, one request after the other. */
async function readLive(address: string, pauseMs: number): Promise<OldSite> {
  const { origin, pathname } = new URL(address);
  let last = 0;
  let pause = pauseMs;
  const get = async (url: string) => {
    await wait(Math.max(0, last + pause - Date.now()));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { signal, headers: { 'user-agent': AGENT } }).catch(
      () => undefined,
    );
    last = Date.now();
    const isOwn = answer?.ok === true && new URL(answer.url).origin === origin;
    if (!isOwn || Number(answer.headers.get('content-length')) > MOST_BYTES) return undefined;
    return { type: answer.headers.get('content-type') ?? '', bytes: await answer.bytes() };
  };
  const robotsText = await get(`${origin}/robots.txt`);
  const rules = rulesIn(
    `${origin}/robots.txt`,
    robotsText ? new TextDecoder().decode(robotsText.bytes) : '',
  );
  pause = Math.max(pause, (rules.getCrawlDelay(AGENT) ?? 0) * 1000);
  const mayRead = (url: string) => rules.isAllowed(url, AGENT) !== false;
  const found = new Map<string, OldPage | undefined>();
  const queue = [pathname];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (found.has(path) || found.size >= MOST_PAGES || !mayRead(origin + path)) continue;
    const answer = await get(origin + path);
    const page = answer?.type.includes('text/html')
      ? { path, $: load(Buffer.from(answer.bytes)) }
      : undefined;
    found.set(path, page);
    if (page) queue.push(...linksOf(page, origin));
  }
  const pages = [...found.values()].filter((page) => page !== undefined);
  const file = async (named: string, page: OldPage) => {
    const url = new URL(named, origin + page.path);
    if (url.origin !== origin || !mayRead(url.href)) return undefined;
    return (await get(url.href))?.bytes;
  };
  return { pages, file };
}

/**
 * Reads an old website.
 *
 * @param from a folder with its saved HTML files, or its address
 * @param pauseMs the least time between two requests; a site may ask for more in its robots.txt
 * @throws Unreadable where there is no page, or only one that a script would fill
 */
export async function readOldSite(from: string, pauseMs = 1000): Promise<OldSite> {
  const isLive = /^https?:\/\//.test(from);
  if (!isLive && !existsSync(from)) throw new Unreadable(`There is no folder ${from}.`);
  const site = isLive ? await readLive(from, pauseMs) : readSaved(from);
  const [home] = site.pages;
  if (!home) throw new Unreadable(`No page could be read from ${from}.`);
  const { $ } = home;
  const hasScripts = $('script[src]').length > 0;
  const body = $('body').clone();
  body.find('script, style, noscript, template').remove();
  if (hasScripts && body.text().trim().length < 100) {
    throw new Unreadable(
      `The pages of ${from} are empty until a script of theirs fills them, so nothing can be read. Open them in a browser, save them there as whole pages, and give the folder.`,
    );
  }
  return site;
}
