import type { Locator, Page } from '@playwright/test';
import { painted, scrollToPlace } from '../packages/harness/scrolling.ts';
import { content } from '../packages/harness/site-pages.ts';
import { boxOf } from './support/box.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

/** The moving parts of a marquee: its list, and the copies after the list. */
const movingList = (region: Locator) => region.locator('[data-direction] > div');

/** Whether the animation of a marquee runs or is paused. */
const playState = (list: Locator) =>
  list.evaluate((element) => element.getAnimations()[0]?.playState ?? 'none');

/** How far and how fast a marquee moves over about a second of real time, read from its transform. */
const movementOf = (list: Locator) =>
  list.evaluate(async (element) => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const place = () => new DOMMatrix(getComputedStyle(element).transform).e;
    const before = { time: await frame(), x: place() };
    let time = before.time;
    while (time - before.time < 1000) time = await frame();
    const seconds = (time - before.time) / 1000;
    return { pixels: place() - before.x, seconds, width: element.getBoundingClientRect().width };
  });

/** The turn in degrees and the scale of the device frame, as they are computed now. */
const frameState = (page: Page) =>
  page.locator('[data-device-frame]').evaluate((element) => {
    const style = getComputedStyle(element);
    const turn = /(-?[\d.e-]+)deg/.exec(style.rotate);
    const matrix = new DOMMatrix(style.transform === 'none' ? undefined : style.transform);
    const scale = style.scale === 'none' ? matrix.a : Number(style.scale.split(' ')[0]);
    return { degrees: Number(turn?.[1] ?? 0), scale };
  });

test.describe('the logo marquee', () => {
  const strip = (page: Page) =>
    page.getByRole('region', { name: 'Trusted by Industry Leaders & Innovators' });

  test('moves left at 50 pixels a second, 750 pixels and 15 seconds a loop, and stands still under the pointer, with the keyboard focus and once it is paused', async ({
    page,
  }) => {
    await page.goto('/');
    const list = movingList(strip(page));
    const timing = await list.evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming()),
    );
    expect(timing).toHaveLength(1);
    expect(timing[0]).toMatchObject({ duration: 15_000, easing: 'linear' });
    const { pixels, seconds, width } = await movementOf(list);
    expect(width).toBe(750);
    const moved = ((-pixels % width) + width) % width;
    expect(moved / seconds).toBeGreaterThan(49);
    expect(moved / seconds).toBeLessThan(51);

    await expect.poll(() => playState(list)).toBe('running');
    await strip(page).locator('[data-direction]').hover();
    await expect.poll(() => playState(list)).toBe('paused');
    expect((await movementOf(list)).pixels).toBe(0);
    await page.mouse.move(0, 0);
    await expect.poll(() => playState(list)).toBe('running');

    const pause = strip(page).getByRole('checkbox', { name: /^Pause/ });
    await page.getByRole('main').getByRole('link', { name: 'Start Project' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(pause).toBeFocused();
    await expect.poll(() => playState(list)).toBe('paused');
    await page.keyboard.press('Space');
    // The next link is far below: the page would still scroll to it while the control is clicked.
    await page.keyboard.press('Shift+Tab');
    await expect(pause).toBeChecked();
    expect(await playState(list)).toBe('paused');
    await pause.click();
    await page.mouse.move(0, 0);
    await expect.poll(() => playState(list)).toBe('running');
  });
});

test('marquees move in the window, and stand still out of it', async ({ page }) => {
  await page.goto('/');
  /** The play state and the time of a strip's animation. */
  const listsOf = (direction: 'left' | 'right') =>
    page.locator(`[data-direction="${direction}"] > div`).evaluateAll((rows) =>
      Promise.all(
        rows.map(async (row) => {
          const [loop] = row.getAnimations();
          // The time of an animation goes on until the frame in which it pauses.
          await loop?.ready;
          return { state: loop?.playState, time: Number(loop?.currentTime) };
        }),
      ),
    );
  const statesOf = async (direction: 'left' | 'right') => [
    ...new Set((await listsOf(direction)).map(({ state }) => state)),
  ];
  await expect.poll(() => statesOf('left')).toEqual(['running']);
  await expect.poll(() => statesOf('right')).toEqual(['paused']);
  const waiting = await listsOf('right');
  await painted(page);
  expect(await listsOf('right')).toEqual(waiting);

  await page.locator('[data-direction="right"]').scrollIntoViewIfNeeded();
  await expect.poll(() => statesOf('right')).toEqual(['running']);
  await expect.poll(() => statesOf('left')).toEqual(['paused']);
  const before = await listsOf('left');
  await painted(page);
  expect(await listsOf('left')).toEqual(before);

  await scrollToPlace(page, 0);
  await expect.poll(() => statesOf('left')).toEqual(['running']);
  await expect.poll(() => statesOf('right')).toEqual(['paused']);
});

test.describe('the device frame', () => {
  test('lies down from 20 to 0 degrees while the page is scrolled, from 1.05 to 1 above 768 pixels and from 0.7 to 0.9 up to them', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { width, from, to } of [
      { width: 769, from: 1.05, to: 1 },
      { width: 768, from: 0.7, to: 0.9 },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => frameState(page)).toEqual({ degrees: 20, scale: from });
      await scrollToPlace(page, 240);
      const half = await frameState(page);
      expect(half.degrees).toBeCloseTo(10, 0);
      expect(half.scale).toBeCloseTo((from + to) / 2, 2);
      await scrollToPlace(page, 500);
      await expect.poll(() => frameState(page)).toEqual({ degrees: 0, scale: to });
      await scrollToPlace(page, 0);
      await expect.poll(() => frameState(page)).toEqual({ degrees: 20, scale: from });
    }
  });
});

test('the heading of a section rises once, in 0.6 seconds, when it comes into view, and nothing fades', async ({
  page,
}) => {
  await page.goto('/');
  // The script has seen what waits below the window.
  await expect(page.locator('[data-reveal="below"]').first()).toBeAttached();
  // An observer sees an animation as it begins, however few frames a busy browser paints.
  await page.evaluate(() => {
    const reveals: Record<string, unknown[]> = {};
    Object.assign(window, { reveals });
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element && target.matches('[data-reveal]:has(> h2)'))) continue;
        for (const { effect } of target.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const [first] = effect.getKeyframes();
          const from = [String(first?.['translate']), String(first?.['opacity'])];
          const { id = '' } = target.closest('section') ?? {};
          reveals[id] = [...(reveals[id] ?? []), { duration: effect.getTiming().duration, from }];
        }
      }
    });
    observer.observe(document, { attributeFilter: ['data-reveal'], subtree: true });
  });
  const reveals = () =>
    page.evaluate(() => (window as unknown as { reveals: Record<string, unknown[]> }).reveals);
  const scrollToSection = async (id: string) => {
    const top = await page.locator(`#${id}`).evaluate((each) => (each as HTMLElement).offsetTop);
    await scrollToPlace(page, top - 200);
  };
  const sections = await page
    .locator('main > section:has([data-reveal])')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(sections).toEqual(['services', 'process', 'projects', 'team', 'testimonials']);
  const rise = [{ duration: 600, from: ['0px 16px', 'undefined'] }];
  await scrollToSection('services');
  await expect.poll(reveals).toEqual({ services: rise });
  await scrollToSection('process');
  await expect.poll(reveals).toEqual({ services: rise, process: rise });
  await expect(page.locator('#services [data-reveal=""]:has(> h2)')).toBeAttached();
  await scrollToPlace(page, 0);
  await scrollToSection('services');
  expect(await reveals(), 'a second reveal').toEqual({ services: rise, process: rise });
});

test.describe('the process timeline', () => {
  const process = (page: Page) => page.getByRole('region', { name: 'Our Process' });

  test('keeps its title in view while the steps pass', async ({ page }) => {
    await page.goto('/');
    const title = process(page).getByRole('heading', { level: 2 });
    const steps = process(page).locator('ol > li');
    const places: number[] = [];
    for (const index of [1, 2, 3, 4]) {
      await scrollToPlace(
        page,
        await steps.nth(index).evaluate((step) => step.getBoundingClientRect().top + scrollY - 300),
      );
      const reveals = () =>
        title.evaluate((heading) => heading.parentElement?.getAnimations().length);
      await expect.poll(reveals, 'reveals under way').toBe(0);
      places.push(Math.round((await title.boundingBox())?.y ?? -1));
    }
    expect(new Set(places).size, places.join(', ')).toBe(1);
    expect(places[0]).toBeGreaterThan(0);
    expect(places[0]).toBeLessThan(400);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(Math.round((await boxOf(title)).y), 'in forced colours').toBe(places[0]);
    // Who wants less motion has nothing that travels along.
    await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
    await expect(title).not.toBeInViewport();
  });
});

test.describe('the projects', () => {
  const cards = (page: Page) =>
    page.getByRole('region', { name: 'Crafted to Impress' }).getByRole('listitem');
  const link = (card: Locator) => card.getByRole('link', { name: /^View Project/ });
  /** The opacity of each card's link, and the blurred parts of the card: its picture, never its words. */
  const linkStates = (page: Page) =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        const link = card.querySelector('a');
        const blurred = [card, ...card.querySelectorAll('*')].filter((each) =>
          getComputedStyle(each).filter.includes('blur'),
        );
        return {
          link: link ? getComputedStyle(link).opacity : '',
          blurred: [...new Set(blurred.map(({ tagName }) => tagName))].join(),
        };
      }),
    );
  const onlyShown = (shown: number) =>
    Array.from({ length: 10 }, (_, index) => ({
      link: index === shown ? '1' : '0',
      blurred: index === shown ? '' : 'IMG',
    }));
  const noneShown = Array.from({ length: 10 }, () => ({ link: '0', blurred: '' }));

  test('show the link of the card under the pointer or with the focus, and blur the pictures of the others', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await linkStates(page)).toEqual(noneShown);
    const isSeen = (title: Element) => title.checkVisibility({ opacityProperty: true });
    for (const card of await cards(page).all()) {
      expect(await card.getByRole('heading').evaluate(isSeen)).toBe(true);
    }
    await cards(page).nth(4).hover();
    await expect.poll(() => linkStates(page)).toEqual(onlyShown(4));
    // Nothing flickers while the cards pass below the pointer.
    const other = cards(page).first().locator('img');
    await expect(other).toHaveCSS('transition-delay', '0s, 0.2s, 0.2s');
    await expect(other).toHaveCSS('opacity', '0.6');
    await expect(other).toHaveCSS('filter', 'blur(3px)');
    await page.mouse.move(0, 0);
    await expect.poll(() => linkStates(page)).toEqual(noneShown);
    await link(cards(page).nth(2)).focus();
    await page.keyboard.press('Tab');
    await expect(link(cards(page).nth(3))).toBeFocused();
    await expect.poll(() => linkStates(page)).toEqual(onlyShown(3));
  });

  test.describe('on a tablet', () => {
    test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

    test('show every link and blur nothing', async ({ page }) => {
      await page.goto('/');
      const touched = cards(page).nth(1);
      // A tablet leaves the hover on what was touched, which the tap of a test does not.
      await touched.hover({ position: { x: 20, y: 20 } });
      await expect.poll(() => touched.evaluate((card) => card.matches(':hover'))).toBe(true);
      // A blur begins after a pause.
      await cards(page).evaluateAll((all) => {
        const animations = all.flatMap((card) => card.getAnimations({ subtree: true }));
        for (const each of animations) if (each instanceof CSSTransition) each.finish();
      });
      const allShown = Array.from({ length: 10 }, () => ({ link: '1', blurred: '' }));
      expect(await linkStates(page)).toEqual(allShown);
    });
  });
});

test.describe('the team', () => {
  const team = (page: Page) => page.getByRole('region', { name: 'Meet The Team' });
  const button = (page: Page, name: 'Previous' | 'Next') =>
    team(page).getByRole('button', { name: `${name} team member` });
  /** Opens the page at the team and waits until its buttons work. */
  const openTeam = async (page: Page) => {
    await page.goto('/');
    await team(page).scrollIntoViewIfNeeded();
    await expect(button(page, 'Next')).toBeEnabled();
  };
  /** Exactly this member is shown, to the eye and to assistive technology. */
  const expectShown = async (page: Page, place: number) => {
    const member = content.team.members[place];
    if (!member) throw new Error(`There is no member ${place}.`);
    await expect(team(page).getByRole('heading', { level: 3 })).toHaveText([member.name]);
    await expect(team(page).getByText(member.designation, { exact: true }).nth(0)).toBeVisible();
    await expect(team(page).getByText(member.quote, { exact: true })).toBeVisible();
    await expect(team(page).getByText(`${place + 1} of 5`, { exact: true })).toBeVisible();
    for (const other of content.team.members.filter((each) => each !== member)) {
      await expect(team(page).getByText(other.quote, { exact: true })).toBeHidden();
    }
    if (member.photoAlt) {
      await expect(team(page).getByRole('img')).toHaveCount(1);
      await expect(team(page).getByRole('img')).toHaveAccessibleName(member.photoAlt);
    }
  };

  test('goes on, and back from the first member to the last, and says which of five is shown', async ({
    page,
  }) => {
    await openTeam(page);
    await expectShown(page, 0);
    await expect(team(page).locator('[aria-roledescription="carousel"]')).toHaveCount(1);
    await expect(team(page).locator('[aria-live="polite"]')).toHaveCount(1);
    const slide = team(page).getByRole('group', { name: '1 of 5' });
    await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    await button(page, 'Next').click();
    await expectShown(page, 1);
    await expect(team(page).getByRole('group', { name: '2 of 5' })).toBeVisible();
    await expect(slide).toHaveCount(0);
    await button(page, 'Previous').click();
    await button(page, 'Previous').click();
    await expectShown(page, 4);
  });

  test.describe('whose script does not load', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('shows every member in a row that scrolls, without buttons', async ({ page }) => {
      await page.route('**/_astro/scripts.*', (route) => route.abort());
      await page.goto('/');
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await team(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
        await expect(team(page).getByRole('button')).toHaveCount(0);
        for (const { name, quote } of content.team.members) {
          const member = team(page).getByRole('group').filter({ hasText: name }).last();
          const left = await team(page)
            .locator('[data-slides]')
            .evaluate((row, text) => {
              const slide = [...row.children].find((each) => each.textContent.includes(text));
              slide?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
              return slide?.getBoundingClientRect().left;
            }, name);
          expect(left, `the place of ${name}`).toBeLessThan(width / 4);
          await expect(member.getByText(quote, { exact: true })).toBeInViewport();
          await expect(member.getByRole('img').or(member.locator('img'))).toBeInViewport();
        }
      }
    });
  });

  test('has all its parts in their places before its script starts', async ({ page }) => {
    // Headings below the window wait for their reveal.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      const start = Promise.withResolvers<void>();
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/_astro/scripts.*', async (route) => {
        await start.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      const places = () =>
        team(page).evaluate((section) => {
          const [slide] = section.querySelectorAll('[data-behind="0"]');
          const parts = [section, section.querySelector('h2'), slide, ...(slide?.children ?? [])];
          return parts.map((part) => {
            const { x, y, width: across, height } = part?.getBoundingClientRect() ?? new DOMRect();
            return [x, y + scrollY, across, height].map(Math.round);
          });
        });
      await expect(page.locator('#testimonials')).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      await expect(button(page, 'Next')).toBeHidden();
      const before = await places();
      start.resolve();
      await expect(button(page, 'Next')).toBeEnabled();
      await expect(button(page, 'Next')).toBeVisible();
      expect(await places(), `at ${width}`).toEqual(before);
      await page.unroute('**/_astro/scripts.*');
    }
  });

  test('does not change by itself, nor move while the page loads', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const moved: string[] = [];
      for (const type of ['animationstart', 'transitionrun']) {
        addEventListener(type, ({ target }) => {
          if (target instanceof Element && target.closest('[data-carousel]')) {
            moved.push(`${type} of ${target.className}`);
          }
        });
      }
      Object.assign(window, { moved });
    });
    await openTeam(page);
    await page.clock.runFor(30_000);
    await expectShown(page, 0);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await expect(team(page).getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    /** Draws a finger over the shown member. */
    const swipe = async (page: Page, x: number, y: number) => {
      const box = await team(page).getByRole('heading', { level: 3 }).boundingBox();
      if (!box) throw new Error('No member is shown.');
      const start = { x: 195, y: box.y + box.height / 2 };
      const client = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd' ? [] : [{ x: start.x + x * share, y: start.y + y * share }],
        });
      await send('touchStart', 0);
      for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share);
      await send('touchEnd', 1);
      await client.detach();
    };

    test('moves by one with a swipe to either side, and not when the finger scrolls', async ({
      page,
    }) => {
      await openTeam(page);
      await swipe(page, -120, 0);
      await expectShown(page, 1);
      await swipe(page, 120, 0);
      await expectShown(page, 0);
      const before = await page.evaluate(() => scrollY);
      await swipe(page, -20, -150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
      await expectShown(page, 0);
    });
  });
});
