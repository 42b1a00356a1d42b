import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { countAnimations, countElements } from '../packages/harness/main-thread.ts';
import { publicPages, siteFolder } from '../packages/harness/site-pages.ts';
import { Traffic } from './support/audit/traffic.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

/** What a browser gets from the project’s own server before it answers, in bytes: ten segments of 1,460 (RFC 6928), and some to spare. */
const FIRST_ROUND_TRIP = 14_200;

/** The bytes of an answer with its headers. */
async function bytesOnTheWire(address: string): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
  const [answer] = (await once(get(address, { headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  const { socket } = answer;
  answer.resume();
  await once(answer, 'end');
  return socket.bytesRead;
}

test('the home page comes with its headers in the first round trip', async ({ gateway }) => {
  expect(await bytesOnTheWire(`${gateway.url}/`)).toBeLessThanOrEqual(FIRST_ROUND_TRIP);
});

test('the HTML of every other page, with the styles of its first view, has 12 KB at most', () => {
  const heavy = publicPages
    .filter((address) => address !== '/')
    .map((address) => ({
      address,
      bytes: readFileSync(join(siteFolder, `${address}.html.br`)).length,
    }))
    .filter(({ bytes }) => bytes > 12 * 1024);
  expect(heavy).toEqual([]);
});

test('the form’s script comes when it is used, of which 850 bytes are there before, and the carousel needs no file of its own', async ({
  page,
}) => {
  const traffic = new Traffic(page);
  const scripts = async () => {
    await traffic.settled();
    return (await traffic.files()).filter(({ path }) => /\.js$/.test(path)).map(({ path }) => path);
  };
  await page.goto('/contact');
  expect((await scripts()).join()).not.toMatch(/Form/);
  const [path = ''] = (await scripts()).filter((each) => each.includes('scripts.'));
  const script = await (await page.request.get(path)).text();
  const directive = script.split(';\n').find((part) => part.includes('island:ready'));
  expect(directive?.length).toBeLessThan(850);
  await page.getByRole('form', { name: 'Contact' }).getByRole('textbox').first().focus();
  await expect.poll(async () => (await scripts()).join()).toMatch(/ContactForm/);
  await page.goto('/');
  const atLoad = (await scripts()).length;
  await page.getByRole('region', { name: 'Meet The Team' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Next team member' })).toBeEnabled();
  expect((await scripts()).length).toBe(atLoad);
});

test('the form’s own script has 11 KB at most, compressed, and that of the home page 2 KB', () => {
  const [form = '', ...others] = globSync('_astro/ContactForm.*.js.br', { cwd: siteFolder });
  expect(others).toEqual([]);
  const home = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const scripts = [...home.matchAll(/src="\/(_astro\/[^"]+\.js)"/g)].map(
    ([, file]) => `${file}.br`,
  );
  expect(scripts).toHaveLength(1);
  const bytes = (file: string) => readFileSync(join(siteFolder, file)).length;
  expect([bytes(form) <= 11 * 1024, bytes(scripts[0] ?? '') <= 2 * 1024]).toEqual([true, true]);
});

test('scripts read no layout while the home page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const reads: string[] = [];
    Object.assign(window, { reads });
    const readers: [object, string][] = [
      [window, 'getComputedStyle'],
      [window, 'innerHeight'],
      [HTMLElement.prototype, 'offsetHeight'],
      [Element.prototype, 'getBoundingClientRect'],
    ];
    for (const [owner, name] of readers) {
      const found = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const kind = found.get ? 'get' : 'value';
      const report = function read(this: unknown, ...rest: unknown[]) {
        reads.push(name);
        return Reflect.apply(found[kind], this, rest);
      };
      Object.defineProperty(owner, name, { ...found, [kind]: report });
    }
  });
  await page.goto('/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => (window as unknown as { reads: string[] }).reads)).toEqual([]);
});

test('the home page has few elements, and few of them move once it is loaded', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect(await countElements(page)).toBeLessThanOrEqual(820);
    // The words of the first view have come to rest.
    const moved = page.locator('h1');
    await expect.poll(() => moved.evaluate((each) => each.getAnimations().length)).toBe(0);
    expect(await countAnimations(page), `at ${width}`).toBeLessThanOrEqual(20);
  }
});

/** The names of the font files that a page asks for from now on. */
function fontRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
}

test('a typed letter that no page shows brings the file that has it, and only then', async ({
  page,
}) => {
  const asked = fontRequests(page);
  await page.goto('/contact');
  const field = page.getByRole('form', { name: 'Contact' }).getByRole('textbox').first();
  await field.fill('Lukas');
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toHaveLength(2);
  await field.fill('Łukasz');
  await expect.poll(() => asked.length).toBe(3);
  await field.fill('Łukasz from Łódź');
  await expect.poll(() => asked.length).toBe(4);
});

test('a heading in other letters brings those of its typeface', async ({ page }) => {
  const asked = fontRequests(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  expect(asked).toHaveLength(2);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Łž';
  });
  await expect.poll(() => asked.length).toBe(3);
});
