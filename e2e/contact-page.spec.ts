import type { Locator, Page } from '@playwright/test';
import { content } from '../harness/site-pages.ts';
import { violationsOf } from './support/axe.ts';
import { expect, siteTest as test } from './support/fixtures.ts';

const { contact } = content;
const message = {
  from_name: 'Ngozi Adeleke',
  from_email: 'ngozi@example.com',
  from_subject: 'A booking app',
  from_number: '+234 800 000 0000',
  from_message: 'We lose bookings.\nCan you help?',
};
const names = Object.keys(message) as (keyof typeof message)[];

const sendForm = '**/api/v1.0/email/send-form';
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });
const great = (page: Page) => page.getByRole('dialog', { name: 'Great!' });
const alert = (page: Page) => page.getByRole('alert');
/** The square of each field, and what fills it, in the order of the fields. */
const squares = (page: Page) => page.locator('main svg:has(> g > use[href="#contact-pattern"])');
const fillings = (page: Page) => squares(page).locator('> g');

async function write(page: Page, fields: readonly (keyof typeof message)[] = names) {
  for (const name of fields) await field(page, name).fill(message[name]);
}

/** Answers the mail call with this status. */
const answerWith = (page: Page, status: number) =>
  page.route(sendForm, (route) => route.fulfill({ status, body: 'no' }));

/** Waits until the squares of these fields are filled, and no others. */
const expectFilled = (page: Page, ...filled: (keyof typeof message)[]) =>
  expect
    .poll(() =>
      fillings(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)),
    )
    .toEqual(names.map((name) => (filled.includes(name) ? '1' : '0')));

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const width of [1440, 390]) {
      test(`each field has a square that is filled while the field has text, at ${width} pixels`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/contact');
        await expectFilled(page);
        for (const [index, name] of names.entries()) {
          await field(page, name).fill(message[name]);
          await expectFilled(page, ...names.slice(0, index + 1));
        }
        await field(page, 'from_email').fill('');
        await expectFilled(page, ...names.filter((name) => name !== 'from_email'));
      });
    }
  });
}

test.describe('the squares', () => {
  test.use({ expectedErrors: [/The message was not sent|Failed to load resource/] });

  test('stay filled while the message is on its way and after a failure', async ({ page }) => {
    const written = ['from_name', 'from_number', 'from_message'] as const;
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(sendForm, async (route) => {
      await isAnswered;
      await route.fulfill({ status: 400, body: 'no' });
    });
    await page.goto('/contact');
    await write(page, written);
    await expectFilled(page, ...written);
    // The script has taken over.
    await expect(field(page, 'user_id')).toBeDisabled();
    // The least opacity of the first square in any frame from now on.
    const least = await fillings(page)
      .first()
      .evaluateHandle((square) => {
        const seen = { opacity: 1 };
        const look = () => {
          seen.opacity = Math.min(seen.opacity, Number(getComputedStyle(square).opacity));
          requestAnimationFrame(look);
        };
        look();
        return seen;
      });
    await submitButton(page).click();
    await expect(page.locator('form [aria-live]')).toHaveText(contact.form.sending);
    await expect(field(page, 'from_name')).toHaveValue('');
    await expectFilled(page, ...written);
    answer();
    await expect(alert(page)).toBeVisible();
    await expectFilled(page, ...written);
    expect(await least.jsonValue()).toEqual({ opacity: 1 });
  });

  test('are filled again when a draft is restored', async ({ page }) => {
    await page.goto('/contact');
    await write(page);
    await expect(field(page, 'user_id')).toBeDisabled();
    await page.reload();
    await expect(page.getByText(contact.draft.restored)).toBeVisible();
    await expectFilled(page, ...names);
  });

  test('are empty again once the dialog about a sent message is closed', async ({ page }) => {
    await page.goto('/contact');
    await write(page);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectFilled(page);
  });

  test('fill over 600 ms, and at once where less motion is wanted', async ({ page }) => {
    await page.goto('/contact');
    const square = fillings(page).first();
    await expect(square).toHaveCSS('transition-duration', '0.6s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(square).toHaveCSS('transition-duration', '0s');
  });

  test('are not printed, and hidden from assistive technology', async ({ page }) => {
    await page.goto('/contact');
    const square = squares(page).first();
    await expect(square).toBeVisible();
    await expect(square).toHaveAttribute('aria-hidden', 'true');
    await page.emulateMedia({ media: 'print' });
    await expect(square).toBeHidden();
  });

  test('differ in forced colours as well', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/contact');
    const { ground, filled } = await fillings(page)
      .first()
      .evaluate((square) => ({
        ground: getComputedStyle(document.body).backgroundColor,
        filled: getComputedStyle(square.firstElementChild as Element).fill,
      }));
    expect(filled).not.toBe(ground);
  });

  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 1920, height: 1080 },
  ]) {
    test(`stand in an edge of whole squares from the bar to the band, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/contact');
      const bar = await boxOf(page.getByRole('banner'));
      const main = await boxOf(page.getByRole('main'));
      const edge = await boxOf(page.locator('main svg:has(> #contact-pattern)'));
      const first = await boxOf(squares(page).first());
      expect(edge.y).toBeCloseTo(bar.bottom, 0);
      expect(edge.bottom).toBeGreaterThanOrEqual(main.bottom - 1);
      expect(first.x).toBeCloseTo(edge.x, 0);
      expect(first.y - edge.y).toBeCloseTo(first.height, 0);
      const count = (main.bottom - first.y) / first.height;
      expect(count).toBeCloseTo(Math.round(count), 1);
    });
  }

  test('stay in their place when an error makes the form longer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await answerWith(page, 400);
    await page.goto('/contact');
    await write(page);
    const top = async () =>
      (await boxOf(squares(page).first())).y + (await page.evaluate(() => scrollY));
    const before = await top();
    await submitButton(page).click();
    await expect(alert(page)).toBeVisible();
    expect(await top()).toBeCloseTo(before, 0);
  });

  for (const width of [390, 768]) {
    test(`go with the page while the form is scrolled, at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/contact');
      const { y } = await boxOf(squares(page).first());
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await expect.poll(async () => (await boxOf(squares(page).first())).y).toBeCloseTo(y - 300, 0);
    });
  }
});

test.describe('a wrong e-mail address', () => {
  const email = (page: Page) => field(page, 'from_email');
  const { hint } = contact.form.fields.from_email;

  test('leaves words in place of the hint, which are announced, and takes them back', async ({
    page,
  }) => {
    await page.goto('/contact');
    await expect(email(page)).toHaveAccessibleDescription(hint);
    const before = await page.getByRole('main').boundingBox();
    await email(page).fill('ngozi at example');
    await expect(page.getByText(contact.form.invalidEmail)).toBeHidden();
    await email(page).blur();
    await expect(page.getByText(contact.form.invalidEmail)).toBeVisible();
    await expect(page.getByText(hint)).toBeHidden();
    await expect(email(page)).toHaveAccessibleDescription(contact.form.invalidEmail);
    const danger = await page.getByText(contact.form.invalidEmail).evaluate((words) => {
      return getComputedStyle(words).color;
    });
    await expect(email(page)).toHaveCSS('border-top-color', danger);
    await expect(email(page)).toHaveCSS('border-top-width', '2px');
    expect((await page.getByRole('main').boundingBox())?.height).toBeCloseTo(
      before?.height ?? 0,
      0,
    );
    await email(page).fill('ngozi@example.com');
    await expect(email(page)).toHaveAccessibleDescription(hint);
  });

  test('is marked when it was only noticed by Submit', async ({ page }) => {
    await page.goto('/contact');
    await email(page).fill('ngozi at example');
    await email(page).press('Enter');
    await expect(page.getByText(contact.form.invalidEmail)).toBeVisible();
    await expect(email(page)).toBeFocused();
  });
});

test.describe('Try again', () => {
  test.use({ expectedErrors: [/The message was not sent|Failed to load resource/] });

  for (const width of [1280, 390]) {
    test(`moves the view by no more than the height of the error, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await answerWith(page, 400);
      await page.goto('/contact');
      await write(page);
      await submitButton(page).click();
      await expect(alert(page)).toBeFocused();
      const again = alert(page).getByRole('button', { name: 'Try again' });
      await again.scrollIntoViewIfNeeded();
      const { height } = await boxOf(alert(page));
      await page.unroute(sendForm);
      const before = await page.evaluate(() => scrollY);
      await again.click();
      await expect(great(page)).toBeVisible();
      const after = await page.evaluate(async () => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        return scrollY;
      });
      expect(Math.abs(after - before)).toBeLessThanOrEqual(height + 40);
    });
  }
});

test('while a message is on its way the button keeps its colours and shows that it works', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(sendForm, () => {});
  await page.goto('/contact');
  await write(page);
  const look = () =>
    submitButton(page).evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return { backgroundColor, color };
    });
  const before = await look();
  await submitButton(page).click();
  await expect(page.locator('form [aria-live]')).toHaveText(contact.form.sending);
  expect(await look()).toEqual(before);
  const status = page.locator('form [aria-live]');
  const moving = () =>
    status.evaluate((element) => element.getAnimations({ subtree: true }).length);
  expect(await moving()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
  const [button, words] = await Promise.all([boxOf(submitButton(page)), boxOf(status)]);
  expect(words.x).toBeGreaterThanOrEqual(button.x);
  expect(words.x + words.width).toBeLessThanOrEqual(button.x + button.width);
});

test('the dialog about a sent message without a name stands above five filled squares', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await write(page, ['from_email', 'from_message']);
  await submitButton(page).click();
  const dialog = great(page);
  await expect(dialog).toHaveAccessibleDescription(contact.success.text);
  await expect(dialog.getByRole('button')).toHaveCount(0);
  const row = dialog.locator('svg:has(> use[href="#contact-pattern"])');
  await expect(row).toHaveCount(5);
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(544);
  const { x, right, bottom } = await boxOf(dialog);
  const [first, last] = [await boxOf(row.first()), await boxOf(row.last())];
  expect(first.x - x).toBeLessThan(4);
  expect(right - last.right).toBeLessThan(4);
  expect(bottom - last.bottom).toBeLessThan(4);
});

test.describe('the layout', () => {
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    test(`shows Submit in the first view of a window of ${width} by ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/contact');
      expect((await boxOf(submitButton(page))).bottom).toBeLessThanOrEqual(height - 16);
    });
  }

  test('leaves no more below Submit than below the words beside it, at 1440 pixels', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const main = await boxOf(page.getByRole('main'));
    expect(main.bottom - (await boxOf(submitButton(page))).bottom).toBeLessThanOrEqual(80);
  });

  test('has each hint between its label and its field, and fields beside each other in one line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    for (const name of names) {
      const control = await boxOf(field(page, name));
      const label = await boxOf(page.locator(`label[for="contact-${name}"]`));
      const hint = page.locator(`#contact-${name}-hint`);
      if ((await hint.count()) === 0) {
        expect(control.y - label.bottom, name).toBeLessThan(16);
        continue;
      }
      const { y, bottom } = await boxOf(hint);
      expect(y - label.bottom, name).toBeCloseTo(4, 0);
      expect(bottom, name).toBeLessThanOrEqual(control.y);
    }
    for (const [one, other] of [
      ['from_name', 'from_email'],
      ['from_subject', 'from_number'],
    ] as const) {
      const [left, right] = [await boxOf(field(page, one)), await boxOf(field(page, other))];
      expect(left.y).toBeCloseTo(right.y, 0);
      expect(left.right).toBeLessThan(right.x);
    }
  });

  for (const width of [390, 1024, 1440, 1920]) {
    test(`has the heading on one line, and longer words unbroken, at ${width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      const heading = page.getByRole('heading', { level: 1 });
      /** How many lines each word takes. */
      const linesOf = (text: string) =>
        heading.evaluate((element, words) => {
          element.textContent = words;
          const node = element.firstChild;
          const range = document.createRange();
          return [...words.matchAll(/\S+/g)].map(({ 0: word, index }) => {
            if (node) range.setStart(node, index);
            if (node) range.setEnd(node, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size;
          });
        }, text);
      const { height } = await boxOf(heading);
      const size = await heading.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      );
      expect(height).toBeLessThan(1.2 * size);
      expect(await linesOf('Kontakt aufnehmen')).toEqual([1, 1]);
    });
  }

  test('has a long label of a contact detail on one line, with a gap before what it names', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    const label = page.locator('main dt').last();
    await label.evaluate((element) => {
      element.textContent = 'So finden Sie uns';
    });
    const { end, lines } = await label.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { end: range.getBoundingClientRect().right, lines: range.getClientRects().length };
    });
    expect(lines).toBe(1);
    const starts = await page
      .locator('main dd')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(Math.min(...starts) - end).toBeGreaterThanOrEqual(8);
    expect(new Set(starts).size).toBe(1);
  });
});

/** The states of the page, each with the steps that lead to it. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  empty: async () => {},
  filled: (page) => write(page),
  'with a wrong e-mail address': async (page) => {
    await field(page, 'from_email').fill('ngozi at example');
    await field(page, 'from_email').blur();
  },
  sending: async (page) => {
    await page.route(sendForm, () => {});
    await write(page);
    await submitButton(page).click();
    await expect(page.locator('form [aria-live]')).toHaveText(contact.form.sending);
  },
  'after a failure': async (page) => {
    await answerWith(page, 400);
    await write(page);
    await submitButton(page).click();
    await expect(alert(page)).toBeVisible();
  },
  'after a success': async (page) => {
    await write(page);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
  },
};

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test.describe(`axe finds nothing wrong, ${colorScheme}, ${width} pixels,`, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 844 },
      expectedErrors: [/The message was not sent|Failed to load resource/],
    });

    for (const [state, reach] of Object.entries(states)) {
      test(state, async ({ page }) => {
        await page.goto('/contact');
        await reach(page);
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  });
}
