import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, siteTest as test } from './support/fixtures.ts';
import { scrollThrough } from './support/scrolling.ts';
import { content, everyPage, notFoundErrors, publicPages } from './support/site-pages.ts';

const headings: Record<string, string> = {
  '/': content.hero.mainHeading.replaceAll('\n', ' '),
  '/contact': 'Contact Us',
  '/terms-and-conditions': 'Terms and Conditions',
  '/privacy-policy': 'Privacy Policy',
};

/** Opens an address and gives back the answer to it. */
async function open(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  if (!response) throw new Error(`There was no answer to ${address}.`);
  return response;
}

test.describe('at its address', () => {
  for (const address of publicPages) {
    test(`${address} is answered with 200 without a redirect and has its one heading`, async ({
      page,
      baseURL,
    }) => {
      const response = await open(page, address);
      expect(response.status()).toBe(200);
      expect(response.request().redirectedFrom()).toBeNull();
      expect(page.url()).toBe(`${baseURL}${address}`);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[address] ?? '');
    });
  }

  for (const address of publicPages.filter((each) => each !== '/')) {
    test(`${address}/ leads to ${address} and keeps the query`, async ({ request, baseURL }) => {
      const answer = await request.get(`${address}/?from=letter`, { maxRedirects: 0 });
      expect([301, 308]).toContain(answer.status());
      expect(new URL(answer.headers()['location'] ?? '', baseURL).href).toBe(
        `${baseURL}${address}?from=letter`,
      );
    });
  }
});

test.describe('at an address that does not exist', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const address of [
    '/no-such-page',
    '/contact/no-such-page',
    '/projects/1',
    '/_astro/no-such-file.js',
  ]) {
    test(`${address} is answered with 404 and a page of the site`, async ({ page }) => {
      const response = await open(page, address);
      expect(response.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(content.notFound.heading);
      await expect(page.locator('body')).not.toContainText('Unexpected Application Error');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('every way on that the page offers leads somewhere', async ({ page }) => {
    for (const { text, href } of content.notFound.links) {
      await page.goto('/no-such-page');
      const link = page.getByRole('main').getByRole('link', { name: text, exact: true });
      await link.click();
      await expect(page.locator('h1')).not.toHaveText(content.notFound.heading);
      if (href.startsWith('#')) await expect(page.locator(href)).toBeInViewport();
      else expect(new URL(page.url()).pathname).toBe(href);
    }
  });
});

test.describe('the head', () => {
  test('names every page differently and describes it', async ({ page }) => {
    const titles = new Set<string>();
    for (const address of publicPages) {
      await page.goto(address);
      titles.add(await page.title());
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length, `description of ${address}`).toBeGreaterThan(50);
      expect(description?.length, `description of ${address}`).toBeLessThanOrEqual(170);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        await page.title(),
      );
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute(
        'content',
        description ?? '',
      );
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    }
    expect(titles.size).toBe(publicPages.length);
    for (const title of titles) expect(title).toContain(content.site.brand);
  });

  test('of a home page tells search engines who the agency is', async ({ page }) => {
    await page.goto('/');
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data).toMatchObject({
      '@type': 'Organization',
      name: content.site.brand,
      legalName: content.site.legalName,
    });
    expect(data.sameAs).not.toContain('');
  });
});

test.describe('the head of a page without an address of its own', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const address of ['/no-such-page', '/message-sent', '/message-not-sent']) {
    test(`${address} asks search engines to leave it out`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });
  }
});

test.describe('the frame', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const address of everyPage) {
    test(`of ${address} has language, landmarks, one h1 and a skip link`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', content.site.language);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(landmark)).toHaveCount(1);
      }
      await expect(
        page.getByRole('banner').getByRole('navigation', { name: 'Main' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

      const skipLink = page.getByRole('link', { name: content.navigation.skipLink });
      await expect(skipLink).not.toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  }

  test('never skips a level of heading', async ({ page }) => {
    for (const address of everyPage) {
      await page.goto(address);
      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels[0], address).toBe(1);
      levels.reduce((before, level) => {
        expect(level - before, `a heading of ${address} after level ${before}`).toBeLessThan(2);
        return level;
      });
    }
  });
});

test('the home page shows its parts in the order of the specification', async ({ page }) => {
  await page.goto('/');
  const parts = await page
    .locator('main > section')
    .evaluateAll((all) =>
      all.map((part) => [part.id, part.querySelector('h1, h2')?.textContent?.trim()]),
    );
  expect(parts).toEqual([
    ['', headings['/']],
    ['services', 'What We Do'],
    ['process', 'Our Process'],
    ['projects', 'Crafted to Impress'],
    ['', 'Meet The Team'],
    ['', 'What Our Clients Say'],
    ['', 'Get in Touch'],
  ]);
  const order = await page
    .locator('header, main, footer')
    .evaluateAll((all) =>
      all.filter((part) => part.parentElement === document.body).map((part) => part.tagName),
    );
  expect(order).toEqual(['HEADER', 'MAIN', 'FOOTER']);
});

test('every section of the home page is described by a sentence', async ({ page }) => {
  await page.goto('/');
  for (const { section } of [
    content.services,
    content.process,
    content.projects,
    content.team,
    content.testimonials,
  ]) {
    const region = page.getByRole('region', { name: section.sectionTitle, exact: true });
    await expect(region.getByText(section.sectionDescription, { exact: true })).toBeVisible();
  }
});

test('the legal pages have their sections in the given order and are under Nigerian law', async ({
  page,
}) => {
  const subjects = {
    '/terms-and-conditions': [
      /general/i,
      /billing|payment/i,
      /client/i,
      /liability/i,
      /termination/i,
      /intellectual property/i,
      /governing law/i,
    ],
    '/privacy-policy': [
      /collect/i,
      /use/i,
      /protect/i,
      /shar/i,
      /cookies/i,
      /rights/i,
      /governing law/i,
      /updates|changes/i,
    ],
  };
  for (const [address, expected] of Object.entries(subjects)) {
    await page.goto(address);
    const sections = page.locator('main section > h2');
    await expect(sections).toHaveCount(expected.length);
    for (const [index, subject] of expected.entries()) {
      await expect(sections.nth(index)).toHaveText(subject);
    }
    await expect(page.getByRole('region', { name: /governing law/i })).toContainText('Nigeria');
    const contents = page.getByRole('navigation', { name: content.labels.onThisPage });
    await expect(contents.getByRole('link')).toHaveText(await sections.allTextContents());
    await expect(page.locator('main')).not.toContainText(/\{\w+\}|TODO|\[.*e-?mail.*\]/i);
  }
});

test('the contact page says what happens next and gives the other ways', async ({ page }) => {
  await page.goto('/contact');
  const { whatHappensNext, directWays, subtitle } = content.contact;
  const main = page.getByRole('main');
  await expect(main.getByText(subtitle, { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { name: whatHappensNext.title })).toBeVisible();
  await expect(main.locator('ol > li')).toHaveText(whatHappensNext.steps);
  await expect(main.getByRole('heading', { name: directWays.title })).toBeVisible();
  const { contactEmail, contactPhone, location } = content.site;
  await expect(main.getByRole('link', { name: contactEmail })).toHaveAttribute(
    'href',
    `mailto:${contactEmail}`,
  );
  await expect(main.getByRole('link', { name: contactPhone })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  await expect(main.getByText(`${location.city}, ${location.country}`)).toBeVisible();
});

test('the page of an unsent message, opened by itself, names one reason and no message', async ({
  page,
}) => {
  await page.goto('/message-not-sent');
  const { sentences } = content.contact.failure;
  const main = page.getByRole('main');
  const shown: string[] = [];
  for (const sentence of new Set(Object.values(sentences))) {
    const places = main.getByText(sentence, { exact: true }).filter({ visible: true });
    shown.push(...(await places.allTextContents()));
  }
  expect(shown).toEqual([sentences.unavailable]);
  await expect(main.getByText(content.contact.form.fields.from_email.label)).toBeHidden();
  await expect(
    main.getByRole('link', { name: content.contact.noScript.notSent.back }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: content.site.contactEmail })).toBeVisible();
  await expect(main.getByRole('link', { name: content.site.contactPhone })).toBeVisible();
});

test('the privacy policy gives the address to write to', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(
    page.getByRole('main').getByRole('link', { name: content.site.contactEmail }).first(),
  ).toHaveAttribute('href', `mailto:${content.site.contactEmail}`);
});

test.describe('the answers', () => {
  for (const address of everyPage) {
    test(`${address} comes with the security headers`, async ({ request }) => {
      const headers = (await request.get(address)).headers();
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'.*; ?base-uri 'none'.*'sha256-.*; frame-ancestors 'none'$/,
        ),
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['set-cookie']).toBeUndefined();
    });
  }

  test('a file with a hash in its name is kept for a year, a page is asked for again', async ({
    request,
    page,
  }) => {
    const files: Response[] = [];
    page.on('response', (response) => files.push(response));
    await page.goto('/', { waitUntil: 'networkidle' });
    const hashed = files.filter((file) => new URL(file.url()).pathname.startsWith('/_astro/'));
    expect(hashed.length).toBeGreaterThan(3);
    for (const file of hashed) {
      expect(file.headers()['cache-control'], file.url()).toBe(
        'public, max-age=31536000, immutable',
      );
    }
    const first = await request.get('/contact');
    const etag = first.headers()['etag'] ?? '';
    expect(etag).not.toBe('');
    const again = await request.get('/contact', { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  });

  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    test(`a page is sent compressed to a browser that takes ${encoding}`, async ({ baseURL }) => {
      const answer = await new Promise<{ headers: NodeJS.Dict<unknown>; body: Buffer }>(
        (resolve, reject) =>
          get(`${baseURL}/`, { headers: { 'accept-encoding': encoding } }, (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk) => chunks.push(chunk));
            incoming.on('end', () =>
              resolve({ headers: incoming.headers, body: Buffer.concat(chunks) }),
            );
          }).once('error', reject),
      );
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(String(answer.headers['vary'])).toContain('ncoding');
      expect(unpack(answer.body).toString()).toContain('<h1');
    });
  }

  test('robots.txt lets search engines in', async ({ request }) => {
    const answer = await request.get('/robots.txt');
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text()).toMatch(/^User-agent: \*\nAllow: \/\n/);
  });

  test('every icon that a page or the manifest names exists', async ({ page, request }) => {
    const named = new Set(['/favicon.ico']);
    for (const address of publicPages) {
      await page.goto(address);
      const found = await page
        .locator('link[rel*="icon"]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      for (const each of found) named.add(each);
    }
    const link = page.locator('link[rel="manifest"]');
    const manifest = await request.get((await link.getAttribute('href')) ?? '');
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    const { name, icons }: { name: string; icons: { src: string }[] } = await manifest.json();
    expect(name).toBe(content.site.brand);
    for (const { src } of icons) named.add(src);
    expect(named.size).toBe(5);
    for (const address of named) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['content-type'], address).toMatch(/^image\//);
    }
  });
});

test.describe('the content security policy', () => {
  test.use({ expectedErrors: notFoundErrors });

  for (const address of everyPage) {
    test(`of ${address} allows hashes only, and nothing is blocked or fetched elsewhere`, async ({
      page,
      baseURL,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`blocked: ${event.effectiveDirective} ${event.blockedURI}`),
        );
      });
      await page.goto(address);
      const policy = await page
        .locator('meta[http-equiv="content-security-policy" i]')
        .getAttribute('content');
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).not.toMatch(/unsafe-|\*|https?:/);
      for (const directive of ['script-src', 'style-src']) {
        expect(policy, directive).toMatch(new RegExp(`${directive} [^;]*'sha256-`));
        expect(policy, directive).not.toMatch(new RegExp(`${directive} [^;]*data:`));
      }
      await scrollThrough(page);
      const elsewhere = requests.filter(
        (url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'),
      );
      expect(elsewhere).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(await page.locator('[style], [onclick], [onload]').count()).toBe(0);
    });
  }
});

test.describe('the links', () => {
  test.use({ expectedErrors: notFoundErrors });

  test('of all pages lead to pages and places that exist', async ({ page, request, baseURL }) => {
    /** The ids of each page that a link leads to. */
    const idsOf = new Map<string, string[]>();
    const broken: string[] = [];
    let count = 0;
    for (const address of everyPage) {
      await page.goto(address);
      const links = await page
        .locator('a, area, form')
        .evaluateAll((all) =>
          all
            .filter((each) => each.matches('[href]'))
            .map((each) => ({ text: each.textContent, url: (each as HTMLAnchorElement).href })),
        );
      for (const { text, url } of links) {
        if (!url.startsWith(`${baseURL}/`)) {
          if (!/^(https:\/\/|mailto:\S+@|tel:\+?\d)/.test(url))
            broken.push(`${address}: ${text} → ${url}`);
          continue;
        }
        count += 1;
        const { pathname, hash } = new URL(url);
        if (address === '/no-such-page' && pathname === address) {
          expect(hash).toBe('#main');
          continue;
        }
        let ids = idsOf.get(pathname);
        if (!ids) {
          const answer = await request.get(pathname, { maxRedirects: 0 });
          if (answer.status() !== 200) broken.push(`${address}: ${text} → ${url}`);
          ids = [...(await answer.text()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
          idsOf.set(pathname, ids);
        }
        if (hash && !ids.includes(decodeURIComponent(hash.slice(1)))) {
          broken.push(`${address}: ${text} → ${url} (no such place)`);
        }
      }
    }
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(everyPage.length * 8);
  });

  test('and the ids of a page are unique', async ({ page }) => {
    for (const address of everyPage) {
      await page.goto(address);
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids.length, address).toBe(new Set(ids).size);
    }
  });
});
