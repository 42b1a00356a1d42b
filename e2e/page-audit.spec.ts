import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import sharp from 'sharp';
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
    <meta name="description" content="A page on which an audit finds nothing, so that each of its checks can be shown." />
    <meta property="og:title" content="A sound page" />
    <meta property="og:description" content="A page on which an audit finds nothing, so that each of its checks can be shown." />
    <link rel="icon" href="/icon.png" />
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

/** The budgets of the product, except for fonts: the one below is not a subset. */
const budgets = { ...productBudgets, fonts: 60 * 1024 };

/** Serves a page and its files; tests change them. */
class FakeSite {
  html = soundHtml;
  css = soundCss;
  script = '';
  pages: Record<string, string> = {};
  headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': `${policy}; frame-ancestors 'none'`,
    'permissions-policy': 'camera=()',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-cache',
  };
  fileHeaders: Record<string, string> = { 'cache-control': 'public, max-age=31536000, immutable' };
  isCompressed = true;
  readonly #server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = (type: string, body: string | Buffer, headers: Record<string, string>) => {
      const packs = this.isCompressed && /text|javascript/.test(type);
      response.writeHead(200, {
        'content-type': type,
        ...headers,
        ...(packs && { 'content-encoding': 'gzip' }),
      });
      response.end(packs ? gzipSync(body) : body);
    };
    const html = path === '/' ? this.html : this.pages[path];
    if (html) send('text/html; charset=utf-8', html, this.headers);
    else if (path.endsWith('.css')) send('text/css', this.css, this.fileHeaders);
    else if (path.endsWith('.js')) send('text/javascript', this.script, this.fileHeaders);
    else if (path.endsWith('.woff2')) send('font/woff2', font, this.fileHeaders);
    else if (/icon|picture/.test(path)) send('image/png', picture, {});
    else if (path.endsWith('.webmanifest')) {
      send('application/manifest+json', '{ "icons": [{ "src": "/icon.png" }] }', {});
    } else response.writeHead(404).end();
  });

  /** @returns its origin */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Inserts HTML after the heading. */
  add(html: string): void {
    this.html = this.html.replace('</main>', `${html}</main>`);
  }
}

const font = readFileSync(
  join(
    root,
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
);
/** A picture of 192 by 192 pixels and about 6 KB. */
const picture = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192"><circle cx="96" cy="96" r="66" stroke-width="16" stroke="#22308a"/><circle cx="96" cy="96" r="37" stroke-width="14" stroke="#f06a2e"/></svg>',
  ),
)
  .png()
  .toBuffer();

const test = base.extend<{ site: FakeSite; issuesIn: (view: string) => Promise<string[]> }>({
  site: async ({}, use) => {
    const site = new FakeSite();
    await use(site);
    site.stop();
  },
  /** Audits the page of the fake site in a view of this name. */
  issuesIn: async ({ site, browser }, use) => {
    const origin = await site.start();
    await use(async (view) => {
      const { options, audit } = views[view] ?? { options: {}, audit: async () => [] };
      const context = await browser.newContext({ ...options, baseURL: origin });
      const page = { address: '/', isPublic: true, status: 200 };
      const audited = { ...page, language: 'en-GB', budgets };
      try {
        return await audit(await context.newPage(), audited);
      } finally {
        await context.close();
      }
    });
  },
});

/** Expects an issue with each of these texts. */
function expectEach(issues: readonly string[], texts: readonly string[]): void {
  const missing = texts.filter((text) => !issues.some((issue) => issue.includes(text)));
  expect(missing, `missing among:\n${issues.join('\n')}`).toEqual([]);
}

const repeated = (text: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${text} ${Math.sin(index)}`).join(' ');

test('the page audit finds nothing on a sound page', async ({ issuesIn }) => {
  for (const view of Object.keys(views)) expect(await issuesIn(view), view).toEqual([]);
});

test('the page audit notices wrong parts of a page', async ({ site, issuesIn }) => {
  const parts: [html: string, issue: string][] = [
    ['<h1>Again</h1>', '2 instead of one: <h1>'],
    ['<h4>Too deep</h4>', 'a heading skips a level: <h4> "Too deep"'],
    ['<h2></h2>', 'an empty heading of level 2'],
    ['<p id="twin"></p><p id="twin"></p>', 'the id twin twice'],
    ['<p style="color: red">Red</p>', 'a style or script in an attribute'],
    ['<p>Dear {name}</p>', 'a placeholder: {name}'],
    ['<p>TODO</p>', 'a placeholder: TODO'],
    ['<p>Lorem ipsum</p>', 'a placeholder: Lorem ipsum'],
    ['<p>[your email]</p>', 'a placeholder: [your email]'],
    ['<p><a>Nowhere</a></p>', 'a link to nowhere: <a> "Nowhere"'],
    ['<p><a href="#">Top</a></p>', 'a link to nowhere: <a> "Top"'],
    [
      '<p><a href="http://example.com/">Plain</a></p>',
      'a link of a wrong form, http://example.com/',
    ],
    ['<p><a href="tel:none">Call</a></p>', 'a link of a wrong form, tel:none'],
    ['<img src="/lost.png" alt="Lost">', 'a picture does not load'],
    ['<img src="/picture" alt="IMG_1.jpg">', 'as alternative text: IMG_1.jpg'],
    ['<img src="/picture">', 'image-alt: img'],
    ['<img class="flat" src="/picture" alt="">', 'a picture of 0 by 64 pixels: /picture'],
    ['<div class="wide">Wide</div>', 'the page scrolls sideways by'],
    ['', 'is beyond the edge: <div> "Wide"'],
    ['<p class="cut">Cut</p>', 'is cut off: <p> "Cut"'],
    ['<button class="tiny" aria-label="Tiny"></button>', 'smaller than 24 pixels: <button> "Tiny"'],
    [
      '<img src="https://127.0.0.2/picture" alt="Elsewhere">',
      'a request to another host: https://127.0.0.2/picture',
    ],
    ['', 'an error in the console: '],
    ['', '/lost.png is answered with 404'],
  ];
  site.add(parts.map(([html]) => html).join('\n'));
  site.css += `
    .flat { width: 0; height: 64px; rotate: 9deg } .wide { width: 200vw } .cut { height: 4px; overflow: hidden } .tiny { width: 9px; height: 9px; padding: 0 }`;
  expectEach(
    await issuesIn('on a desk'),
    parts.map(([, issue]) => issue),
  );
});

test('the page audit reads the light page on a phone and the dark one on a desk', async ({
  site,
  issuesIn,
}) => {
  site.add('<p class="day">Day</p><p class="night">Night</p>');
  site.css += `@media (prefers-color-scheme: light) { .day { color: #ddd } }
    @media (prefers-color-scheme: dark) { .night { color: #ddd } }`;
  const contrastIn = async (view: string) =>
    (await issuesIn(view)).map((issue) => /^.*color-contrast: \S+/.exec(issue)?.[0]);
  expect(await contrastIn('on a phone')).toEqual(['color-contrast: .day']);
  expect(await contrastIn('on a desk')).toEqual(['dark: color-contrast: .night']);
});

test('the page audit notices a wrong frame around a page', async ({ site, issuesIn }) => {
  const changes: [from: string | RegExp, to: string, issue: string][] = [
    ['lang="en-GB"', 'lang="de"', 'lang is "de", not "en-GB"'],
    [/<title>.*<\/title>/, '<title></title>', 'no title'],
    ['name="description" content="', 'name="description" content="" data-was="', 'no description'],
    ['property="og:title" content="', 'property="og:title" content="Not ', 'og:title is not'],
    [
      'property="og:description" content="',
      'property="og:description" content="Not ',
      'og:description is not',
    ],
    [
      '<head>',
      '<head><meta name="robots" content="noindex" />',
      'search engines are asked to leave it out',
    ],
    [
      '</head>',
      '<link rel="canonical" href="https://example.com/other" /></head>',
      'the canonical address',
    ],
    [/<header>.*<\/header>/, '', '0 instead of one: <header>'],
    ['<footer>', '<footer></footer><footer>', '2 instead of one: <footer>'],
    ['<body>', '<body>', 'no navigation in the header'],
    [/<a class="skip".*<\/a>/, '', 'no skip link'],
    [/<main(.*?)>/, '<div>', '0 instead of one: <main>'],
    [
      "default-src 'none'",
      "default-src 'unsafe-inline'",
      'the content security policy is not strict',
    ],
  ];
  for (const [from, to] of changes) site.html = site.html.replace(from, to);
  site.headers = { 'set-cookie': 'seen=1' };
  const headers = [
    ...[
      'x-content-type-options',
      'referrer-policy',
      'content-security-policy',
      'permissions-policy',
    ],
    ...['cross-origin-resource-policy', 'cross-origin-opener-policy', 'cache-control'],
  ].map((name) => `the header ${name}: is missing`);
  const expected = [...changes.map(([, , issue]) => issue), ...headers, 'a cookie: seen'];
  expectEach(await issuesIn('on a desk'), expected);
});

for (const [change, html, css, issue] of [
  ['is always seen', '', '.skip { top: 0 }', 'the skip link is seen without the focus'],
  ['is never seen', '', '.skip:focus { top: -100px }', 'the skip link with the focus is not seen'],
  [
    'is not the first stop',
    '<button class="block">First</button>',
    '',
    'is not the first stop of the keyboard',
  ],
  ['leads elsewhere', '', 'main { display: none }', 'the skip link does not lead to the main part'],
] as const) {
  test(`the page audit notices a skip link that ${change}`, async ({ site, issuesIn }) => {
    site.html = site.html.replace('<body>', `<body>${html}`);
    site.css += css;
    expectEach(await issuesIn('on a desk'), [issue]);
  });
}

test('the page audit notices what weighs too much', async ({ site, issuesIn }) => {
  site.add(`<!-- ${repeated('word', 6000)} --><p>Words</p>`);
  site.add(
    Array.from({ length: 20 }, (_, index) => `<img src="/picture?${index}" alt="A picture">`).join(
      '',
    ),
  );
  site.script = `// ${repeated('word', 500)}`;
  site.css += [1, 2, 3]
    .map(
      (index) => `
    @font-face { font-family: Own${index}; src: url(/_astro/own${index}.woff2); font-display: swap }
    p::${index === 1 ? 'before' : 'after'} { content: 'x'; font-family: Own${index} }`,
    )
    .join('');
  site.fileHeaders = {};
  expectEach(await issuesIn('on a phone'), [
    'bytes of HTML and styles, 28672 allowed',
    'bytes of script, 3072 allowed',
    'bytes of first view, 153600 allowed',
    'requests for the first view, 12 allowed',
    'bytes of fonts, 61440 allowed',
    '/_astro/style.css is not cached for a year',
  ]);
});

test('the page audit notices a page that is too heavy in all, and files that are not compressed', async ({
  site,
  issuesIn,
}) => {
  site.isCompressed = false;
  site.add(
    Array.from(
      { length: 200 },
      (_, index) =>
        `<img loading="lazy" src="/picture?${index}" alt="A picture" width="192" height="192">`,
    ).join(''),
  );
  expectEach(await issuesIn('on a desk'), [
    'bytes of whole page, 716800 allowed',
    '/_astro/style.css is not compressed',
  ]);
});

test('the page audit notices what moves while it loads, when fonts arrive and while it is scrolled', async ({
  site,
  issuesIn,
}) => {
  site.add(
    '<p class="block">What is being read</p><div class="tall"></div><p>What is read last</p>',
  );
  site.css = `${site.css.replace('swap', 'swap; size-adjust: 300%')} .tall { height: 3000px; background: #eee }`;
  site.script = `
    const grow = (place) => document.querySelector(place).before(Object.assign(document.createElement('p'), { textContent: 'New' }));
    requestAnimationFrame(() => setTimeout(() => grow('h1')));
    const atFoot = () => {
      if (scrollY < 2000) return;
      removeEventListener('scroll', atFoot);
      setTimeout(() => grow('p:last-child'));
    };
    addEventListener('scroll', atFoot);`;
  expectEach(await issuesIn('on a desk'), [
    'while it loads:',
    'when its fonts arrive:',
    'while it is scrolled:',
  ]);
});

test('the page audit notices what is wrong in a small window, in other colours and on paper', async ({
  site,
  issuesIn,
}) => {
  const parts: [html: string, css: string, issue: string][] = [
    [
      '<p class="still">Moving</p>',
      '.still { animation: move 9s infinite } @keyframes move { to { opacity: 0.9 } }',
      'moves under reduced motion: <p> "Moving"',
    ],
    [
      '<button class="block icon"><b>Go</b></button>',
      '@media (forced-colors: active) { .icon b { display: none } }',
      'forced colours: button-name: .icon',
    ],
    [
      '<p class="paper">Ink</p>',
      '@media print { .paper { color: #ddd } }',
      'print: color-contrast: .paper',
    ],
    [
      '<p class="ground">Ink</p>',
      '@media print { .ground { background: #123; color: #000 } }',
      'print: with backgrounds: color-contrast: .ground',
    ],
    [
      '',
      '@media print { nav { display: block !important } footer { display: none } }',
      'print: is printed: <nav> "Main"',
    ],
    ['', '', 'print: the footer is not printed'],
    [
      '<div class="low">Low</div>',
      '@media (max-height: 300px) { .low { width: 500px } }',
      'zoomed to 400 %: is beyond the edge: <div> "Low"',
    ],
    [
      '<p class="tight">Words that just fit into this line</p>',
      '.tight { width: 230px; white-space: nowrap; overflow: hidden; font-size: 12px }',
      'spaced text: is cut off: <p> "Words that just fit',
    ],
    [
      '<p class="whole">Short</p>',
      '.whole { overflow-wrap: normal }',
      'a long word makes the page scroll sideways',
    ],
    [
      '<button class="tiny" aria-label="Tiny"></button>',
      '.tiny { width: 9px; height: 9px; padding: 0 }',
      'smaller than 24 pixels: <button> "Tiny"',
    ],
  ];
  for (const [html, css] of parts) {
    site.add(html);
    site.css += css;
  }
  expectEach(
    await issuesIn('in a small window without motion'),
    parts.map(([, , issue]) => issue),
  );
});

test('the page audit notices what is not there without script', async ({ site, issuesIn }) => {
  site.add('<button type="button">Open</button><img src="/lost.png" alt="Lost">');
  expectEach(await issuesIn('without script'), [
    'needs a script: <button> "Open"',
    'a picture does not load',
  ]);
});

test('the page audit fails fast where a page lacks an element', async ({ site, issuesIn }) => {
  // A missing element should fail fast, instead of being waited for.
  site.html = '<!doctype html><title>Bare</title><p>Bare</p>';
  for (const view of Object.keys(views)) {
    expectEach(await issuesIn(view), ['the content security policy is not strict']);
  }
});

test('the page audit notices another status', async ({ site, issuesIn }) => {
  site.html = '';
  expectEach(await issuesIn('without script'), ['is answered with 404, not 200']);
});

test('the site audit notices addresses that lead nowhere, wrong icons and equal titles', async ({
  site,
  request,
}) => {
  const origin = await site.start();
  expect(await siteIssues(request, origin, ['/'])).toEqual([]);
  site.pages['/other'] = soundHtml
    .replace('/manifest', '/no-manifest')
    .replace('/icon.png', '/script.js')
    .replace(
      '</main>',
      '<a href="/lost">Lost</a><a href="/#lost">Place</a><img srcset="/picture 1x, /lost.png 2x"></main>',
    );
  site.pages['/third'] = soundHtml.replace('rel="manifest"', 'rel="none"');
  expectEach(await siteIssues(request, origin, ['/', '/other', '/third']), [
    '/other: /lost is answered with 404',
    '/other: /#lost is no place on that page',
    '/other: /lost.png is answered with 404',
    '/other: the icon /script.js is text/javascript',
    '/third: no manifest',
    'have the same title or description: A sound page',
  ]);
});
