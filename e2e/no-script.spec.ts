import type { Page } from '@playwright/test';
import { content } from '../packages/harness/site-pages.ts';
import { message as usual, write } from './support/contact-form.ts';
import { expect, siteTest as test } from './support/fixtures.ts';
import { readingShares } from './support/progress-line.ts';

test.use({ javaScriptEnabled: false });

test('every word of the home page is there', async ({ page, browser, baseURL }) => {
  const linesOf = async (shown: Page) => {
    await shown.goto(`${baseURL}/`);
    // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts.
    const text = await shown.locator('body').innerText();
    return text.split('\n').filter((line) => line.trim() !== '');
  };
  const scripted = await browser.newPage({ javaScriptEnabled: true });
  const lines = await linesOf(scripted);
  expect(lines.length).toBeGreaterThan(80);
  const there = await linesOf(page);
  // The line about the shown member belongs to the carousel, which needs script.
  expect(lines.filter((line) => !there.includes(line))).toEqual(['1 of 5']);
  await scripted.close();
});

test('the home page has all members of the team, each reading beside its step, all pictures, and controls that stop its marquees', async ({
  page,
}) => {
  await page.goto('/');
  await test.step('the pause controls stop the marquees', async () => {
    for (const name of ['Trusted by Industry Leaders & Innovators', 'What Our Clients Say']) {
      const region = page.getByRole('region', { name, exact: true });
      const list = region.locator('[data-direction] > div');
      await expect(list).toHaveCSS('animation-play-state', 'running');
      await region.getByRole('checkbox', { name: /^Pause/ }).check();
      await page.mouse.move(0, 0);
      await expect(list).toHaveCSS('animation-play-state', 'paused');
    }
  });

  await test.step('each reading and picture is there', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const values = content.process.steps.map(({ reading }) => ({ text: reading, share: 1 }));
      expect(await page.evaluate(readingShares), `at ${width}`).toEqual(values);
      await expect(page.locator('#process li img[alt=""]')).toHaveCSS('opacity', '1');
    }
  });

  await test.step('each member can be read on a phone', async () => {
    const team = page.getByRole('region', { name: 'Meet The Team' });
    await expect(team.getByRole('heading', { level: 3 })).toHaveText(
      content.team.members.map(({ name }) => name),
    );
    for (const { quote, designation } of content.team.members) {
      await team
        .getByText(quote, { exact: true })
        .evaluate((element) =>
          element
            .closest('[role="group"][aria-label]')
            ?.scrollIntoView({ inline: 'start', block: 'end', behavior: 'instant' }),
        );
      await expect(team.getByText(quote, { exact: true })).toBeInViewport({ ratio: 0.99 });
      await expect(team.getByText(designation, { exact: true }).first()).toBeVisible();
    }
    await expect(team.getByRole('button')).toHaveCount(0);
  });
});

test('the contact form sends its message and leads to the page that says Great!', async ({
  page,
  baseURL,
  gateway,
}) => {
  const message = {
    ...usual,
    from_message: 'Three clinics.\nOne calendar <b>& "quotes"</b> — ọ̀rẹ́ 😀',
  };
  const before = gateway.inbox().length;
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await write(page, message);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`${baseURL}/message-sent`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Great!');
  await expect(page.getByText('Your message has been sent successfully')).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveText(content.contact.whatHappensNext.steps);
  const squares = page.locator('main svg:has(> use[href="#contact-pattern"])');
  await expect(squares).toHaveCount(5);
  for (const square of await squares.all()) await expect(square).toBeInViewport({ ratio: 0.9 });
  const stored = gateway.inbox().slice(before);
  expect(stored).toHaveLength(1);
  const texts = Object.values(stored[0] ?? {}).map((value) =>
    String(value).replaceAll('\r\n', '\n'),
  );
  expect(texts).toEqual(expect.arrayContaining(Object.values(message)));
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});
