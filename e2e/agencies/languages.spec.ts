import { several, severalTest as test } from '../support/agencies/agencies.ts';
import { auditAgency } from '../support/agencies/audits.ts';
import { remainsOfSample } from '../support/agencies/remains-of-sample.ts';
import { expect } from '../support/fixtures.ts';
import { foldersIn } from '../support/variant-site.ts';

/** The pages that visitors find, by language. */
const pages: Record<string, readonly string[]> = {
  en: ['/', '/contact', '/privacy-policy', '/terms-and-conditions', '/accessibility'],
  ja: ['/ja', '/ja/お問い合わせ', '/ja/個人情報保護方針', '/ja/accessibility'],
  ar: [
    '/ar',
    '/ar/اتصل-بنا',
    '/ar/سياسة-الخصوصية',
    '/ar/terms-and-conditions',
    '/ar/accessibility',
  ],
};
const hidden = ['/message-sent', '/message-not-sent', '/no-such-page'];

for (const [language, own] of Object.entries(pages)) {
  const prefix = language === 'en' ? '' : `/${language}`;
  const others = hidden.map((page) => prefix + page);
  // The sample has all of this, and more, in English, and another site from right to left.
  const isAudited = (address: string) => language === 'ja' || address === '/';

  test.describe(`on a site in several languages, in ${language}`, () => {
    auditAgency(
      test,
      [...own, ...others].map((address) => ({
        address,
        language,
        isPublic: own.includes(address),
        status: address.endsWith('/no-such-page') ? 404 : 200,
      })),
      {
        everywhere: [],
        repeated: [...own.filter((address) => !isAudited(address)), ...others],
      },
    );
  });
}

test('every alternate leads to a page in its language that leads back', async ({
  request,
  gateway,
}) => {
  /** The language of a page, and its alternates by their languages. */
  const read = async (path: string) => {
    const answer = await request.get(gateway.url + path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
    return {
      lang: /<html lang="([^"]+)"/.exec(html)?.[1],
      alternates: Object.fromEntries([...links].map(([, code = '', href = '']) => [code, href])),
    };
  };
  for (const [language, addresses] of Object.entries(pages)) {
    for (const path of addresses) {
      const { alternates } = await read(path);
      expect(decodeURI(alternates[language] ?? ''), path).toBe(several.origin + path);
      expect(alternates['x-default'], path).toBe(alternates['en']);
      for (const [code, address] of Object.entries(alternates)) {
        const lang = code === 'x-default' ? 'en' : code;
        const there = address.slice(several.origin.length);
        expect(await read(there), `${path} in ${code}`).toEqual({ lang, alternates });
      }
    }
  }
});

test('the name and the colours of the sample are nowhere', () => {
  expect(remainsOfSample(foldersIn(several.folder).siteDir)).toEqual([]);
});

test('a page that is not translated is in no menu of languages, and links to it say in which it is', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions');
  const switcher = page.getByRole('contentinfo').locator('.languages a');
  await expect(switcher).toHaveText(['English', 'العربية']);
  await page.goto('/ja');
  await expect(switcher).toHaveText(['English', '日本語', 'العربية']);
  const terms = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
  await expect(terms).toHaveAttribute('href', '/terms-and-conditions');
  await expect(terms).toHaveAttribute('hreflang', 'en');
});

test('the menu and the footer lead to the same page in the other languages, by their own names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL(new RegExp(`/ja/${encodeURI('お問い合わせ')}$`));
  const arabic = page.getByRole('contentinfo').getByRole('link', { name: 'العربية' });
  await expect(arabic).toHaveAttribute('lang', 'ar');
  await expect(arabic).toHaveAttribute('hreflang', 'ar');
  await arabic.click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(new RegExp(`/ar/${encodeURI('اتصل-بنا')}$`));
});

test('search engines and programs find every page of every language', async ({ request }) => {
  const sitemap = decodeURI(await (await request.get('/sitemap-0.xml')).text());
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  const expected = Object.values(pages)
    .flat()
    .map((path) => several.origin + path);
  expect(found.map((url) => url.replace(/\/$/, '')).sort()).toEqual(
    expected.map((url) => url.replace(/\/$/, '')).sort(),
  );
  const text = await (await request.get('/ja/llms.txt')).text();
  // The text of a page in Markdown stands beside it.
  const listed = text.replaceAll('.md): ', '): ');
  for (const path of pages['ja'] ?? []) expect(listed).toContain(`](${several.origin}${path}): `);
  const manifest = await (await request.get('/ar/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ lang: 'ar', start_url: '/ar' });
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without';
  test.describe(`${how} script, from a page that sends no referrer`, () => {
    test.use({ javaScriptEnabled });

    test('a message is kept in the language of its form', async ({ page, gateway }) => {
      const [, contact = ''] = pages['ja'] ?? [];
      await page.route(`**${encodeURI(contact)}`, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' };
        await route.fulfill({ response, headers });
      });
      await page.goto(contact);
      const before = gateway.inbox().length;
      await page.locator('[name="from_email"]').fill('ada@example.com');
      await page.locator('[name="from_message"]').fill(`こんにちは、${how} script`);
      await page.locator('form[name="contact"] [type="submit"]').click();
      if (javaScriptEnabled) await expect(page.getByRole('dialog')).toBeVisible();
      else await expect(page).toHaveURL(/\/ja\/message-sent$/);
      const added = gateway.inbox().slice(before);
      expect(added).toMatchObject([{ language: 'ja', page: '' }]);
    });
  });
}
