import { scrollToPlace } from '../../packages/harness/scrolling.ts';
import { full, fullTest as test } from '../support/agencies/agencies.ts';
import { ENTRIES, tiktok } from '../support/agencies/full.ts';
import { boxOf } from '../support/box.ts';
import { expect } from '../support/fixtures.ts';

const { base, origin, pages } = full;
const addressOf = (page: string) => `${origin}${base}${page}`;

test('canonical and preview addresses are full ones below the base path', async ({
  request,
  gateway,
}) => {
  const headOf = async (address: string) => {
    const page = await (await request.get(address)).text();
    return {
      canonical: /<link rel="canonical" href="([^"]+)"/.exec(page)?.[1],
      url: /<meta property="og:url" content="([^"]+)"/.exec(page)?.[1],
      preview: /<meta property="og:image" content="([^"]+)"/.exec(page)?.[1],
    };
  };
  for (const address of pages) {
    const { canonical, url, preview = '' } = await headOf(address);
    const expected = encodeURI(addressOf(address));
    expect([canonical, url]).toEqual([expected, expected]);
    expect(preview).toMatch(
      new RegExp(`^${origin}${base}(?:social/.*\\.png|_astro/[\\w-]+\\.jpeg)$`),
    );
    const answer = await request.get(`${gateway.url}${new URL(preview).pathname}`);
    expect(answer.status()).toBe(200);
  }
  for (const address of ['message-sent', 'message-not-sent']) {
    expect(await headOf(address)).toMatchObject({ canonical: undefined, url: undefined });
  }
});

test('search engines find exactly the pages, and the facts about the agency', async ({
  page,
  request,
  gateway,
}) => {
  const robots = await (await request.get('robots.txt')).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(`${origin}${base}sitemap-index.xml`);
  const read = async (url: string) =>
    [
      ...(await (await request.get(url.replace(origin, gateway.url))).text()).matchAll(
        /<loc>([^<]+)<\/loc>/g,
      ),
    ].map(([, location]) => location ?? '');
  const found = (await Promise.all((await read(index)).map(read))).flat();
  expect(found.map(decodeURI).sort()).toEqual(pages.map(addressOf).sort());
  await page.goto('');
  const data = page.locator('script[type="application/ld+json"]');
  const [organization, webSite] = JSON.parse((await data.textContent()) ?? '')['@graph'];
  expect(webSite).toMatchObject({ '@type': 'WebSite', url: addressOf('') });
  expect(organization.url).toBe(addressOf(''));
  expect(organization.email).toBeUndefined();
  expect(organization.sameAs).toContain(tiktok);
  await page.goto('privacy-policy');
  const way = JSON.parse((await data.textContent()) ?? '').itemListElement;
  expect(way.map(({ item }: { item: string }) => item)).toEqual([
    addressOf(''),
    addressOf('privacy-policy'),
  ]);
  // security.txt is found at the root of a host alone.
  expect((await request.get('.well-known/security.txt')).status()).toBe(404);
});

test('the links of bar and footer lead to the sections of the home page', async ({
  page,
  content,
}) => {
  const isAnchor = ({ href }: { href: string }) => /^#\w/.test(href);
  const inFooter = content.footer.sections.flatMap(({ links }) => links);
  for (const [role, links] of [
    ['banner', content.navigation.links],
    ['contentinfo', inFooter],
  ] as const) {
    const { text, href } = links.find(isAnchor) ?? { text: '', href: '' };
    await page.goto('privacy-policy');
    await page.getByRole(role).getByRole('link', { name: text, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${base}${href}$`));
    await expect(page.locator(href)).toBeInViewport();
  }
});

test('the home page has the given sections in their order, on grounds that change, and a project without a link on the lines of the others', async ({
  page,
  content,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('');
  const sections = page.locator('main > section');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    '',
    ...content.pages.home.sections.slice(1),
  ]);
  const grounds = await sections.evaluateAll((all) =>
    all.map((section) => getComputedStyle(section).backgroundColor),
  );
  expect(new Set(grounds.slice(1, 5)).size).toBe(3);
  const below = (index: number) =>
    page
      .locator('#projects > ul > li')
      .nth(index)
      .evaluate((card) => {
        const title = card.querySelector('h3')?.getBoundingClientRect().top ?? 0;
        return Math.round(title - (card.querySelector('img')?.getBoundingClientRect().bottom ?? 0));
      });
  expect(await below(1)).toBe(await below(2));
});

test('a table of a legal page has lines and room, and a typed text the direction of its words', async ({
  page,
}) => {
  await page.goto('privacy-policy');
  const cell = page.getByRole('cell').first();
  await expect(cell).toHaveCSS('text-align', 'start');
  await expect(cell).toHaveCSS('border-bottom-width', '1px');
  await expect(page.getByRole('cell').nth(1)).toHaveCSS('text-align', /right$/);
  await page.setViewportSize({ width: 240, height: 600 });
  const scrolled = page.locator('.table').first();
  await scrolled.press('ArrowLeft');
  await expect.poll(() => scrolled.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(0);
  await page.goto('kontakt');
  const message = page.locator('[name="from_message"]');
  await expect(message).toHaveCSS('direction', 'rtl');
  await message.fill('Hello from London');
  await expect(message).toHaveCSS('direction', 'ltr');
});

for (const width of [390, 1280]) {
  test(`the title that stays in view covers neither steps nor features at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('');
    const cards = page.locator('#process ul').last();
    const steps = page.locator('#process ol');
    expect((await boxOf(cards)).y).toBeGreaterThanOrEqual((await boxOf(steps)).bottom);
    const { y: top } = await boxOf(cards);
    for (const place of [-700, -400, -100]) {
      await scrollToPlace(page, top + place);
      const title = await boxOf(page.locator('#process h2'));
      expect(title.bottom).toBeLessThanOrEqual((await boxOf(cards)).y);
    }
  });
}

test('without an email address every page leads to the contact page instead', async ({
  page,
  request,
}) => {
  for (const address of [...pages, 'message-not-sent']) {
    expect(await (await request.get(address)).text(), address).not.toMatch(/mailto:|\.example"?>/);
  }
  for (const address of ['privacy-policy', '', 'message-not-sent', 'projects/coldline']) {
    await page.goto(address);
    await page.locator(`main a[href="${base}kontakt"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${base}kontakt$`));
  }
});

test('pages show the facts about the company, and the year of the build', async ({
  page,
  content,
}) => {
  const { legalName, streetAddress, location, registration, vatId } = content.site;
  const { postalCode, city, country } = location;
  await page.goto('privacy-policy');
  await expect(page.locator('main section p').last()).toContainText(
    `${legalName}، ${streetAddress}، ${postalCode} ${city}. ${registration}، ${vatId}.`,
  );
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} `);
  await page.goto('kontakt');
  const address = page.locator('main dd').last();
  for (const fact of [streetAddress, postalCode, city, country]) {
    await expect(address).toContainText(fact);
  }
});

test('a project leads to its case study, which ends with a call to action', async ({
  page,
  content,
}) => {
  await page.goto('');
  const link = page.locator(`#projects a[href="${base}projects/coldline"]`);
  await expect(link).not.toHaveAttribute('target');
  await link.click();
  await expect(page).toHaveURL(/\/projects\/coldline$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('خريطة 1');
  const photo = page.locator('article source[srcset*=" 400w"][srcset*=" 1100w"]').first();
  await expect(photo).toBeAttached();
  await expect(
    page.getByRole('region', { name: content.getInTouch.section.sectionTitle }),
  ).toBeVisible();
  await page.locator(`main a[href="${base}#process"]`).click();
  await expect(page).toHaveURL(/\/#process$/);
});

test('the address of a question opens it below the bar, and paper shows every answer', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('#question-2');
  const questions = page.locator('#faq details');
  const isOpen = (all: Element[]) => all.map((each) => each.hasAttribute('open'));
  await expect.poll(() => questions.evaluateAll(isOpen)).toEqual([false, true, false]);
  const bar = page.getByRole('banner').getByRole('navigation');
  const summary = questions.nth(1).locator('summary');
  await expect(summary).toBeInViewport({ ratio: 1 });
  expect((await boxOf(summary)).y).toBeGreaterThanOrEqual((await boxOf(bar)).bottom);
  const shown = () =>
    page.locator('#faq .prose').evaluateAll((all) => all.map((each) => each.checkVisibility()));
  expect(await shown()).toEqual([false, true, false]);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([true, true, true]);
});

const visible = { visible: true };

for (const width of [390, 1440]) {
  test(`a key chooses the tag of the projects that are shown at ${width} pixels, and paper shows all`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('');
    const cards = page.locator('#projects li');
    const shown = cards.filter(visible);
    const choices = page.locator('#projects').getByRole('radio');
    await expect(choices.first()).toBeChecked();
    await choices.first().focus();
    await page.keyboard.press('ArrowDown');
    const second = choices.nth(1);
    await expect(second).toBeFocused();
    await expect(second).toBeChecked();
    await expect(page.getByRole('radio', { name: /^الصحة 5$/ })).toBeChecked();
    await expect(shown).toHaveCount(ENTRIES / 3);
    await expect(page.locator('#projects summary')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(shown).toHaveCount(ENTRIES);
    await expect(choices.filter(visible)).toHaveCount(0);
  });
}

test('a phone shows ten projects, and the others on demand; wide windows and paper show all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const shown = page.locator('#projects').getByRole('listitem').filter(visible);
  const control = page.locator('#projects summary');
  await expect(shown).toHaveCount(10);
  await control.press('Enter');
  await expect(page.locator('#projects details')).toHaveAttribute('open');
  await expect(shown).toHaveCount(ENTRIES);
  await control.press('Enter');
  await expect(shown).toHaveCount(10);
  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(ENTRIES);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 769, height: 844 });
  await expect(shown).toHaveCount(ENTRIES);
  await expect(control).toBeHidden();
});

test('a key leads to the source of each quote in the moving strip, which shows it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('');
  const sources = page.locator('#testimonials [data-direction] ul:not([inert]) a');
  await expect(sources).toHaveCount(ENTRIES);
  await page.locator('#testimonials [data-pause]').focus();
  for (const index of [0, 1, 2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    await expect(sources.nth(index)).toBeFocused();
    await expect(sources.nth(index)).toBeInViewport();
  }
});

test('a case study shows what its client says, and where it was said', async ({
  page,
  content,
}) => {
  await page.goto('projects/coldline');
  const quote = content.testimonials.quotes.find(({ project }) => project === 'coldline');
  const shown = page.locator('article figure').filter({ hasText: quote?.name ?? '' });
  await expect(shown.getByRole('blockquote')).toHaveText(quote?.quote ?? '');
  await expect(shown.getByRole('link')).toHaveAttribute('href', quote?.source ?? '');
});
