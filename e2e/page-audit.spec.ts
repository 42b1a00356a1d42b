import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, test as base, expect } from '@playwright/test';
import { root } from '../harness/root.ts';
import { productBudgets } from './support/audit/budgets.ts';
import { views } from './support/audit/page-audit.ts';
import { siteIssues } from './support/audit/site-audit.ts';

const policy =
  "default-src 'none'; base-uri 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; script-src 'self' 'sha256-aaaa'; style-src 'self' 'sha256-aaaa'";

/** A small page with which nothing is wrong. */
const soundHtml = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="content-security-policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A sound page</title>
    <meta name="description" content="A page on which an audit finds nothing, so that its checks can be shown." />
    <meta property="og:title" content="A sound page" />
    <meta property="og:description" content="A page on which an audit finds nothing, so that its checks can be shown." />
    <link rel="icon" href="/icon.svg" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <link rel="stylesheet" href="/_astro/style.css" />
    <script type="module" src="/_astro/script.js"></script>
  </head>
  <body>
    <a class="skip" href="#main">Skip to content</a>
    <header><nav aria-label="Main"><a class="block" href="/">Home</a></nav></header>
    <main id="main" tabindex="-1"><h1>A sound page</h1></main>
    <footer><p>Nobody’s rights are reserved.</p></footer>
  </body>
</html>`;
const soundCss = `@font-face { font-family: Own; src: url(/_astro/own.woff2); font-display: swap }
h1 { font-family: Own, sans-serif } body { overflow-wrap: anywhere }
.skip { position: fixed; top: -100px; min-height: 24px } .skip:focus { top: 0 } .block { display: block; min-height: 24px }
@media print { nav, .skip { display: none } }`;

/** A fault of each group of checks: what is added to the page, the view that finds it, and what it says. */
const faults: { html?: string; css?: string; view: string; issue: string }[] = [
  { html: '<h1>Again</h1>', view: 'on a desk', issue: '2 instead of one: <h1>' },
  {
    html: '<img src="/lost.png" alt="Lost">',
    view: 'on a desk',
    issue: '/lost.png is answered with 404',
  },
  { view: 'on a desk', issue: 'the header cross-origin-opener-policy: is missing' },
  {
    css: '.skip { top: 0 }',
    view: 'on a desk',
    issue: 'the skip link is seen without the focus',
  },
  {
    html: '<p class="night">Night</p>',
    css: '@media (prefers-color-scheme: dark) { .night { color: #ddd } }',
    view: 'on a desk',
    issue: 'dark: color-contrast: .night',
  },
  { view: 'on a desk', issue: 'while it loads:' },
  {
    html: `<!-- ${Array.from({ length: 6000 }, (_, index) => Math.sin(index)).join(' ')} -->`,
    view: 'on a phone',
    issue: 'bytes of HTML and styles, 28672 allowed',
  },
  {
    html: '<div class="wide">Wide</div>',
    css: '.wide { width: 200vw }',
    view: 'on a phone',
    issue: 'is beyond the edge: <div> "Wide"',
  },
  {
    html: '<p class="still">Moving</p>',
    css: '.still { animation: move 9s infinite } @keyframes move { to { opacity: 0.9 } }',
    view: 'in a small window without motion',
    issue: 'moves under reduced motion: <p> "Moving"',
  },
  {
    html: '<button class="block icon"><b>Go</b></button>',
    css: '@media (forced-colors: active) { .icon b { display: none } }',
    view: 'in a small window without motion',
    issue: 'forced colours: button-name: .icon',
  },
  {
    css: '@media print { nav { display: block !important } }',
    view: 'in a small window without motion',
    issue: 'print: is printed: <nav> "Main"',
  },
  {
    html: '<button type="button" class="block">Open</button>',
    view: 'without script',
    issue: 'needs a script: <button> "Open"',
  },
];

const faultyHtml = soundHtml.replace(
  '</main>',
  `${faults.map(({ html = '' }) => html).join('\n')}</main>`,
);
const faultyCss = `${soundCss} ${faults.map(({ css = '' }) => css).join('\n')}`;
/** Moves the page down once it was painted. */
const faultyScript = `requestAnimationFrame(() => setTimeout(() =>
  document.querySelector('h1').before(Object.assign(document.createElement('p'), { textContent: 'New' }))));`;

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';
const fontFile =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

/** The pages and files of a site, each with its type. */
type Files = Record<string, [type: string, body: string | Buffer]>;

const soundFiles: Files = {
  '/': ['text/html; charset=utf-8', soundHtml],
  '/_astro/style.css': ['text/css', soundCss],
  '/_astro/script.js': ['text/javascript', ''],
  '/_astro/own.woff2': ['font/woff2', readFileSync(join(root, fontFile))],
  '/icon.svg': ['image/svg+xml', icon],
  '/favicon.ico': ['image/x-icon', ''],
  '/manifest.webmanifest': ['application/manifest+json', '{ "icons": [{ "src": "/icon.svg" }] }'],
};
const soundHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': `${policy}; frame-ancestors 'none'`,
  'permissions-policy': 'camera=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

type Serve = (files: Files, headers?: Record<string, string>) => Promise<string>;

const test = base.extend<{ serve: Serve }>({
  /** Serves files until the test ends; returns the origin. */
  serve: async ({}, use) => {
    const server = createServer();
    await use(async (files, headers = soundHeaders) => {
      server.on('request', ({ url = '' }, response) => {
        const [type, body] = files[url] ?? [];
        const lasts = url.startsWith('/_astro/');
        response.writeHead(type ? 200 : 404, {
          ...headers,
          'cache-control': lasts ? 'public, max-age=31536000, immutable' : 'no-cache',
          ...(type && { 'content-type': type, 'content-encoding': 'gzip' }),
        });
        response.end(body === undefined ? '' : gzipSync(body));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    });
    server.close();
    server.closeAllConnections();
  },
});

/** What the audit says of the page in each view. */
async function issuesByView(browser: Browser, baseURL: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  // The font is not a subset.
  const budgets = { ...productBudgets, fonts: 60 * 1024 };
  const audited = { address: '/', isPublic: true, status: 200, language: 'en-GB', budgets };
  for (const [view, { options, audit }] of Object.entries(views)) {
    const context = await browser.newContext({ ...options, baseURL });
    found[view] = await audit(await context.newPage(), audited);
    await context.close();
  }
  return found;
}

test('the audit finds nothing on a sound page and between sound pages', async ({
  browser,
  request,
  serve,
}) => {
  const origin = await serve(soundFiles);
  const nothing = Object.fromEntries(Object.keys(views).map((view) => [view, []]));
  expect(await issuesByView(browser, origin)).toEqual(nothing);
  expect(await siteIssues(request, origin, ['/'])).toEqual([]);
});

test('the audit finds a fault of each kind on a page', async ({ browser, serve }) => {
  const { 'cross-origin-opener-policy': _, ...headers } = soundHeaders;
  const origin = await serve(
    {
      ...soundFiles,
      '/': ['text/html; charset=utf-8', faultyHtml],
      '/_astro/style.css': ['text/css', faultyCss],
      '/_astro/script.js': ['text/javascript', faultyScript],
    },
    headers,
  );
  const found = await issuesByView(browser, origin);
  const missed = faults.filter(
    ({ view, issue }) => !found[view]?.some((each) => each.includes(issue)),
  );
  expect(missed, JSON.stringify(found, null, 2)).toEqual([]);
});

test('the audit finds addresses that lead nowhere, and pages of one title', async ({
  request,
  serve,
}) => {
  const other = soundHtml.replace('</main>', '<a href="/lost">Lost</a></main>');
  const origin = await serve({ ...soundFiles, '/other': ['text/html; charset=utf-8', other] });
  expect(await siteIssues(request, origin, ['/', '/other'])).toEqual([
    '/other: /lost is answered with 404',
    expect.stringContaining('have the same title or description: A sound page'),
    expect.stringContaining('have the same title or description: A page on which'),
  ]);
});
