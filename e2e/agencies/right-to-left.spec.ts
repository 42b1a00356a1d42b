import { notFoundErrors } from '../../packages/harness/site-pages.ts';
import { full, fullTest as test } from '../support/agencies/agencies.ts';
import { boxOf } from '../support/box.ts';
import { expect } from '../support/fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: notFoundErrors });

/**
 * Words of another script in what a page shows, hides and tells: none is written in a component, and none is left of
 * the sample. PDF and RSS are called so in every script.
 */
function foreignWords(): string[] {
  const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content'];
  const told = attributes.flatMap((name) =>
    [...document.querySelectorAll(`:is(body *, [name="description"])[${name}]`)].map(
      (element) => element.getAttribute(name) ?? '',
    ),
  );
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const each of body.querySelectorAll('script, style')) each.remove();
  const texts = [document.title, body.textContent, ...told];
  return texts
    .flatMap((text) => text.match(/\p{Script=Latin}{2,}/gu) ?? [])
    .filter((word) => !['PDF', 'RSS'].includes(word));
}

/** Elements whose own letters are spaced, although those of Arabic are joined. */
const spacedLetters = (): string[] =>
  [...document.querySelectorAll('body :not(script, style)')]
    .filter((each) =>
      [...each.childNodes].some(
        ({ nodeType, nodeValue }) =>
          nodeType === Node.TEXT_NODE && /\p{Script=Arabic}/u.test(nodeValue ?? ''),
      ),
    )
    .filter((each) => !['normal', '0px'].includes(getComputedStyle(each).letterSpacing))
    .map((each) => `${each.localName} "${each.textContent?.slice(0, 30)}"`);

/** How many times as high as its letters the lines of the page's heading are. */
const headingLines = (): number[] =>
  [...document.querySelectorAll('h1')].map((each) => {
    const { lineHeight, fontSize } = getComputedStyle(each);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });

test('every page runs from right to left, in Arabic letters that are joined and have room', async ({
  page,
}) => {
  const answers = ['message-sent', 'message-not-sent', 'no-such-page'];
  for (const address of [...full.pages, ...answers]) {
    await page.goto(address);
    await expect(page.locator('html'), address).toHaveAttribute('dir', 'rtl');
    expect(await page.evaluate(foreignWords), address).toEqual([]);
    expect(await page.evaluate(spacedLetters), address).toEqual([]);
    const [ratio, ...others] = await page.evaluate(headingLines);
    expect(ratio, address).toBeGreaterThan(1.15);
    expect(others, address).toEqual([]);
  }
});

test('the home page begins at the right', async ({ page, content }) => {
  await page.goto('');

  await test.step('the bar with the name, and it ends at the left with the button', async () => {
    const links = page.locator('header nav a');
    const name = await boxOf(page.locator('header a').first());
    expect(name.right).toBeGreaterThan(1300);
    expect((await boxOf(links.last())).x).toBeLessThan(140);
  });

  await test.step('steps with their numbers', async () => {
    const step = page.locator('#process ol > li').first();
    expect((await boxOf(step.locator('h3'))).right).toBeLessThan((await boxOf(step)).right - 40);
  });

  await test.step('strips, which move to the right without a gap', async () => {
    const list = page.locator('[data-direction="left"] > div');
    const moved = await list.evaluate(async (element) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      const at = (part: number) => {
        const { duration } = animation?.effect?.getComputedTiming() ?? {};
        if (animation) animation.currentTime = part * Number(duration);
        return element.getBoundingClientRect().x;
      };
      return { way: at(0.5) - at(0), half: element.getBoundingClientRect().width / 2 };
    });
    expect(moved.way).toBeCloseTo(moved.half, 0);
  });

  await test.step('the team, whose arrows point to where the member comes from', async () => {
    const team = page.locator('#team');
    await team.scrollIntoViewIfNeeded();
    const next = team.getByRole('button', { name: content.labels.nextTeamMember });
    const previous = team.getByRole('button', { name: content.labels.previousTeamMember });
    await expect(next).toBeEnabled();
    expect((await boxOf(next)).right).toBeLessThan((await boxOf(previous)).x);
    for (const button of [next, previous]) {
      await expect(button.locator('svg')).toHaveCSS('scale', '-1 1');
    }
  });
});

test('numbers of sections are at the right of their words', async ({ page }) => {
  await page.goto('privacy-policy');
  const entry = page.locator('nav[aria-labelledby="contents-title"] li').first();
  const gap = (await boxOf(entry)).right - (await boxOf(entry.locator('a'))).right;
  expect(gap).toBeGreaterThan(20);
  const contents = await boxOf(page.locator('nav[aria-labelledby="contents-title"]'));
  expect(contents.x).toBeGreaterThan((await boxOf(page.locator('article h2').last())).right);
});

test('the form is at the left of the words, fields start at the right, and a telephone number reads from its country code on', async ({
  page,
}) => {
  await page.goto('kontakt');
  const form = await boxOf(page.locator('form'));
  expect(form.right).toBeLessThan((await boxOf(page.locator('h1'))).x);
  await expect(page.locator('textarea')).toHaveCSS('direction', 'rtl');
  const edges = await page
    .locator('a[href^="tel:"]')
    .first()
    .evaluate((link) => {
      const range = document.createRange();
      const text = link.firstChild as Text;
      const leftOf = (at: number) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().x;
      };
      return { plus: leftOf(0), last: leftOf(text.length - 1) };
    });
  expect(edges.plus).toBeLessThan(edges.last);
});

test('the drawing of a message is at the left, and the name in the footer begins at the right', async ({
  page,
}) => {
  await page.goto('message-sent');
  expect((await boxOf(page.locator('main svg').first())).right).toBeLessThan(
    (await boxOf(page.locator('h1'))).x,
  );
  // With motion, the name turns upright as it comes into view.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const name = await boxOf(page.locator('footer svg text'));
  expect(name.right).toBeGreaterThan(1300);
  expect(name.right).toBeLessThanOrEqual(1440);
});

test('an upright picture of a post begins where its text does, and is as wide as what it shows', async ({
  page,
}) => {
  await page.goto('news/خريطة-بلا-شبكة');
  const figure = page.locator('figure');
  const picture = figure.locator('img');
  const { right, width, height } = await boxOf(picture);
  expect(right).toBeCloseTo((await boxOf(figure.locator('figcaption'))).right, 0);
  const own = await picture.evaluate(
    (image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
  );
  expect(width / height).toBeCloseTo(own, 2);
});
