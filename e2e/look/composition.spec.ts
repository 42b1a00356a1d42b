import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { scrollThrough, scrollToPlace } from '../../packages/harness/scrolling.ts';
import { content } from '../../packages/harness/site-pages.ts';
import { boxOf } from '../support/box.ts';
import { doubleText } from '../support/double-text.ts';
import { expect, siteTest as test } from '../support/fixtures.ts';

/** The size of an element's type in pixels. */
const typeSize = (element: Locator) =>
  element.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
}

test.describe('what we do', () => {
  const cards = (page: Page) => page.locator('#services > div > ul > li');

  test('has a title with a long word above all cards, as large as the others', async ({ page }) => {
    await open(page, 1440);
    await page.locator('#services > div > :first-child').evaluate((heading) => {
      heading.removeAttribute('data-beside');
    });
    const title = page.getByRole('heading', { name: content.services.section.sectionTitle });
    const [heading, first] = [await boxOf(title), await boxOf(cards(page).first())];
    expect(heading.bottom).toBeLessThan(first.y);
    expect(await typeSize(title)).toBeGreaterThan(60);
  });

  for (const width of [390, 820, 1280, 1440]) {
    test(`has no narrow columns when only its text is twice as large, at ${width}`, async ({
      page,
    }) => {
      await open(page, width);
      await doubleText(page);
      const columns = await cards(page)
        .locator('p')
        .evaluateAll((texts) =>
          texts.map((text) => {
            const letter = Number.parseFloat(getComputedStyle(text).fontSize);
            return text.getBoundingClientRect().width / letter;
          }),
        );
      expect(columns).toHaveLength(content.services.items.length);
      // A phone has less than twelve of these letters beside each other.
      for (const letters of columns) expect(letters).toBeGreaterThan(width === 390 ? 8 : 18);
    });
  }

  test('moves a sun and a seam once, by time, when they come into view, and nothing else', async ({
    page,
  }) => {
    await open(page, 1440);
    const parts = page.locator('#services [data-motion]');
    for (const part of await parts.all()) {
      await expect(part).toHaveAttribute('data-reveal', 'below');
    }
    await page.evaluate(() => {
      const started: string[] = [];
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (target instanceof Element && target.matches('#services [data-motion]')) {
          // The name without the suffix of its sheet.
          started.push(animationName.split('_')[0] ?? '');
        }
      });
      Object.assign(window, { started });
    });
    const started = () =>
      page.evaluate(() => (window as unknown as { started: string[] }).started.toSorted());
    const showAll = async () => {
      for (const part of await parts.all()) {
        await part.evaluate((each) =>
          each.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        await expect(part).not.toHaveAttribute('data-reveal', 'below');
      }
    };
    await showAll();
    await expect.poll(started).toEqual(['draw', 'rise', 'rise']);
    // Once: they stand where the drawing has them then, without an animation.
    await expect
      .poll(() => parts.evaluateAll((all) => all.flatMap((each) => each.getAnimations()).length))
      .toBe(0);
    for (const part of await parts.all()) {
      await expect(part).toHaveCSS('translate', /^(none|0px)$/);
      await expect(part).toHaveCSS('clip-path', 'none');
    }
    await scrollToPlace(page, 0);
    await showAll();
    expect(await started()).toEqual(['draw', 'rise', 'rise']);
  });

  test('has room between the words of its first card and the drawing', async ({ page }) => {
    for (const width of [1152, 1280]) {
      await open(page, width);
      const room = await cards(page)
        .first()
        .evaluate((card) => {
          const drawing = card.firstElementChild?.getBoundingClientRect();
          const ends = [...card.querySelectorAll('h3, p')].map((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return range.getBoundingClientRect().right;
          });
          return (drawing?.x ?? 0) - Math.max(...ends);
        });
      expect(room, `at ${width}`).toBeGreaterThan(20);
    }
  });
});

test.describe('the projects', () => {
  const cards = (page: Page) => page.locator('#projects > ul > li');

  test('come into view with their picture when the keyboard reaches them', async ({ page }) => {
    await open(page, 1440);
    await cards(page).nth(1).getByRole('link').focus();
    await page.keyboard.press('Tab');
    const card = cards(page).nth(2);
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card.getByRole('link')).toHaveCSS('padding-inline-start', '8px');
    await expect
      .poll(async () => {
        const link = await boxOf(card.getByRole('link'));
        return link.y >= 190 && link.bottom <= 900 - 190;
      })
      .toBe(true);
  });
});

test.describe('the team', () => {
  const team = (page: Page) => page.locator('#team');
  const slides = (page: Page) => team(page).locator('[data-behind]');
  const openTeam = async (page: Page, width = 1440) => {
    await open(page, width);
    await team(page).scrollIntoViewIfNeeded();
    await expect(team(page).getByRole('button').first()).toBeEnabled();
  };

  test('has buttons that stay as large as they are below the pointer', async ({ page }) => {
    await openTeam(page);
    const button = team(page).getByRole('button').first();
    await button.hover();
    const colours = await button.evaluate((each) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(each);
      return [borderTopColor, backgroundColor];
    });
    expect(colours[0], 'the border is as dark as the ground').toBe(colours[1]);
  });

  test('gives transparent portraits grounds that differ, for any number of members', async ({
    page,
  }) => {
    await open(page, 1440);
    for (let count = 5; count > 1; count--) {
      const grounds = await slides(page).evaluateAll((all) =>
        all.map(({ firstElementChild }) =>
          firstElementChild ? getComputedStyle(firstElementChild, '::before').backgroundColor : '',
        ),
      );
      expect(grounds).toHaveLength(count);
      for (const [index, ground] of grounds.entries()) {
        expect(ground, `${index} of ${count}`).not.toBe(grounds[(index + 1) % count]);
      }
      await slides(page)
        .last()
        .evaluate((slide) => slide.remove());
    }
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`takes the front card off to the side and back, written ${direction}`, async ({
      page,
    }) => {
      await openTeam(page);
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
      /** The phases of a moving card: name, whether it is above all others, and how far its portrait goes aside. */
      const phases = (button: string, count: number) =>
        page.evaluate(
          ([name, expected]) =>
            new Promise<[string, boolean, number][]>((resolve) => {
              const seen: [string, boolean, number][] = [];
              const record = (card: Element) => {
                const portrait = card.firstElementChild;
                const animation = portrait
                  ?.getAnimations()
                  .find((each) => each instanceof CSSAnimation);
                const depth = Number(getComputedStyle(card).zIndex);
                const others = [...document.querySelectorAll('#team [data-behind]')]
                  .filter((each) => each !== card)
                  .map((each) => Number(getComputedStyle(each).zIndex));
                const { effect } = animation ?? {};
                const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
                const side = frames.map((each) => Number.parseFloat(String(each['translate'])));
                seen.push([
                  card.getAttribute('data-move') ?? '',
                  depth > Math.max(...others),
                  side.find((each) => Math.abs(each) > 50) ?? 0,
                ]);
              };
              // An observer sees a phase that is shorter than a frame of a slow machine.
              const observer = new MutationObserver((changes) => {
                for (const { target } of changes) {
                  if (target instanceof Element && target.hasAttribute('data-move')) record(target);
                }
                if (seen.length < expected) return;
                observer.disconnect();
                resolve(seen);
              });
              const team = document.querySelector('#team');
              if (team) observer.observe(team, { attributeFilter: ['data-move'], subtree: true });
              team?.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)?.click();
            }),
          [button, count] as const,
        );
      const side = direction === 'ltr' ? -60 : 60;
      expect(await phases('Next', 2)).toEqual([
        ['lift', true, side],
        ['tuck', false, 0],
      ]);
      expect(await phases('Previous', 1)).toEqual([['land', true, side]]);
      await expect(team(page).locator('[data-move]')).toHaveCount(0);
    });
  }
});

test('the face of a member and the buttons share a view of 1280 by 720, and the name follows the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const region = page.getByRole('region', { name: content.team.section.sectionTitle });
  const next = region.getByRole('button', { name: /^Next/ });
  await expect(next).toBeEnabled();
  const face = await boxOf(region.locator('[data-current] [data-card]'));
  const buttons = await boxOf(next);
  const bar = await boxOf(page.getByRole('banner'));
  expect(buttons.bottom - face.y).toBeLessThan(720 - bar.height);
  for (const height of [720, 1080]) {
    await page.setViewportSize({ width: 1440, height });
    const words = await boxOf(region.getByText(content.team.section.sectionDescription));
    const name = await boxOf(region.getByRole('heading', { level: 3 }));
    expect(name.y - words.bottom, `at ${height}`).toBeLessThan(48);
  }
});

test.describe('the testimonials', () => {
  const region = (page: Page) => page.locator('#testimonials');

  for (const { width, whole } of [
    { width: 1440, whole: 3 },
    { width: 390, whole: 1 },
  ]) {
    test(`are read whole, ${whole} at a time at ${width}, and fade at both edges of the window`, async ({
      page,
    }) => {
      await open(page, width);
      const strip = region(page).locator('[data-direction]');
      const wholeAt = (part: number) =>
        strip.evaluate((element, share) => {
          for (const animation of document.getAnimations()) {
            const { target } = animation.effect as KeyframeEffect;
            if (!target || !element.contains(target)) continue;
            animation.currentTime = share * Number(animation.effect?.getTiming().duration);
          }
          return [...element.querySelectorAll('figure')].filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            const edge = 0.03 * innerWidth;
            return left >= edge && right <= innerWidth - edge;
          }).length;
        }, part);
      expect(await wholeAt(0)).toBe(whole);
      // At any position of the strip, at least one fewer is in view.
      for (let place = 1; place < 10; place++) {
        expect(await wholeAt(place / 10)).toBeGreaterThanOrEqual(whole - 1);
      }
      await expect(strip).toHaveCSS('mask-image', /^linear-gradient\(to right, .*3%, .*97%/);
      expect(await boxOf(strip)).toMatchObject({ x: 0, width });
    });
  }
});

test.describe('the quotes', () => {
  /** The distance from a quote to the name below it, in pixels. */
  const distances = (page: Page) =>
    page.locator('#testimonials [data-direction] ul:not([inert]) figure').evaluateAll((cards) =>
      cards.map((card) => {
        const [quote, who] = ['blockquote > p', 'figcaption'].map((part) =>
          card.querySelector(part)?.getBoundingClientRect(),
        );
        return (who?.top ?? Number.NaN) - (quote?.bottom ?? Number.NaN);
      }),
    );

  test('have their names right below them on a phone, beside a long quote too', async ({
    page,
  }) => {
    await open(page, 390);
    await page
      .locator('#testimonials blockquote p')
      .first()
      .evaluate((quote) => {
        quote.textContent = `${quote.textContent} `.repeat(4);
      });
    for (const distance of await distances(page)) expect(distance).toBeLessThanOrEqual(32);
  });

  for (const width of [390, 1440]) {
    test(`stand beside the whole picture of what was built, at ${width}`, async ({ page }) => {
      await open(page, width);
      const pictures = page.locator(
        '#testimonials [data-direction] ul:not([inert]) figcaption img',
      );
      const shares = await pictures.evaluateAll((images) =>
        images.map((image) => {
          const { width, height } = image.getBoundingClientRect();
          const frame = image.closest('span')?.getBoundingClientRect() ?? { width, height };
          const whole = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
          return Math.min(width, frame.width) / Math.min(height, frame.height) / whole;
        }),
      );
      expect(shares.length).toBeGreaterThan(0);
      for (const share of shares) expect(share).toBeCloseTo(1, 1);
    });
  }

  test('of which there is one fill the section, in larger type than several', async ({ page }) => {
    await open(page, 1440);
    const quote = page.locator('#testimonials blockquote').first();
    const ofSeveral = await typeSize(quote);
    await page.locator('#testimonials [data-direction]').evaluate((strip) => {
      strip.removeAttribute('data-direction');
      for (const other of strip.querySelectorAll('li ~ li')) other.remove();
      // A single item has no row, which would move.
      strip.replaceChildren(...strip.querySelectorAll('ul:not([inert])'));
    });
    expect(await typeSize(quote)).toBeGreaterThan(1.25 * ofSeveral);
    expect((await boxOf(quote)).width).toBeGreaterThan(1440 / 2);
    await page.setViewportSize({ width: 390, height: 844 });
    const box = await boxOf(quote);
    expect(box.x).toBeGreaterThanOrEqual(20);
    expect(box.right).toBeLessThanOrEqual(370);
  });
});

test('a pause button is a sign of its own only below the pointer or with the focus', async ({
  page,
}) => {
  await open(page, 1440);
  await scrollThrough(page);
  for (const pause of await page.getByRole('checkbox', { name: /^Pause/ }).all()) {
    const toggle = pause.locator('..');
    const look = async () => ({
      ...(await toggle.evaluate((each) => {
        const { width, borderTopColor } = getComputedStyle(each, '::before');
        return { width: Math.round(Number.parseFloat(width)), borderTopColor };
      })),
      icon: await toggle.locator('svg').evaluate((each) => getComputedStyle(each).opacity),
    });
    const { width, height } = await boxOf(pause);
    expect(height).toBe(44);
    expect(width).toBeGreaterThanOrEqual(44);
    expect(await look()).toEqual({
      width: Math.round(width - 8),
      borderTopColor: 'rgba(0, 0, 0, 0)',
      icon: '0.7',
    });
    await pause.hover();
    const hovered = await look();
    expect(hovered.borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(hovered.icon).toBe('1');
  }
});

test('a numbered list of a legal page has numbers', async ({ page }) => {
  await page.goto('/privacy-policy');
  // The sample has none.
  const text = page.locator('main section p').first();
  const style = await text.evaluate(({ ownerDocument, parentElement }) => {
    const list = ownerDocument.createElement('ol');
    list.append(ownerDocument.createElement('li'));
    parentElement?.append(list);
    return getComputedStyle(list).listStyleType;
  });
  expect(style).toBe('decimal');
});

test('lines of a legal page have 70 characters at most, in windows of every width', async ({
  page,
}) => {
  for (const width of [820, 1280, 1920]) {
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

test('the last section of the home page shows its button in one view of 1280 by 720', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Get in Touch' });
  await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const { bottom } = await boxOf(section.getByRole('link'));
  expect(bottom).toBeLessThan(720 - 16);
});

test('the page of a message that was not sent has its pattern up to the bar in a high window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 1400 });
  await page.goto('/message-not-sent', { waitUntil: 'networkidle' });
  const { bottom } = await boxOf(page.getByRole('banner'));
  const clip = { x: 600, y: bottom + 2, width: 300, height: 60 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(Math.max(...channels.map(({ max, min }) => max - min))).toBeGreaterThan(30);
});
