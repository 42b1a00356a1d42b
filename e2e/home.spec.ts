import type { Locator, Page } from '@playwright/test';
import { scrollToPlace } from '../harness/scrolling.ts';
import { content } from '../harness/site-pages.ts';
import { expect, siteTest as test } from './support/fixtures.ts';
import { road } from './support/road.ts';

/** The first list of a marquee; its copies follow it. */
const movingList = (region: Locator) => region.locator('[data-direction] > ul').first();

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

  test('shows five logos once to assistive technology and hides the copies', async ({ page }) => {
    await page.goto('/');
    const logos = strip(page).getByRole('img');
    await expect(logos).toHaveCount(5);
    for (const [index, { alt }] of content.logos.entries()) {
      await expect(logos.nth(index)).toHaveAttribute('alt', alt);
    }
    const copies = strip(page)
      .locator('ul')
      .filter({ has: page.locator('img') });
    expect(await copies.count()).toBeGreaterThan(1);
    for (const copy of (await copies.all()).slice(1)) {
      await expect(copy).toHaveAttribute('aria-hidden', 'true');
      await expect(copy).toHaveAttribute('inert');
    }
  });

  test('moves left at 50 pixels a second, 750 pixels and 15 seconds a loop', async ({ page }) => {
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
  });

  test('has no gap at its end on a screen of 2560 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1000 });
    await page.goto('/');
    const { first, length, visible } = await strip(page)
      .locator('[data-direction]')
      .evaluate((element) => ({
        first: element.firstElementChild?.getBoundingClientRect().width ?? 0,
        length: [...element.children].reduce(
          (sum, list) => sum + list.getBoundingClientRect().width,
          0,
        ),
        visible: element.getBoundingClientRect().width,
      }));
    expect(length - first).toBeGreaterThanOrEqual(visible);
  });

  test('stops under the pointer and goes on without it', async ({ page }) => {
    await page.goto('/');
    const list = movingList(strip(page));
    await expect.poll(() => playState(list)).toBe('running');
    await strip(page).locator('[data-direction]').hover();
    await expect.poll(() => playState(list)).toBe('paused');
    expect((await movementOf(list)).pixels).toBe(0);
    await page.mouse.move(0, 0);
    await expect.poll(() => playState(list)).toBe('running');
  });

  test('stops with the keyboard focus in it', async ({ page }) => {
    await page.goto('/');
    const list = movingList(strip(page));
    await page.getByRole('main').getByRole('link', { name: 'Start Project' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(strip(page).getByRole('checkbox', { name: /^Pause/ })).toBeFocused();
    await expect.poll(() => playState(list)).toBe('paused');
    await page.keyboard.press('Tab');
    await expect.poll(() => playState(list)).toBe('running');
  });

  test('is stopped by its pause control, for good, and started again', async ({ page }) => {
    await page.goto('/');
    const list = movingList(strip(page));
    const pause = strip(page).getByRole('checkbox', { name: /^Pause/ });
    await pause.click();
    await page.mouse.move(0, 0);
    await expect(pause).toBeChecked();
    await expect.poll(() => playState(list)).toBe('paused');
    await page.getByRole('link', { name: 'Get a Quote' }).focus();
    expect(await playState(list)).toBe('paused');
    await pause.click();
    await page.mouse.move(0, 0);
    await expect(pause).not.toBeChecked();
    await expect.poll(() => playState(list)).toBe('running');
  });
});

test.describe('the device frame', () => {
  for (const { width, from, to } of [
    { width: 1280, from: 1.05, to: 1 },
    { width: 769, from: 1.05, to: 1 },
    { width: 768, from: 0.7, to: 0.9 },
    { width: 390, from: 0.7, to: 0.9 },
  ]) {
    test(`lies down from 20 to 0 degrees and from ${from} to ${to} at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect.poll(() => frameState(page)).toEqual({ degrees: 20, scale: from });
      await scrollToPlace(page, 240);
      const half = await frameState(page);
      expect(half.degrees).toBeCloseTo(10, 0);
      expect(half.scale).toBeCloseTo((from + to) / 2, 2);
      await scrollToPlace(page, 500);
      await expect.poll(() => frameState(page)).toEqual({ degrees: 0, scale: to });
      await scrollToPlace(page, 0);
      await expect.poll(() => frameState(page)).toEqual({ degrees: 20, scale: from });
    });
  }
});

test('each section rises once, in 0.6 seconds, when it comes into view, and only its pictures fade', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('[data-reveal]').first()).toBeAttached();
  /** Scrolls to a section and gives back the reveals that begin within the next 30 frames. */
  const revealsOf = (id: string) =>
    page.evaluate(async (name) => {
      const seen = new Map<Animation, { isPicture: boolean; duration: unknown; from: string[] }>();
      const target = document.getElementById(name);
      scrollTo({ top: (target?.offsetTop ?? 0) - 200, behavior: 'instant' });
      for (let frame = 0; frame < 30; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const animation of target?.getAnimations({ subtree: true }) ?? []) {
          const effect = animation.effect as KeyframeEffect;
          if (!(animation.timeline instanceof DocumentTimeline)) continue;
          if (!effect.target?.matches('[data-reveal], [data-reveal] img')) continue;
          const [first] = effect.getKeyframes();
          seen.set(animation, {
            isPicture: effect.target.matches('img'),
            duration: effect.getTiming().duration,
            from: [String(first?.['translate']), String(first?.['opacity'])],
          });
        }
      }
      return [...seen.values()];
    }, id);
  const sections = await page
    .locator('main > section:has([data-reveal])')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(sections).toEqual([
    'services',
    'process',
    'projects',
    'team',
    'testimonials',
    'get-in-touch',
  ]);
  for (const id of sections) {
    const reveals = await revealsOf(id);
    expect(reveals.filter(({ isPicture }) => !isPicture).length, id).toBeGreaterThan(0);
    if (['services', 'projects'].includes(id)) {
      expect(reveals.filter(({ isPicture }) => isPicture).length, id).toBeGreaterThan(0);
    }
    for (const { isPicture, duration, from } of reveals) {
      expect(duration).toBe(600);
      expect(from).toEqual(isPicture ? ['undefined', '0'] : ['0px 16px', 'undefined']);
    }
    await scrollToPlace(page, 0);
  }
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const effect = animation.effect as KeyframeEffect;
      return !effect.target?.matches('[data-reveal]') || animation.playState === 'finished';
    }),
  );
  expect(await revealsOf('services'), 'a second reveal').toEqual([]);
});

test.describe('what we do', () => {
  test('shows four services, each with a title, a description and a picture', async ({ page }) => {
    await page.goto('/');
    const services = page.getByRole('region', { name: 'What We Do' });
    const cards = services.locator('li').filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(4);
    for (const [index, service] of content.services.items.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(service.title);
      await expect(card.getByText(service.description, { exact: true })).toBeVisible();
      if (service.imageAlt) {
        await expect(card.getByRole('img', { name: service.imageAlt })).toBeVisible();
      }
      await expect(card.locator('ul img')).toHaveCount(service.users?.length ?? 0);
    }
    expect(content.services.items.flatMap(({ users }) => users ?? [])).toHaveLength(4);
  });
});

test.describe('the process timeline', () => {
  const process = (page: Page) => page.getByRole('region', { name: 'Our Process' });

  test('is an ordered list of six steps with title, sentence and two pictures', async ({
    page,
  }) => {
    await page.goto('/');
    const steps = process(page).locator('ol > li');
    await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
      'Project Consultation',
      'Research & Planning',
      'Design Phase',
      'Development',
      'Testing & Feedback',
      'Launch & Support',
    ]);
    for (const [index, step] of content.process.steps.entries()) {
      await expect(steps.nth(index).getByText(step.content, { exact: true })).toBeVisible();
      await expect(steps.nth(index).getByRole('img')).toHaveCount(2);
    }
  });

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
  });

  /** Scrolls until the top of a step's title is at 40 % of the window, where it is read. */
  const read = async (page: Page, index: number) => {
    const title = process(page).locator('ol h3').nth(index);
    const top = await title.evaluate((each) => each.getBoundingClientRect().top + scrollY);
    await scrollToPlace(page, top - 0.4 * (page.viewportSize()?.height ?? 0));
  };
  const sizes = [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ];

  test('drives its road down to the middle of the window, wherever one reads', async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto('/');
      for (const index of content.process.steps.keys()) {
        await read(page, index);
        const tip = () =>
          page.locator(road.tip).evaluate((element) => {
            const { bottom, height } = element.parentElement?.getBoundingClientRect() ?? {};
            return { place: (bottom ?? 0) / innerHeight, length: height ?? 0 };
          });
        const label = `step ${index + 1} at ${size.width}`;
        await expect.poll(async () => (await tip()).place, label).toBeGreaterThan(0.44);
        const { place, length } = await tip();
        expect(place, label).toBeLessThan(0.5);
        const { bottom, ground } = await page.locator(road.driven).evaluate((line) => ({
          bottom: line.getBoundingClientRect().bottom / innerHeight,
          ground: line.parentElement?.getBoundingClientRect().height,
        }));
        expect(bottom, `the road of ${label}`).toBeCloseTo(place, 2);
        expect(ground).toBe(length);
      }
    }
  });

  test('begins its road at its head and ends it at its foot', async ({ page }) => {
    await page.goto('/');
    const list = process(page).locator('ol');
    const { top, height } = await list.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { top: box.top + scrollY, height: box.height };
    });
    const driven = () =>
      page
        .locator(road.driven)
        .evaluate(
          (line) =>
            1 + Number.parseFloat(getComputedStyle(line).translate.split(' ')[1] ?? '0') / 100,
        );
    const start = top - 0.45 * 800;
    for (const share of [-0.1, 0, 0.25, 0.5, 0.75, 1, 1.1]) {
      await scrollToPlace(page, start + share * height);
      const expected = Math.min(1, Math.max(0, share));
      await expect
        .poll(async () => Math.abs((await driven()) - expected), `at ${share}`)
        .toBeLessThan(0.01);
    }
  });

  test('has room for its vehicle below the words of the section', async ({ page }) => {
    for (const width of [390, 844, 1000]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const words = process(page).getByText(content.process.section.sectionDescription);
      const top = await words.evaluate((each) => each.getBoundingClientRect().top + scrollY);
      await scrollToPlace(page, top - 500);
      const room = async () => {
        const foot = await words.evaluate((each) => each.getBoundingClientRect().bottom);
        const vehicle = await page.locator(road.vehicle).boundingBox();
        return (vehicle?.y ?? 0) - foot;
      };
      await expect.poll(room, `at ${width}`).toBeGreaterThan(10);
    }
  });

  test('keeps the vehicle on the road, and what is there without one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const square = await page.locator(road.stamp).first().innerHTML();
    for (const index of content.process.steps.keys()) {
      await read(page, index);
      const gap = () =>
        page.evaluate(({ driven, tip: tipSelector }) => {
          const path = document.querySelector<SVGPathElement>(`${driven} path`);
          const tip = document.querySelector(tipSelector);
          const matrix = path?.getScreenCTM();
          if (!path || !tip || !matrix) throw new Error('There is no road.');
          const { left, right } = tip.getBoundingClientRect();
          const bottom = tip.parentElement?.getBoundingClientRect().bottom ?? 0;
          const points = Array.from({ length: 1001 }, (_, part) =>
            path.getPointAtLength((path.getTotalLength() * part) / 1000).matrixTransform(matrix),
          );
          const near = points.reduce((best, point) =>
            Math.abs(point.y - bottom) < Math.abs(best.y - bottom) ? point : best,
          );
          return Math.abs(near.x - (left + right) / 2);
        }, road);
      if (index === 2) await page.locator(road.tip).evaluate((tip) => tip.replaceChildren());
      if (index > 2) {
        await page.locator(road.tip).evaluate((tip, markup) => {
          tip.innerHTML = markup;
        }, square);
        const box = await page.locator(`${road.tip} > svg`).boundingBox();
        expect(box?.width).toBeGreaterThan(20);
      }
      await expect.poll(gap, `pixels beside the road at step ${index + 1}`).toBeLessThan(3);
    }
  });

  test('stamps a stop once the vehicle has passed it, and shows the reading of the step', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const steps = content.process.steps;
    const opaque = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) =>
          all.flatMap((each, index) => (getComputedStyle(each).opacity === '1' ? [index] : [])),
        );
    await expect(page.locator(road.reading)).toHaveText(
      steps.map(({ reading, readingCaption }) => `${reading} ${readingCaption}`),
    );
    for (const index of steps.keys()) {
      // Scroll well into the step: its stop is passed, and the next one is not.
      await read(page, index);
      await page.mouse.wheel(0, 300);
      await expect
        .poll(() => opaque(road.stamp))
        .toEqual(Array.from({ length: index + 1 }, (_, passed) => passed));
      expect(await opaque(road.reading)).toEqual([index]);
    }
  });

  test('keeps its readings clear of the title’s ground, and that ground in the section', async ({
    page,
  }) => {
    for (const size of sizes.slice(1)) {
      await page.setViewportSize(size);
      await page.goto('/');
      const heading = process(page).locator('h2').locator('..');
      /** Where the ground behind the title ends, with the fade below it. */
      const ground = () =>
        heading.evaluate(
          (element) =>
            element.getBoundingClientRect().bottom +
            Number.parseFloat(getComputedStyle(element, '::after').blockSize),
        );
      const readings = page.locator(road.reading);
      for (const index of content.process.steps.keys()) {
        await read(page, index);
        const clear = async () => {
          const reading = await readings.nth(index).boundingBox();
          return (reading?.y ?? 0) - (await ground());
        };
        await expect
          .poll(clear, `pixels above reading ${index + 1} at ${size.width}`)
          .toBeGreaterThan(-1);
      }
      for (const rest of [0, 100, 200, 300]) {
        const foot = await process(page).evaluate(
          (section) => section.getBoundingClientRect().bottom + scrollY,
        );
        await scrollToPlace(page, foot - rest - 200);
        const end = await process(page).evaluate(
          (section) => section.getBoundingClientRect().bottom,
        );
        expect(await ground(), `the ground at ${size.width}`).toBeLessThanOrEqual(end);
      }
    }
  });
});

test.describe('the projects', () => {
  const cards = (page: Page) =>
    page.getByRole('region', { name: 'Crafted to Impress' }).getByRole('listitem');
  const link = (card: Locator) => card.getByRole('link', { name: /^View Project/ });
  /** How visible the link of each card is, and what of the card is blurred: its picture, never its words. */
  const linkStates = (page: Page) =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        const link = card.querySelector('a');
        const blurred = [card, ...card.querySelectorAll('*')].filter((each) =>
          getComputedStyle(each).filter.includes('blur'),
        );
        return {
          link: link ? getComputedStyle(link).opacity : '',
          blurred: blurred.map(({ tagName }) => tagName).join(),
        };
      }),
    );
  const onlyShown = (shown: number) =>
    Array.from({ length: 10 }, (_, index) => ({
      link: index === shown ? '1' : '0',
      blurred: index === shown ? '' : 'IMG',
    }));
  const noneShown = Array.from({ length: 10 }, () => ({ link: '0', blurred: '' }));

  test('are ten cards with a picture, a title and a link', async ({ page }) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(10);
    for (const [index, project] of content.projects.items.entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(project.title);
      await expect(card.locator('img')).toHaveAttribute('alt', project.imageAlt);
      await expect(link(card)).toHaveAttribute('href', project.link);
      await expect(link(card)).toHaveAttribute('target', '_blank');
      await expect(link(card)).toHaveAttribute('rel', /\bnoopener\b/);
      await expect(link(card)).toHaveAccessibleName(
        `View Project ${project.title} (opens in a new tab)`,
      );
    }
  });

  test('show the link of the card under the pointer and blur the pictures of the others', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await linkStates(page)).toEqual(noneShown);
    const isSeen = (title: Element) => title.checkVisibility({ opacityProperty: true });
    for (const card of await cards(page).all()) {
      expect(await card.getByRole('heading').evaluate(isSeen)).toBe(true);
    }
    for (const shown of [0, 4]) {
      await cards(page).nth(shown).hover();
      await expect.poll(() => linkStates(page)).toEqual(onlyShown(shown));
      await expect(cards(page).nth(shown).getByRole('heading')).toBeVisible();
    }
    await page.mouse.move(0, 0);
    await expect.poll(() => linkStates(page)).toEqual(noneShown);
  });

  test('do the same for the card with the keyboard focus', async ({ page }) => {
    await page.goto('/');
    await link(cards(page).nth(2)).focus();
    await expect.poll(() => linkStates(page)).toEqual(onlyShown(2));
    await page.keyboard.press('Tab');
    await expect(link(cards(page).nth(3))).toBeFocused();
    await expect.poll(() => linkStates(page)).toEqual(onlyShown(3));
  });

  test('are uncovered square by square on their way into the window', async ({ page }) => {
    await page.goto('/');
    const first = page.locator('#projects li > :first-child').first();
    /** Which of the eight frames of squares lies over the first picture, with its top at a height of the window. */
    const frameAt = async (height: number) => {
      const top = await first.evaluate((each) => each.getBoundingClientRect().top + scrollY);
      await scrollToPlace(page, top - height);
      return first.evaluate((each) => {
        const { translate } = getComputedStyle(each, '::after');
        return Math.abs(Number.parseFloat(translate.split(' ')[1] ?? '0') / 100) * 8;
      });
    };
    await expect.poll(() => frameAt(790)).toBe(0);
    const middle = await frameAt(550);
    expect(middle).toBeGreaterThan(0);
    expect(middle).toBeLessThan(8);
    await expect.poll(() => frameAt(100)).toBe(8);
  });

  test('have the bar in the colours of the night over them, and nowhere else', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#projects');
    const night = await section.evaluate((each) => getComputedStyle(each).backgroundColor);
    /** The bar with a side of the section this far below the top of the window. */
    const barAt = async (side: 'top' | 'bottom', height: number) => {
      const place = await section.evaluate(
        (each, name) => each.getBoundingClientRect()[name] + scrollY,
        side,
      );
      await scrollToPlace(page, place - height);
      return page.getByRole('banner').evaluate((bar) => {
        const { backgroundColor, color } = getComputedStyle(bar);
        return { backgroundColor, color };
      });
    };
    const onPage = await barAt('top', 400);
    expect(onPage.backgroundColor).not.toBe(night);
    for (const [side, height] of [
      ['top', 10],
      ['bottom', 60],
    ] as const) {
      await expect.poll(async () => (await barAt(side, height)).backgroundColor).toBe(night);
      expect((await barAt(side, height)).color).not.toBe(onPage.color);
    }
    for (const [side, height] of [
      ['top', 60],
      ['bottom', 10],
    ] as const) {
      await expect.poll(() => barAt(side, height)).toEqual(onPage);
    }
  });

  test('open in a new tab', async ({ page, context }) => {
    await context.route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A project</title>' }),
    );
    await page.goto('/');
    const opened = context.waitForEvent('page');
    await cards(page).first().hover();
    await link(cards(page).first()).click();
    const tab = await opened;
    await expect(tab).toHaveURL(content.projects.items[0]?.link ?? '');
    expect(await tab.evaluate(() => opener)).toBeNull();
  });

  for (const { name, viewport } of [
    { name: 'phone', viewport: { width: 390, height: 844 } },
    { name: 'tablet', viewport: { width: 1024, height: 768 } },
  ]) {
    test.describe(`on a ${name} with a touch screen`, () => {
      test.use({ viewport, hasTouch: true, isMobile: true });

      test('show every link and blur nothing', async ({ page }) => {
        await page.goto('/');
        await cards(page)
          .nth(1)
          .tap({ position: { x: 20, y: 20 } });
        for (const { link, blurred } of await linkStates(page)) {
          expect(link).toBe('1');
          expect(blurred).toBe('');
        }
        for (const card of await cards(page).all()) {
          const box = await link(card).boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(24);
        }
      });
    });
  }
});

test.describe('the team', () => {
  const names = content.team.members.map(({ name }) => name);
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

  test('shows the first of five members', async ({ page }) => {
    expect(names).toHaveLength(5);
    await openTeam(page);
    await expectShown(page, 0);
  });

  test('goes on member by member and from the last to the first', async ({ page }) => {
    await openTeam(page);
    for (const place of [1, 2, 3, 4, 0]) {
      await button(page, 'Next').click();
      await expectShown(page, place);
    }
  });

  test('goes back from the first to the last', async ({ page }) => {
    await openTeam(page);
    for (const place of [4, 3]) {
      await button(page, 'Previous').click();
      await expectShown(page, place);
    }
  });

  test('is used with the keyboard, which stays on the button', async ({ page }) => {
    await openTeam(page);
    await button(page, 'Previous').focus();
    await page.keyboard.press('Enter');
    await expectShown(page, 4);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Next')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expectShown(page, 1);
    await expect(button(page, 'Next')).toBeFocused();
  });

  test('does not change by itself', async ({ page }) => {
    await page.clock.install();
    await openTeam(page);
    await page.clock.runFor(30_000);
    await expectShown(page, 0);
    await expect(team(page).getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  });

  test('tells assistive technology that it is a carousel and which slide of five is shown', async ({
    page,
  }) => {
    await openTeam(page);
    await expect(team(page).locator('[aria-roledescription="carousel"]')).toHaveCount(1);
    await expect(team(page).locator('[aria-live="polite"]')).toHaveCount(1);
    const slide = team(page).getByRole('group', { name: '1 of 5' });
    await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    await button(page, 'Next').click();
    await expect(team(page).getByRole('group', { name: '2 of 5' })).toBeVisible();
    await expect(slide).toHaveCount(0);
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

    test('moves by one with a swipe to either side', async ({ page }) => {
      await openTeam(page);
      await swipe(page, -120, 0);
      await expectShown(page, 1);
      await swipe(page, 120, 0);
      await expectShown(page, 0);
      await swipe(page, 120, 0);
      await expectShown(page, 4);
    });

    test('stays where it is when the finger scrolls the page', async ({ page }) => {
      await openTeam(page);
      const before = await page.evaluate(() => scrollY);
      await swipe(page, -20, -150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
      await expectShown(page, 0);
    });
  });
});

test.describe('the testimonials', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'What Our Clients Say' });
  const strip = (page: Page) => region(page).locator('[data-direction]');

  test('expose five quotes once each, with name and title', async ({ page }) => {
    await page.goto('/');
    const quotes = region(page).getByRole('blockquote');
    await expect(quotes).toHaveCount(5);
    await expect(region(page).getByRole('listitem')).toHaveCount(5);
    for (const [index, { quote, name, title }] of content.testimonials.quotes.entries()) {
      await expect(quotes.nth(index)).toHaveText(quote);
      const card = region(page).getByRole('listitem').nth(index);
      await expect(card.getByText(name, { exact: true })).toBeAttached();
      await expect(card.getByText(title, { exact: true })).toBeAttached();
    }
    for (const copy of (await strip(page).locator('ul').all()).slice(1)) {
      await expect(copy).toHaveAttribute('aria-hidden', 'true');
      await expect(copy).toHaveAttribute('inert');
    }
  });

  test('move to the right, 80 seconds a loop', async ({ page }) => {
    await page.goto('/');
    const list = movingList(region(page));
    await strip(page).scrollIntoViewIfNeeded();
    const timing = await list.evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getComputedTiming()),
    );
    expect(timing).toHaveLength(1);
    expect(timing[0]).toMatchObject({ duration: 80_000 });
    const { pixels, seconds, width } = await movementOf(list);
    const moved = ((pixels % width) + width) % width;
    expect(moved / seconds).toBeGreaterThan((width / 80) * 0.97);
    expect(moved / seconds).toBeLessThan((width / 80) * 1.03);
  });

  test('stand still under the pointer, with the focus and with the pause control', async ({
    page,
  }) => {
    await page.goto('/');
    const list = movingList(region(page));
    await strip(page).scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    await expect.poll(() => playState(list)).toBe('running');
    await strip(page).hover();
    await expect.poll(() => playState(list)).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(() => playState(list)).toBe('running');

    const pause = region(page).getByRole('checkbox', { name: /^Pause/ });
    await page.keyboard.press('Tab');
    await pause.focus();
    await expect.poll(() => playState(list)).toBe('paused');
    await page.keyboard.press('Space');
    await expect(pause).toBeChecked();
    await pause.blur();
    expect(await playState(list)).toBe('paused');
    await pause.click();
    await page.mouse.move(0, 0);
    await expect.poll(() => playState(list)).toBe('running');
  });

  test('are stopped by a control of their own: the logos go on', async ({ page }) => {
    await page.goto('/');
    await region(page)
      .getByRole('checkbox', { name: /^Pause/ })
      .check();
    await expect.poll(() => playState(movingList(region(page)))).toBe('paused');
    expect(await playState(page.locator('[data-direction="left"] > ul').first())).toBe('running');
  });
});

test('the last block asks its question and leads to the contact page', async ({ page }) => {
  await page.goto('/');
  const block = page.getByRole('region', { name: 'Get in Touch' });
  await expect(
    block.getByText('Ready to Transform Your Vision into Reality?', { exact: true }),
  ).toBeVisible();
  await expect(
    block.getByText(content.getInTouch.sectionDescription, { exact: true }),
  ).toBeVisible();
  await block.getByRole('link', { name: 'Start Your Project', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
