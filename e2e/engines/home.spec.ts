import { content } from '../../packages/harness/site-pages.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

const member = (page: EnginePage) =>
  page.run(() => document.querySelector('#team [data-current] h3')?.textContent);

test('a link of the bar leads to its section, and the team and the strips obey the keyboard', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  await page.click('header ul a');
  const isAtTitle = () =>
    page.run(() => {
      const title = document.querySelector(`${location.hash} h2`)?.getBoundingClientRect().top ?? 0;
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return title > bar && title < innerHeight / 2;
    });
  await expect.poll(isAtTitle).toBe(true);
  await page.goto('/#team');
  const [first, second] = content.team.members;
  await expect
    .poll(() => page.run(() => document.querySelector('#team button:enabled') !== null))
    .toBe(true);
  expect(await member(page)).toBe(first?.name);
  await page.run(() => [...document.querySelectorAll<HTMLElement>('#team button')].at(-1)?.focus());
  await page.press('Enter');
  await expect.poll(() => member(page)).toBe(second?.name);

  await page.run(() => document.querySelector<HTMLElement>('[data-pause]')?.focus());
  const states = () =>
    page.run(() =>
      [...document.querySelectorAll('[data-direction] > div')].map(
        (row) => getComputedStyle(row).animationPlayState,
      ),
    );
  await page.press(' ');
  // The row of the quotes is out of the window, which its observer reports a frame later.
  await expect.poll(states).toEqual(['paused', 'paused']);
  // After the restart it moves, although its control still has the focus.
  await page.press(' ');
  await expect.poll(states).toEqual(['running', 'paused']);
  const box = await page.run(() => {
    const { width, height } =
      document.querySelector('[data-pause]')?.getBoundingClientRect() ?? new DOMRect();
    return [width, height];
  });
  expect(box).toEqual([44, 44]);
});

test('the menu of a phone opens, and closes with Escape', async ({ open }) => {
  const page = await open({ width: 390, still: true });
  await page.goto('/');
  const isOpen = () => page.run(() => document.querySelector('#menu:popover-open') !== null);
  expect(await isOpen()).toBe(false);
  await page.click('[popovertarget="menu"]');
  expect(await isOpen()).toBe(true);
  expect(await page.run(() => document.querySelector('#menu a')?.checkVisibility())).toBe(true);
  await page.press('Escape');
  await expect.poll(isOpen).toBe(false);
});

test('every list is one for assistive technology, and the logos are no higher than a logo', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  const lists = ':is(ul, ol):not([inert], [popover], [aria-hidden="true"])';
  const count = await page.run((css) => document.querySelectorAll(css).length, lists);
  expect(await page.countWithRole(lists, 'list')).toBe(count);
  expect(count).toBeGreaterThan(5);
  const heights = await page.run(() =>
    [...document.querySelectorAll('[aria-labelledby="trusted-by"] ul:not([inert]) > li')].map(
      (item) => item.getBoundingClientRect().height,
    ),
  );
  // 3rem: a logo and the room around it.
  expect(heights).toEqual(content.hero.logos.map(() => 48));
});

test('the logos and the vehicle are seen on the dark page', async ({ open }) => {
  const page = await open({ dark: true, still: true });
  await page.goto('/');
  const contrasts = await page.run(async () => {
    const pictures = document.querySelectorAll<HTMLImageElement>(
      '[aria-labelledby="trusted-by"] ul:not([inert]) img, :has(> [data-progress-line]) + div img',
    );
    const lightness = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
      0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const draw = (paint: (context: CanvasRenderingContext2D) => void) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      paint(context);
      return context.getImageData(0, 0, 60, 40).data;
    };
    const ground = draw((context) => {
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      context.fillRect(0, 0, 60, 40);
    });
    return await Promise.all(
      [...pictures].map(async (picture) => {
        picture.loading = 'eager';
        await picture.decode();
        const data = draw((context) => context.drawImage(picture, 0, 0, 60, 40));
        let brightest = 0;
        for (let place = 0; place < data.length; place += 4) {
          const pixel = data.subarray(place, place + 4);
          if ((pixel[3] ?? 0) > 200) brightest = Math.max(brightest, lightness(pixel));
        }
        return brightest - lightness(ground);
      }),
    );
  });
  expect(contrasts).toHaveLength(content.hero.logos.length + 1);
  for (const difference of contrasts) expect(difference).toBeGreaterThan(150);
});

for (const width of [800, 390]) {
  test(`text of 32 px pushes nothing out of a window of ${width} px`, async ({ open }) => {
    const page = await open({ width, textSize: 32, still: true });
    await page.goto('/');
    const outside = await page.run(() =>
      [...document.querySelectorAll('header a, header button, main h2, main p, footer a')]
        .filter((each) => {
          const { left, right, width } = each.getBoundingClientRect();
          return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
        })
        .filter((each) => !each.closest('[inert], [aria-hidden], [data-direction]'))
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect(outside).toEqual([]);
    await page.click('[popovertarget="menu"]');
    const covered = await page.run(() => {
      const button = document.querySelector('[popovertarget="menu"]')?.getBoundingClientRect();
      const menu = document.querySelector('#menu:popover-open')?.getBoundingClientRect();
      return !button || !menu || button.bottom > menu.top + 1;
    });
    expect(covered).toBe(false);
  });
}
