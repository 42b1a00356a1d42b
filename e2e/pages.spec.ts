import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { content, notFoundErrors, publicPages } from '../harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

const headings: Record<string, string> = {
  '/': content.hero.mainHeading.replaceAll('\n', ' '),
  '/contact': 'Contact Us',
  '/terms-and-conditions': 'Terms and Conditions',
  '/privacy-policy': 'Privacy Policy',
};

test.describe('at its address', () => {
  test('every page has its heading, and the agency in its title', async ({ page }) => {
    for (const address of publicPages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[address] ?? '');
      await expect(page).toHaveTitle(new RegExp(content.site.brand));
    }
  });

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
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText(content.notFound.heading);
      await expect(page.locator('body')).not.toContainText('Unexpected Application Error');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('every link of the not-found page leads somewhere', async ({ page }) => {
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

test('the home page tells search engines who the agency is and what it does', async ({ page }) => {
  await page.goto('/');
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  const [organization, ...services] = data['@graph'];
  expect(services.map(({ name }: { name: string }) => name)).toEqual(
    content.services.items.map(({ title }) => title),
  );
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: content.site.brand,
    legalName: content.site.legalName,
  });
  expect(organization.sameAs).not.toContain('');
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
    ['team', 'Meet The Team'],
    ['testimonials', 'What Our Clients Say'],
    ['get-in-touch', 'Get in Touch'],
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

test('lines of a legal page have 70 characters at most, in windows of every width', async ({
  page,
}) => {
  for (const width of [390, 600, 820, 960, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/privacy-policy');
    const averages = await page.locator('main section p').evaluateAll((all) =>
      all.flatMap((each) => {
        const lines = each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight);
        return lines > 3 ? Math.round((each.textContent?.length ?? 0) / lines) : [];
      }),
    );
    expect(averages.length).toBeGreaterThan(3);
    expect(Math.max(...averages), `${width} px`).toBeLessThanOrEqual(70);
  }
});

test('the contact page says what happens next and gives the contact details', async ({ page }) => {
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
  test('a page that has not changed is not sent again', async ({ request }) => {
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

  test('security.txt says where to report a vulnerability, for at most a year', async ({
    request,
  }) => {
    const answer = await request.get('/.well-known/security.txt');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`Contact: mailto:${content.site.contactEmail}\n`);
    const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(366 * 24 * 60 * 60 * 1000);
  });

  test('llms.txt names the agency, its services and its pages', async ({ request }) => {
    const answer = await request.get('/llms.txt');
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain(`# ${content.site.brand}\n\n> ${content.site.description}\n`);
    for (const { title } of content.services.items)
      expect(text).toContain(`[${title}](/#services)`);
    for (const address of publicPages) expect(text).toContain(`](${address}): `);
  });

  test('pages name three icons, the manifest names the agency and two', async ({ request }) => {
    const home = await (await request.get('/')).text();
    expect(home.match(/<link[^>]+rel="[^"]*icon/g)).toHaveLength(3);
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest.name).toBe(content.site.brand);
    expect(manifest.icons).toHaveLength(2);
  });
});
