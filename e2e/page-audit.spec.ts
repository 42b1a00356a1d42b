import type { APIRequestContext, Page } from '@playwright/test';
import { content } from '../packages/harness/site-pages.ts';
import { productBudgets as budgets } from './support/audit/budgets.ts';
import { views } from './support/audit/page-audit.ts';
import { siteIssues } from './support/audit/site-audit.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

// The audit finds nothing on the sample (audit.spec.ts). Here the pages have planted faults, which it must find.

/** A fault of each group of checks: the change of the page, the view that finds the fault, and its issue. */
const faults: { html?: string; css?: string; view: string; issue: string }[] = [
  { html: '<h1>Again</h1>', view: 'on a desk', issue: '2 instead of one: <h1>' },
  {
    html: '<img src="/lost.png" alt="Lost">',
    view: 'on a desk',
    issue: '/lost.png is answered with 404',
  },
  { view: 'on a desk', issue: 'the header cross-origin-opener-policy: is missing' },
  {
    css: 'a[href="#main"] { clip-path: none; inset: 0; opacity: 1; translate: none; transform: none }',
    view: 'on a desk',
    issue: 'the skip link is seen without the focus',
  },
  {
    html: '<p class="night">Night</p>',
    css: '@media (prefers-color-scheme: dark) { .night { color: #222 } }',
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
    html: '<p><span class="narrow">Quotation</span></p>',
    css: '.narrow { display: block; inline-size: 90px; overflow-wrap: anywhere; font-size: 1rem }',
    view: 'in a small window without motion',
    issue: 'is broken without a hyphen: Quotation in <span> "Quotation"',
  },
  {
    css: '@media print { nav { display: block !important } }',
    view: 'in a small window without motion',
    issue: 'print: is printed: <nav> "Footer"',
  },
  {
    html: '<button type="button" class="block">Open</button>',
    view: 'without script',
    issue: 'needs a script: <button> "Open"',
  },
];

const inPage = faults.map(({ html = '' }) => html).join('\n');
const styles = faults.map(({ css = '' }) => css).join('\n');
/** Moves the page down after its first paint. */
const script = `requestAnimationFrame(() => setTimeout(() =>
  document.querySelector('h1').before(Object.assign(document.createElement('p'), { textContent: 'New' }))));`;

/** Adds the faults to the contact page. */
async function spoil(page: Page): Promise<void> {
  for (const [url, change] of [
    ['/contact', (text: string) => text.replace('</main>', `${inPage}</main>`)],
    [/\/styles\.[^/]*\.css$/, (text: string) => text + styles],
    [/\/scripts\.[^/]*\.js$/, (text: string) => `${text};\n${script}`],
  ] as const) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: change(await response.text()) });
    });
  }
}

test.use({ expectedErrors: [/./] });

for (const [view, { options, audit }] of Object.entries(views)) {
  test.describe(view, () => {
    test.use(options);

    test('the audit finds each fault of a page', async ({ page }) => {
      await spoil(page);
      const { language } = content.site;
      const audited = { address: '/contact', isPublic: true, status: 200, language, budgets };
      const found = await audit(page, audited);
      const expected = faults.filter((fault) => fault.view === view);
      const missed = expected.filter(({ issue }) => !found.some((each) => each.includes(issue)));
      expect(missed, found.join('\n')).toEqual([]);
    });
  });
}

test('the audit finds addresses that lead nowhere, and pages of one title', async ({
  request,
  gateway,
}) => {
  const html = await (await request.get('/privacy-policy')).text();
  const faulty = html.replace('</main>', '<a href="/lost">Lost</a></main>');
  const made: Record<string, string> = {
    '/other': faulty,
    // A title may be a name, which is the same in every language.
    '/fr/privacy-policy': html.replace(/ lang="[^"]*"/, ' lang="fr"'),
  };
  const get: APIRequestContext['get'] = async (url, options) => {
    const text = made[new URL(url).pathname];
    const answer = await request.get(text === undefined ? url : '/privacy-policy', options);
    return text === undefined ? answer : Object.assign(answer, { text: async () => text });
  };
  const pages = ['/', '/privacy-policy', '/fr/privacy-policy', '/other'];
  expect(await siteIssues({ get }, gateway.url, pages)).toEqual([
    '/other: /lost is answered with 404',
    expect.stringContaining('have the same title or description: Privacy Policy'),
    expect.stringContaining('have the same title or description: '),
  ]);
});
