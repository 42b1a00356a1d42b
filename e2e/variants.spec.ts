import type { Locator, Page } from '@playwright/test';
import { siteIssues } from './support/audit/site-audit.ts';
import { expect, Gateway, siteTest } from './support/fixtures.ts';
import { scrollThrough, scrollToPlace } from './support/scrolling.ts';
import { content, notFoundErrors } from './support/site-pages.ts';
import { VariantSite } from './support/variant-site.ts';

const base = '/agency/';
const origin = 'https://agency.example';
const tiktok = 'https://example.com/harmattan-on-tiktok';

interface Variants {
  /** Another owner's site: below a path, more of everything that can be switched on. */
  full: Gateway;
  /** The least that a site can show. */
  bare: Gateway;
  /** Pages, addresses and sections of its own. */
  german: Gateway;
}

async function serve(site: VariantSite, env: Record<string, string> = {}): Promise<Gateway> {
  const gateway = new Gateway({ SITE_DIR: site.siteDir, ...env });
  await gateway.start();
  return gateway;
}

const test = siteTest.extend<object, Variants>({
  full: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const site = new VariantSite();
      site.edit('process/section.yaml', /^show:.*$/m, 'show: both');
      site.edit('testimonials/section.yaml', /^show:.*$/m, 'show: both');
      site.edit('team/section.yaml', /^autoplay:.*$/m, 'autoplay: true');
      site.edit('site/site.yaml', /^contactEmail:.*$/m, 'contactEmail: ""');
      site.edit('site/site.yaml', /(id: tiktok[\s\S]*?href:).*/, `$1 ${tiktok}`);
      site.keepFirst('projects', 3);
      for (const number of [6, 7, 8, 9]) {
        site.add(
          `logos/client-${number}.yaml`,
          `src: ./kadara.svg\nalt: Client number ${number}\n`,
        );
      }
      await site.build({ BASE_PATH: base, SITE_URL: origin });
      const gateway = await serve(site, { BASE_PATH: base });
      await use(gateway);
      await gateway.remove();
      site.delete();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  bare: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const site = new VariantSite();
      site.edit('process/section.yaml', /^show:.*$/m, 'show: features');
      site.edit('testimonials/section.yaml', /^show:.*$/m, 'show: reviews');
      site.edit('site/site.yaml', /^contactPhone:.*$/m, 'contactPhone: ""');
      for (const list of ['projects', 'logos']) site.keepFirst(list, 1);
      const withPicture = {
        'hero/hero.yaml': 'imageSrc',
        'services/web-development.yaml': 'imageSrc',
        'projects/solace-clinics.yaml': 'image',
        'team/adaeze-okonkwo.yaml': 'photo',
        'testimonials/reviews/bisi-adewale.yaml': 'image',
      };
      for (const [file, field] of Object.entries(withPicture)) {
        site.edit(file, new RegExp(`^${field}:.*$`, 'm'), `${field}: ""`);
      }
      await site.build();
      const gateway = await serve(site);
      await use(gateway);
      await gateway.remove();
      site.delete();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  german: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const site = new VariantSite();
      const links = { '/contact': '/kontakt', '/terms-and-conditions': '/impressum' };
      const linking = ['navigation/navigation', 'footer/footer', 'not-found/not-found'];
      for (const file of [...linking.map((name) => `${name}.yaml`), 'legal/privacy-policy.md']) {
        for (const [from, to] of Object.entries(links)) site.editAll(file, from, to);
      }
      site.remove('legal/terms-and-conditions.md');
      site.add(
        'legal/impressum.md',
        '---\ntitle: Impressum\ndescription: Wer wir sind.\n---\n\n## Angaben\n\n{legalName}, {streetAddress}, {postalCode} {city}. {registration}, {vatId}.\n',
      );
      site.edit('site/site.yaml', /^language:.*$/m, 'language: de-DE');
      site.edit('site/site.yaml', /^copyrightYear:.*\n/m, '');
      site.edit(
        'site/site.yaml',
        /^location:$/m,
        'streetAddress: Hauptstraße 1\nregistration: Amtsgericht Leipzig, HRB 12345\nvatId: DE123456789\nlocation:\n  postalCode: "04109"',
      );
      site.edit('pages/contact.yaml', /^/, 'address: kontakt\n');
      site.edit(
        'pages/home.yaml',
        /^/,
        'sections: [hero, process, team, services, projects, testimonials]\n',
      );
      for (const list of ['testimonials/quotes', 'testimonials/reviews', 'logos']) {
        site.keepFirst(list, 0);
      }
      site.edit('process/steps/project-consultation.yaml', /^images:[\s\S]*/m, '');
      site.edit(
        'process/steps/research-and-planning.yaml',
        /(^ {2}- [\s\S]*?)^ {2}- [\s\S]*/m,
        '$1',
      );
      site.edit('projects/ojamarket.yaml', /^link:.*$/m, 'link: ""');
      site.edit(
        'services/website-maintenance.yaml',
        /^imageSrc:.*$/m,
        'imageSrc: ../hero/product-screen.png',
      );
      site.add(
        'projects/coldline.md',
        '---\ntitle: Eine Karte für Fahrer\ndescription: Wie sie entstand.\n---\n\nZuerst fuhren wir mit.\n\n![Die Karte](./coldline.png)\n\n## Danach\n\n[Unser Prozess](#process)\n',
      );
      await site.build({ SITE_URL: origin });
      const gateway = await serve(site);
      await use(gateway);
      await gateway.remove();
      site.delete();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker builds the variants once; spread over several, each would build its own.
test.describe.configure({ mode: 'default' });

/** Pixels a second and width of one loop of the logo strip, as computed from its animation. */
const speedOf = (strip: Locator) =>
  strip
    .locator('[data-direction] > ul')
    .first()
    .evaluate((list) => {
      const width = Math.round(list.getBoundingClientRect().width);
      const duration = Number(list.getAnimations()[0]?.effect?.getTiming().duration);
      return { width, speed: width / (duration / 1000) };
    });

test.describe('below a base path', () => {
  test.use({ baseURL: async ({ full }, use) => use(`${full.url}${base}`) });

  const addresses = ['', 'contact', 'terms-and-conditions', 'privacy-policy'];

  test('every page is answered, with its slash redirect and its 404 page', async ({
    request,
    full,
  }) => {
    for (const address of addresses) {
      expect((await request.get(`${full.url}${base}${address}`)).status(), address).toBe(200);
    }
    const slash = await request.get(`${full.url}${base}contact/`, { maxRedirects: 0 });
    expect(slash.headers()['location']).toBe(`${base}contact`);
    const missing = await request.get(`${full.url}${base}no-such-page`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain(content.notFound.heading);
    for (const outside of ['/', base.slice(0, -1)]) {
      const answer = await request.get(`${full.url}${outside}`, { maxRedirects: 0 });
      expect(answer.headers()['location']).toBe(base);
    }
  });

  test.describe('with a page that does not exist among them', () => {
    test.use({ expectedErrors: notFoundErrors });

    test('no link, picture, font or script leads out of it or to nothing', async ({
      page,
      request,
      full,
    }) => {
      test.setTimeout(90_000);
      const requested = new Set<string>();
      page.on('request', (each) => requested.add(each.url()));
      const linked = new Set<string>();
      for (const address of [...addresses, 'message-sent', 'message-not-sent', 'no-such-page']) {
        await page.goto(address);
        await scrollThrough(page);
        const found = await page.evaluate(() =>
          [...document.querySelectorAll('[href], [src], [srcset]')].flatMap((element) => {
            const srcset = (element.getAttribute('srcset') ?? '').split(',');
            return [
              element.getAttribute('href'),
              element.getAttribute('src'),
              ...srcset.map((each) => each.trim().split(' ')[0]),
            ].filter((each): each is string => Boolean(each));
          }),
        );
        for (const each of found) linked.add(new URL(each, page.url()).href);
      }
      const own = [...requested, ...linked].filter((url) => url.startsWith(full.url));
      expect(own.filter((url) => !url.startsWith(`${full.url}${base}`))).toEqual([]);
      const ids = new Map<string, string>();
      const broken: string[] = [];
      for (const url of new Set(own)) {
        const { pathname, hash } = new URL(url);
        if (pathname.endsWith('no-such-page')) continue;
        if (!ids.has(pathname)) {
          const answer = await request.get(pathname, { maxRedirects: 0 });
          if (answer.status() !== 200) broken.push(`${url} ${answer.status()}`);
          const isPage = answer.headers()['content-type']?.includes('html');
          ids.set(pathname, isPage ? await answer.text() : '');
        }
        if (hash && !ids.get(pathname)?.includes(` id="${hash.slice(1)}"`)) broken.push(url);
      }
      expect(broken).toEqual([]);
      expect(own.length).toBeGreaterThan(100);
    });
  });

  test('canonical and preview addresses are full ones below it', async ({
    page,
    request,
    full,
  }) => {
    for (const address of addresses) {
      await page.goto(address);
      const canonical = `${origin}${base}${address}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonical);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', canonical);
      const preview = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(preview).toMatch(new RegExp(`^${origin}${base}social/.*\\.png$`));
      const answer = await request.get(`${full.url}${new URL(preview ?? '').pathname}`);
      expect(answer.status()).toBe(200);
    }
    for (const address of ['message-sent', 'message-not-sent']) {
      await page.goto(address);
      await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
    }
  });

  test('search engines find exactly the four pages', async ({ page, request, full }) => {
    const robots = await (await request.get(`${full.url}${base}robots.txt`)).text();
    const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    expect(index).toBe(`${origin}${base}sitemap-index.xml`);
    const read = async (url: string) =>
      [
        ...(await (await request.get(url.replace(origin, full.url))).text()).matchAll(
          /<loc>([^<]+)<\/loc>/g,
        ),
      ].map(([, location]) => location ?? '');
    const maps = await read(index);
    const pages = (await Promise.all(maps.map(read))).flat();
    expect(pages.sort()).toEqual(addresses.map((each) => `${origin}${base}${each}`).sort());
    await page.goto('');
    const data = page.locator('script[type="application/ld+json"]');
    const [organization, webSite] = JSON.parse((await data.textContent()) ?? '')['@graph'];
    expect(webSite).toMatchObject({ '@type': 'WebSite', url: `${origin}${base}` });
    expect(organization.url).toBe(`${origin}${base}`);
    expect(organization.email).toBeUndefined();
    expect(organization.sameAs).toContain(tiktok);
    await page.goto('privacy-policy');
    const way = JSON.parse((await data.textContent()) ?? '').itemListElement;
    expect(way.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}${base}`,
      `${origin}${base}privacy-policy`,
    ]);
  });

  test('programs find the pages by their full addresses, and no security.txt below a path', async ({
    request,
    full,
  }) => {
    const pages = await (await request.get(`${full.url}${base}llms.txt`)).text();
    for (const address of addresses) expect(pages).toContain(`](${origin}${base}${address}): `);
    const security = await request.get(`${full.url}${base}.well-known/security.txt`);
    expect(security.status()).toBe(404);
  });

  test('the links of bar and footer lead to the sections', async ({ page, full }) => {
    await page.goto('privacy-policy');
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(`${full.url}${base}#projects`);
    await expect(page.getByRole('heading', { name: 'Crafted to Impress' })).toBeInViewport();
    await page.goto('contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(`${full.url}${base}#services`);
  });

  test('a message is sent with script', async ({ page, full }) => {
    const before = full.inbox().length;
    await page.goto('contact');
    const form = page.getByRole('form', { name: 'Contact' });
    await form.locator('[name="from_email"]').fill('ada@example.com');
    await form.locator('[name="from_message"]').fill('Below a path, with script');
    await form.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Great!' });
    await expect(dialog).toBeVisible();
    expect(full.inbox()).toHaveLength(before + 1);
    await dialog.getByRole('link', { name: 'Go home' }).click();
    await expect(page).toHaveURL(`${full.url}${base}`);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a message is sent and leads to the page that says so', async ({ page, full }) => {
      const before = full.inbox().length;
      await page.goto('contact');
      const form = page.getByRole('form', { name: 'Contact' });
      await form.locator('[name="from_email"]').fill('ada@example.com');
      await form.locator('[name="from_message"]').fill('Below a path, without script');
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(page).toHaveURL(`${full.url}${base}message-sent`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Great!');
      expect(full.inbox()).toHaveLength(before + 1);
      await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
      await expect(page).toHaveURL(`${full.url}${base}`);
    });
  });
});

test.describe('with both readings', () => {
  test.use({ baseURL: async ({ full }, use) => use(`${full.url}${base}`) });

  test('the process shows six steps and six features with their given words', async ({ page }) => {
    await page.goto('');
    const process = page.getByRole('region', { name: 'Our Process' });
    await expect(process.locator('ol > li')).toHaveCount(6);
    const cards = process.locator('ul > li');
    await expect(cards).toHaveCount(6);
    for (const [index, feature] of content.process.features.entries()) {
      await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(feature.title);
      await expect(cards.nth(index)).toContainText(feature.description);
    }
  });

  test('the testimonials show five quotes and six reviews', async ({ page }) => {
    await page.goto('');
    const region = page.getByRole('region', { name: 'What Our Clients Say' });
    await expect(region.getByRole('blockquote')).toHaveCount(11);
    for (const review of content.testimonials.reviews) {
      const card = region.getByRole('listitem').filter({ hasText: review.review });
      await expect(card).toContainText(review.name);
      await expect(card).toContainText(review.title);
      await expect(card.locator('img')).toHaveCount(1);
    }
  });

  for (const width of [390, 1280]) {
    test(`nothing overlaps or overflows at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('');
      await scrollThrough(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const process = page.getByRole('region', { name: 'Our Process' });
      const timeline = await process.locator('ol').boundingBox();
      const cards = await process.locator('ul').boundingBox();
      expect(cards?.y).toBeGreaterThanOrEqual((timeline?.y ?? 0) + (timeline?.height ?? 0));
    });

    test(`the title that stays in view never covers the cards at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('');
      const process = page.getByRole('region', { name: 'Our Process' });
      const cards = process.locator('ul').last();
      const title = process.getByRole('heading', { level: 2 });
      const { top } = await cards.evaluate((list) => list.getBoundingClientRect());
      for (const place of [-700, -400, -100]) {
        await scrollToPlace(page, top + place);
        const titleBox = await title.boundingBox();
        const cardsBox = await cards.boundingBox();
        const foot = (titleBox?.y ?? 0) + (titleBox?.height ?? 0);
        expect(foot).toBeLessThanOrEqual(cardsBox?.y ?? 0);
      }
    });
  }
});

test.describe('a team that changes by itself', () => {
  test.use({ baseURL: async ({ full }, use) => use(`${full.url}${base}`) });

  const names = content.team.members.map(({ name }) => name);
  const team = (page: Page) => page.getByRole('region', { name: 'Meet The Team' });
  const shown = async (page: Page) =>
    names.indexOf((await team(page).getByRole('heading', { level: 3 }).textContent()) ?? '');
  /** How many members further the team is after so many milliseconds of the page's own time. */
  const stepsIn = async (page: Page, milliseconds: number) => {
    const before = await shown(page);
    await page.clock.runFor(milliseconds);
    return ((await shown(page)) - before + names.length) % names.length;
  };
  const pause = (page: Page) => team(page).getByRole('button', { name: /^Pause/ });
  const openTeam = async (page: Page) => {
    await page.clock.install();
    await page.goto('');
    await team(page).scrollIntoViewIfNeeded();
    await expect(team(page).getByRole('button', { name: 'Next team member' })).toBeEnabled();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  };

  test('shows the next member every five seconds and goes round', async ({ page }) => {
    await openTeam(page);
    await expect(pause(page)).toBeVisible();
    expect(await stepsIn(page, 5000)).toBe(1);
    expect(await stepsIn(page, 15_000)).toBe(3);
    const start = await shown(page);
    expect(await stepsIn(page, 25_000)).toBe(0);
    expect(await shown(page)).toBe(start);
    expect(await stepsIn(page, 20_000)).toBe(4);
    await expect(team(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  test('waits while the pointer is over it, even when the focus leaves', async ({ page }) => {
    await openTeam(page);
    await team(page).getByRole('heading', { level: 3 }).hover();
    await expect(team(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(await stepsIn(page, 20_000)).toBe(0);
    const next = team(page).getByRole('button', { name: 'Next team member' });
    await next.focus();
    await next.blur();
    expect(await stepsIn(page, 20_000)).toBe(0);
    await page.mouse.move(0, 0);
    await expect(team(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    expect(await stepsIn(page, 5000)).toBe(1);
  });

  test('waits while the focus is in it, even when the pointer leaves', async ({ page }) => {
    await openTeam(page);
    const next = team(page).getByRole('button', { name: 'Next team member' });
    await next.focus();
    await next.hover();
    await page.mouse.move(0, 0);
    expect(await stepsIn(page, 20_000)).toBe(0);
    await next.blur();
    expect(await stepsIn(page, 5000)).toBe(1);
  });

  test('stops for good with its pause button, which comes first, and starts again', async ({
    page,
  }) => {
    await openTeam(page);
    await expect(team(page).getByRole('button').first()).toHaveAccessibleName(/^Pause/);
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(0, 0);
    await pause(page).blur();
    expect(await stepsIn(page, 20_000)).toBe(0);
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute('aria-pressed', 'false');
    await page.mouse.move(0, 0);
    await pause(page).blur();
    expect(await stepsIn(page, 5000)).toBe(1);
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('never does, and has nothing to pause', async ({ page }) => {
      await openTeam(page);
      await expect(pause(page)).toHaveCount(0);
      await page.clock.runFor(30_000);
      expect(await shown(page)).toBe(0);
      await team(page).getByRole('button', { name: 'Next team member' }).click();
      await expect.poll(() => shown(page)).toBe(1);
    });
  });
});

test.describe('with other facts about the agency', () => {
  test.use({ baseURL: async ({ full }, use) => use(`${full.url}${base}`) });

  test('a network with an address becomes a link wherever it is named', async ({ page }) => {
    await page.goto('');
    const links = page.getByRole('contentinfo').getByRole('link', { name: /^tiktok/i });
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', tiktok);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    }
  });

  test('without an email address every page leads to the contact page instead', async ({
    page,
    request,
  }) => {
    for (const address of ['', 'contact', 'terms-and-conditions', 'message-not-sent']) {
      expect(await (await request.get(address)).text(), address).not.toMatch(
        /mailto:|\.example"?>/,
      );
    }
    await page.goto('privacy-policy');
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /contact/i })
      .first();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${base}contact$`));
    await expect(page.locator('main dt').filter({ hasText: 'Email' })).toHaveCount(0);
  });

  test('three projects fill a grid', async ({ page }) => {
    await page.goto('');
    const cards = page.getByRole('region', { name: 'Crafted to Impress' }).getByRole('listitem');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card).toBeVisible();
  });

  test('nine logos move as fast as five', async ({ page }) => {
    await page.goto('');
    const strip = page.getByRole('region', { name: /^Trusted by/ });
    await expect(strip.getByRole('img')).toHaveCount(9);
    expect(await speedOf(strip)).toEqual({ width: 9 * 150, speed: 50 });
  });
});

test.describe('with as little as possible', () => {
  test.use({ baseURL: async ({ bare }, use) => use(bare.url) });

  test('one logo moves as fast as five and fills the strip', async ({ page }) => {
    await page.goto('/');
    const strip = page.getByRole('region', { name: /^Trusted by/ });
    await expect(strip.getByRole('img')).toHaveCount(1);
    expect(await speedOf(strip)).toEqual({ width: 150, speed: 50 });
    const { filled, width } = await strip.locator('[data-direction]').evaluate((element) => ({
      filled: [...element.children].reduce(
        (sum, list) => sum + list.getBoundingClientRect().width,
        0,
      ),
      width: element.getBoundingClientRect().width,
    }));
    expect(filled - 149).toBeGreaterThanOrEqual(width);
  });

  test('the process shows its features alone', async ({ page }) => {
    await page.goto('/');
    const process = page.getByRole('region', { name: 'Our Process' });
    await expect(process.getByRole('heading', { level: 3 })).toHaveText(
      content.process.features.map(({ title }) => title),
    );
    await expect(process.locator('ol')).toHaveCount(0);
    await expect(page.locator('[data-progress-line]')).toHaveCount(0);
  });

  test('the testimonials show their reviews alone, with nothing to pause', async ({ page }) => {
    await page.goto('/');
    const region = page.getByRole('region', { name: 'What Our Clients Say' });
    await expect(region.getByRole('blockquote')).toHaveText(
      content.testimonials.reviews.map(({ review }) => review),
    );
    await expect(region.getByRole('checkbox')).toHaveCount(0);
  });

  test('one project placeholders alone and without a number nobody is asked to call', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(
      page.getByRole('region', { name: 'Crafted to Impress' }).getByRole('listitem'),
    ).toHaveCount(1);
    await page.goto('/contact');
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  });

  test('where the owner has no picture yet, a placeholder fills its place', async ({ page }) => {
    await page.goto('/');
    await scrollThrough(page);
    const placeholders = page.locator('main img[src*="picture-placeholder"]');
    await expect(placeholders).toHaveCount(5);
    for (const placeholder of await placeholders.all()) {
      await expect(placeholder).toHaveAttribute('alt', '');
      await expect(placeholder).toHaveJSProperty('complete', true);
      expect(
        await placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
      const { width = 0, height = 0 } = (await placeholder.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThan(40);
    }
  });

  test('a placeholder has the ground of the page’s brand, in the light and in the dark', async ({
    page,
  }) => {
    await page.goto('/');
    const placeholder = page.locator('main img[src*="picture-placeholder"]').first();
    const grounds: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [ground, brand] = await placeholder.evaluate((image) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = 'var(--color-brand)';
        const colours = [getComputedStyle(image).backgroundColor, getComputedStyle(probe).color];
        probe.remove();
        return colours;
      });
      expect(ground).toBe(brand);
      grounds.push(ground ?? '');
    }
    expect(new Set(grounds).size).toBe(2);
    const drawing = await page.request.get((await placeholder.getAttribute('src')) ?? '');
    expect(await drawing.text()).not.toContain('background');
  });

  test('a picture of another shape is cut to that of its place', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Meet The Team', 'What Our Clients Say']) {
      const placeholder = page
        .getByRole('region', { name })
        .locator('img[src*="picture-placeholder"]');
      const { width = 0, height = 1 } = (await placeholder.boundingBox()) ?? {};
      expect(width / height, name).toBeCloseTo(1, 1);
    }
  });

  test('no address is claimed that is not known', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('link[rel="canonical"], meta[property="og:url"]')).toHaveCount(0);
  });
});

test.describe('with pages, addresses and sections of its own', () => {
  test.use({ baseURL: async ({ german }, use) => use(german.url) });

  test('the home page has the given sections in their order, and none without entries', async ({
    page,
  }) => {
    await page.goto('/');
    const sections = page.locator('main > section');
    expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      '',
      'process',
      'team',
      'services',
      'projects',
    ]);
    const grounds = sections.evaluateAll((all) =>
      all.map((section) => getComputedStyle(section).backgroundColor),
    );
    expect(new Set((await grounds).slice(1)).size).toBe(3);
    await expect(page.getByRole('region', { name: /^Trusted by/ })).toHaveCount(0);
    const pictures = page.locator('#process ol > li');
    for (const [index, count] of [0, 1, 2].entries()) {
      await expect(pictures.nth(index).locator('img')).toHaveCount(count);
    }
  });

  test('search engines find its pages, and every link on them leads somewhere', async ({
    request,
    german,
  }) => {
    const map = await (await request.get('/sitemap-0.xml')).text();
    const addresses = ['', 'impressum', 'kontakt', 'privacy-policy', 'projects/coldline'];
    const found = [...map.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url);
    expect(found.sort()).toEqual(addresses.map((each) => `${origin}/${each}`));
    const pages = addresses.map((each) => `/${each}`);
    const all = [...pages, '/message-sent', '/message-not-sent', '/no-such-page'];
    expect(await siteIssues(request, german.url, all)).toEqual([]);
    expect((await request.get('/contact')).status()).toBe(404);
  });

  test('buttons and message pages lead to the contact page at its address', async ({ page }) => {
    for (const address of ['/', '/message-not-sent', '/projects/coldline']) {
      await page.goto(address);
      await page.locator('main a[href="/kontakt"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.contact.heading);
    }
    await expect(page.locator('main dd').last()).toHaveText('Hauptstraße 104109 Lagos, Nigeria');
  });

  test('the imprint shows the facts and no date', async ({ page }) => {
    await page.goto('/impressum');
    await expect(page.locator('main section p')).toHaveText(
      `${content.site.legalName}, Hauptstraße 1, 04109 Lagos. Amtsgericht Leipzig, HRB 12345, DE123456789.`,
    );
    await expect(page.locator('main time')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} `);
  });

  test('a project leads to its case study, which ends with a call to action', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: 'View Project Coldline' });
    await expect(link).not.toHaveAttribute('target');
    await link.click();
    await expect(page).toHaveURL(/\/projects\/coldline$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eine Karte für Fahrer');
    const picture = page.getByRole('img', { name: 'Die Karte' });
    await expect(
      page.locator('picture').filter({ has: picture }).locator('source'),
    ).toHaveAttribute('srcset', /400w.*1100w/);
    await expect(page.getByRole('region', { name: 'Get in Touch' })).toBeVisible();
    await page.getByRole('link', { name: 'Unser Prozess' }).click();
    await expect(page).toHaveURL(/\/#process$/);
  });

  test('a project without a link, and a photo for a service, keep to the lines of the others', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const below = (name: string) =>
      page
        .locator('#projects li')
        .filter({ has: page.getByRole('heading', { name }) })
        .evaluate((card) => {
          const title = card.querySelector('h3')?.getBoundingClientRect().top ?? 0;
          return Math.round(
            title - (card.querySelector('img')?.getBoundingClientRect().bottom ?? 0),
          );
        });
    expect(await below('OjaMarket')).toBe(await below('Coldline'));
    const frames = page.locator('#services > ul > li > :first-child');
    const [photo, drawing] = [await frames.nth(2).boundingBox(), await frames.nth(3).boundingBox()];
    expect(photo?.height).toBeCloseTo(drawing?.height ?? 0, 0);
    expect(await frames.nth(2).locator('img').boundingBox(), 'fills its frame').toEqual(photo);
  });
});

test('a build from wrong content ends with the list of faults, and with nothing else', async () => {
  const site = new VariantSite();
  site.edit('hero/hero.yaml', /^badgeText:/m, 'badgetext:');
  await site.build().then(
    () => expect('the build').toBe('stopped'),
    ({ stderr }: { stderr: string }) => {
      expect(stderr).toMatch(
        /^The content has 2 faults\.\n\n1\. content\/hero\/hero\.yaml, field /,
      );
      expect(stderr).not.toMatch(/\bat .*\.ts:\d+/);
    },
  );
  site.delete();
});
