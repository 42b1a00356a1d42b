import type { APIRequestContext } from '@playwright/test';

/** A page or file as it was answered. */
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

/**
 * What is wrong between the pages: addresses that lead nowhere, places in pages that are not there,
 * icons of the wrong type, equal titles and descriptions in one language. Every address is asked for once.
 *
 * @param pages their paths; the first is that of the home page
 */
export async function siteIssues(
  request: Pick<APIRequestContext, 'get'>,
  origin: string,
  pages: readonly string[],
): Promise<string[]> {
  const answers = new Map<string, Answer>();
  const answerTo = async (path: string): Promise<Answer> => {
    let answer = answers.get(path);
    if (!answer) {
      const response = await request.get(`${origin}${path}`, { maxRedirects: 0 });
      const type = response.headers()['content-type'] ?? '';
      const html = /html|manifest/.test(type) ? await response.text() : '';
      answer = { status: response.status(), type, html };
      answers.set(path, answer);
    }
    return answer;
  };
  const issues: string[] = [];
  const check = async (page: string, address: string, isIcon = false) => {
    const { pathname, hash, origin: host } = new URL(address, `${origin}${page}`);
    if (host !== origin) return;
    const { status, type, html } = await answerTo(pathname);
    if (status !== 200 && pathname !== page)
      issues.push(`${page}: ${address} is answered with ${status}`);
    const isThere = !hash || html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
    if (!isThere) issues.push(`${page}: ${address} is no place on that page`);
    if (isIcon && !type.startsWith('image/'))
      issues.push(`${page}: the icon ${address} is ${type}`);
  };

  /** Pages by language and text: a project may have one name in all of them. */
  const titles = new Map<string, string>();
  const [home = '/'] = pages;
  for (const page of pages) {
    const { html } = await answerTo(page);
    for (const address of new Set(addressesIn(html))) await check(page, address);
    for (const [link] of html.matchAll(/<link[^>]+rel="[^"]*icon[^>]*>/g)) {
      await check(page, first(/href="([^"]+)"/, link), true);
    }
    const manifest = first(/<link[^>]+rel="manifest"[^>]+href="([^"]+)"/, html);
    if (!manifest) issues.push(`${page}: no manifest`);
    else {
      const { type, html: text } = await answerTo(manifest);
      if (!type.startsWith('application/manifest+json')) issues.push(`${manifest} is ${type}`);
      for (const [, icon = ''] of text.matchAll(/"src":\s*"([^"]+)"/g))
        await check(page, icon, true);
    }
    const language = first(/<html[^>]* lang="([^"]*)"/, html);
    for (const text of [
      first(/<title>([^<]*)<\/title>/, html),
      first(/<meta name="description" content="([^"]*)"/, html),
    ]) {
      const other = titles.get(`${language}: ${text}`);
      if (other !== undefined)
        issues.push(`${page} and ${other} have the same title or description: ${text}`);
      titles.set(`${language}: ${text}`, page);
    }
  }
  await check(home, 'favicon.ico', true);
  return issues;
}
