import type { Page } from '@playwright/test';
import { content } from '../harness/site-pages.ts';
import { violationsOf } from './support/axe.ts';
import { expect, siteTest, test } from './support/fixtures.ts';

const message = {
  from_name: 'Ngozi Adeleke',
  from_email: 'ngozi@example.com',
  from_subject: 'A booking app',
  from_number: '+234 800 000 0000',
  from_message: 'Ẹ káàárọ̀ 👋\n\nWe lose bookings. Can you help?',
};
type Fields = Partial<Record<keyof typeof message, string>>;
/** The cause of failure for each status of the server. */
const causes = {
  400: 'rejected',
  403: 'blocked',
  413: 'tooLarge',
  429: 'tooMany',
  451: 'headless',
};
const empty = {
  from_name: '',
  from_email: '',
  from_subject: '',
  from_number: '',
  from_message: '',
};

/** The message as it is stored: a line end is two characters on the wire. */
const stored = { ...message, from_message: message.from_message.replaceAll('\n', '\r\n') };

const sendForm = '**/api/v1.0/email/send-form';
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });
const great = (page: Page) => page.getByRole('dialog', { name: 'Great!' });
const alert = (page: Page) => page.getByRole('alert');
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** The accessibility properties of the error beside its content. */
async function alertProperties(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const node = nodes.find(({ role }) => role?.value === 'alert');
  return node?.properties?.map(({ name }) => name) ?? [];
}

async function write(page: Page, fields: Fields) {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
}

async function expectWritten(page: Page, fields: Fields) {
  for (const [name, text] of Object.entries(fields))
    await expect(field(page, name)).toHaveValue(text);
}

/** Waits for the error with the sentence that the content has for this cause; the form brings it along as data. */
async function expectSentence(page: Page, cause: string) {
  const form = page.locator('astro-island[component-export="ContactForm"]');
  const { words } = JSON.parse((await form.getAttribute('props')) ?? '');
  await expect(alert(page)).toContainText(words[1].failure[1].sentences[1][cause][1]);
}

/** The contact page as it would be built with other mail settings: they stand in the page as data. */
async function openWith(
  page: Page,
  settings: Record<string, string | number | boolean | string[]>,
) {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    let html = await response.text();
    for (const [name, value] of Object.entries(settings)) {
      const data = Array.isArray(value)
        ? `[1,${JSON.stringify(value.map((item) => [0, item]))}]`
        : `[0,${JSON.stringify(value)}]`;
      const before = new RegExp(`&quot;${name}&quot;:\\[(0,(&quot;.*?&quot;|\\w+)|1,\\[\\])\\]`);
      expect(html).toMatch(before);
      html = html.replace(before, `"${name}":${data}`.replaceAll('"', '&quot;'));
    }
    await route.fulfill({ response, body: html });
  });
  await page.goto('/contact');
}

/** How many times the mail call was made, whoever answers it. */
function countCalls(page: Page) {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/send-form')) calls += 1;
  });
  return () => calls;
}

test('a message typed on the contact page is in the database when the page says that it was sent', async ({
  page,
  gateway,
}) => {
  await page.goto('/contact');
  await write(page, message);
  await submitButton(page).click();
  await expectWritten(page, empty);
  await expect(great(page)).toBeVisible();
  await expect(great(page)).toContainText('Your message has been sent successfully');
  expect(gateway.inbox()).toMatchObject([{ ...stored, state: 'queued' }]);
  await great(page).getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(`${gateway.url}/`);
});

siteTest(
  'an ordinary send has exactly nine parts, in the order of the published client',
  async ({ page }) => {
    await page.goto('/contact');
    await write(page, message);
    const sent = page.waitForRequest(sendForm);
    await submitButton(page).click();
    const request = await sent;
    const names = [...(request.postData() ?? '').matchAll(/name="([^"]*)"/g)].map(
      (match) => match[1],
    );
    expect(names).toEqual([
      ...Object.keys(message),
      'lib_version',
      'service_id',
      'template_id',
      'user_id',
    ]);
    await expect(great(page)).toBeVisible();
  },
);

siteTest(
  'no framework is loaded before the form is used, and the directive has less than 650 bytes',
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringContaining('/_astro/scripts.')]);
    const script = await (await page.request.get(scripts.join())).text();
    const directive = script.split(';\n').find((part) => part.includes('island:ready'));
    expect(directive?.length).toBeLessThan(650);
    await field(page, 'from_name').focus();
    await expect.poll(() => scripts.length).toBeGreaterThan(1);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends by itself and leads to a page that says Great!', async ({
    page,
    gateway,
  }) => {
    await page.goto('/contact');
    await write(page, message);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Great!' })).toBeVisible();
    expect(gateway.inbox()).toMatchObject([stored]);
  });
});

test.describe('when the script is slow or does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|Error hydrating/] });

  test('a submit before the form is hydrated is sent once it is, with the same text', async ({
    page,
    gateway,
  }) => {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto('/contact');
    await write(page, message);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    expect(gateway.inbox()).toMatchObject([stored]);
  });

  test('a submit whose script is blocked is sent by the browser itself', async ({
    page,
    gateway,
  }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    await write(page, message);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Great!' })).toBeVisible();
    expect(gateway.inbox()).toMatchObject([stored]);
  });
});

test('a double click makes one message, and does not close the dialog again', async ({
  page,
  gateway,
}) => {
  const calls = countCalls(page);
  await page.goto('/contact');
  await write(page, message);
  await submitButton(page).dblclick({ delay: 60 });
  await expect(great(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(great(page)).toBeVisible();
  expect(calls()).toBe(1);
  expect(gateway.inbox()).toHaveLength(1);
});

siteTest('while a message is on its way the form says so and takes no other', async ({ page }) => {
  const calls = countCalls(page);
  let answer = () => {};
  await page.route(sendForm, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto('/contact');
  await write(page, message);
  await submitButton(page).click();
  await expect(page.locator('form [aria-live]')).toHaveText('Sending…');
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
  await write(page, { from_message: 'another one', from_email: 'ngozi@example.com' });
  await submitButton(page).click({ force: true });
  await field(page, 'from_email').press('Enter');
  await expectWritten(page, { from_message: 'another one' });
  answer();
  await expect(great(page)).toBeVisible();
  expect(calls()).toBe(1);
  await page.keyboard.press('Escape');
  await expectWritten(page, { from_message: 'another one' });
});

test('where storage is denied the form still sends', async ({ page, gateway }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/contact');
  await write(page, message);
  await submitButton(page).click();
  await expect(great(page)).toBeVisible();
  expect(gateway.inbox()).toMatchObject([stored]);
});

test('the browser itself asks for a right email address, and the text stays', async ({
  page,
  gateway,
}) => {
  await page.goto('/contact');
  await write(page, { ...message, from_email: 'ngozi at example' });
  await submitButton(page).click();
  expect(
    await field(page, 'from_email').evaluate((input: HTMLInputElement) => input.validity.valid),
  ).toBe(false);
  await expectWritten(page, { from_message: message.from_message });
  expect(gateway.inbox()).toEqual([]);
});

test.describe('a failure', () => {
  test.use({
    expectedErrors: [/The message was not sent|Failed to load resource/],
  });

  test('of the whole server is shown with the text restored, and Try again sends it when the server is back', async ({
    page,
    gateway,
  }) => {
    await page.goto('/contact');
    await write(page, message);
    await expect(page.locator('[name="user_id"]')).toBeDisabled();
    await gateway.stop();
    await submitButton(page).click();
    await expect(alert(page)).toBeVisible();
    // Nobody answers, which the client calls status 0.
    await expectSentence(page, 'unreachable');
    await expect(alert(page)).toBeFocused();
    const properties = await alertProperties(page);
    expect(properties).toContain('focused');
    // A live region with the focus would be read twice.
    expect(properties).not.toContain('live');
    await expectWritten(page, message);
    await gateway.start();
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(great(page)).toBeVisible();
    await expect(alert(page)).toBeHidden();
    expect(gateway.inbox()).toMatchObject([stored]);
  });

  test('that passes within seconds is never seen by the visitor', async ({ page, gateway }) => {
    const calls = countCalls(page);
    let failures = 0;
    await page.route(sendForm, (route) => {
      failures += 1;
      return failures === 1 ? route.fulfill({ status: 503, body: 'down' }) : route.continue();
    });
    await page.goto('/contact');
    await write(page, message);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
    expect(calls()).toBe(2);
    expect(gateway.inbox()).toHaveLength(1);
  });

  test('never overwrites what was typed meanwhile: the unsent text is shown beside it and sent by Try again', async ({
    page,
    gateway,
  }) => {
    let answer = () => {};
    await page.route(
      sendForm,
      async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.fulfill({ status: 400, body: 'no' });
      },
      { times: 1 },
    );
    await page.goto('/contact');
    await write(page, message);
    await submitButton(page).click();
    await expectWritten(page, empty);
    await write(page, { from_message: 'something new' });
    answer();
    await expect(alert(page)).toContainText(message.from_subject);
    await expectWritten(page, { ...empty, from_message: 'something new' });
    await alert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(great(page)).toBeVisible();
    expect(gateway.inbox()).toMatchObject([stored]);
    await expectWritten(page, { from_message: 'something new' });
  });

  siteTest('by silence ends after fifteen seconds at the latest', async ({ page }) => {
    await page.clock.install();
    await page.route(sendForm, () => {});
    await page.goto('/contact');
    await write(page, message);
    const called = page.waitForRequest(sendForm);
    await submitButton(page).click();
    await called;
    await page.clock.runFor(15_000);
    await expectSentence(page, 'timedOut');
    await expectWritten(page, message);
  });

  siteTest(
    'because of a page that is not the server, as a hotel network answers, is not called a success',
    async ({ page }) => {
      await page.route(sendForm, (route) =>
        route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<h1>Log in to the hotel</h1>',
        }),
      );
      await page.goto('/contact');
      await write(page, message);
      await submitButton(page).click();
      await expect(alert(page)).toBeVisible();
      await expectWritten(page, message);
    },
  );

  for (const [status, cause] of Object.entries(causes)) {
    siteTest(
      `with status ${status} has the sentence for "${cause}" and no accessibility issue`,
      async ({ page }) => {
        await page.route(sendForm, (route) =>
          route.fulfill({ status: Number(status), body: 'no' }),
        );
        await page.goto('/contact');
        await write(page, message);
        await submitButton(page).click();
        await expectSentence(page, cause);
        expect(await violationsOf(page)).toEqual([]);
      },
    );
  }
});

test.describe('the confirmation before sending', () => {
  test('about an empty message goes back to the message field', async ({ page, gateway }) => {
    await page.goto('/contact');
    await write(page, { ...message, from_message: '  ' });
    await submitButton(page).click();
    const confirmation = page.getByRole('dialog');
    await expect(confirmation.getByRole('button', { name: 'Send anyway' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await confirmation.getByRole('button', { name: 'Go back' }).click();
    await expect(confirmation).toBeHidden();
    await expect(field(page, 'from_message')).toBeFocused();
    await expectWritten(page, { ...message, from_message: '  ' });
    expect(gateway.inbox()).toEqual([]);
  });

  test('about a message that nobody can answer sends it all the same when asked to', async ({
    page,
    gateway,
  }) => {
    await page.goto('/contact');
    await write(page, { from_name: 'Ngozi', from_message: 'Hello' });
    await submitButton(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send anyway' }).click();
    await expect(great(page)).toBeVisible();
    expect(gateway.inbox()).toMatchObject([
      { ...empty, from_name: 'Ngozi', from_message: 'Hello' },
    ]);
  });

  test('closes with Escape, which means to go back', async ({ page, gateway }) => {
    await page.goto('/contact');
    await write(page, { from_message: 'Hello' });
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(field(page, 'from_email')).toBeFocused();
    expect(gateway.inbox()).toEqual([]);
  });
});

test.describe('the draft', () => {
  const note = (page: Page) => page.getByText(content.contact.draft.restored);

  siteTest('survives a reload, and can be discarded', async ({ page }) => {
    await page.goto('/contact');
    await write(page, message);
    await expect(field(page, 'user_id')).toBeDisabled();
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expectWritten(page, message);
    await page.getByRole('button', { name: content.contact.draft.discard }).click();
    await expectWritten(page, empty);
    await expect(note(page)).toBeHidden();
    await page.goto('/');
    await page.goto('/contact');
    await expectWritten(page, empty);
  });

  siteTest('is gone after the message was sent', async ({ page }) => {
    await page.goto('/contact');
    await write(page, message);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
    await page.goto('/contact');
    await field(page, 'from_name').focus();
    await expect(field(page, 'user_id')).toBeDisabled();
    await expectWritten(page, empty);
    await expect(note(page)).toBeHidden();
  });

  siteTest('stays when the page is closed before the answer has come', async ({ page }) => {
    await page.route(sendForm, () => {});
    await page.goto('/contact');
    await write(page, message);
    const called = page.waitForRequest(sendForm);
    await submitButton(page).click();
    await called;
    await page.goto('/');
    await page.goto('/contact');
    await expect(note(page)).toBeVisible();
    await expectWritten(page, message);
  });
});

test('with the keyboard alone a visitor writes, sends, closes the dialog and is back at the button', async ({
  page,
  gateway,
}) => {
  await page.goto('/contact');
  await field(page, 'from_name').focus();
  for (const text of Object.values(message)) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(great(page)).toBeVisible();
  await expect(great(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(great(page).getByRole('link', { name: 'Go home' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(great(page)).toBeHidden();
  await expect(submitButton(page)).toBeFocused();
  expect(gateway.inbox()).toMatchObject([stored]);
});

test.describe('built for the provider', () => {
  test.use({
    bypassCSP: true,
    expectedErrors: [/The message was not sent|Failed to load resource/],
  });
  const provider = 'https://api.emailjs.com';
  const cors = { 'Access-Control-Allow-Origin': '*' };

  test('the same form posts to the provider, and nothing reaches the gateway', async ({
    page,
    gateway,
  }) => {
    await page.route(`${provider}/**`, (route) =>
      route.fulfill({ status: 200, headers: cors, body: 'OK' }),
    );
    await openWith(page, { origin: provider, serviceId: 'service_1' });
    await write(page, message);
    const sent = page.waitForRequest(`${provider}/api/v1.0/email/send-form`);
    await submitButton(page).click();
    expect((await sent).postData()).toContain('service_1');
    await expect(great(page)).toBeVisible();
    expect(gateway.inbox()).toEqual([]);
  });

  siteTest(
    'a failure of the provider is shown after one call, as a second could send the message twice',
    async ({ page }) => {
      const calls = countCalls(page);
      await page.route(`${provider}/**`, (route) =>
        route.fulfill({ status: 500, headers: cors, body: 'failure' }),
      );
      await openWith(page, { origin: provider });
      await write(page, message);
      await submitButton(page).click();
      await expect(alert(page)).toBeVisible();
      expect(calls()).toBe(1);
    },
  );
});

test.describe("with the mail client's own options switched on", () => {
  test.use({ expectedErrors: [/The message was not sent/] });

  siteTest(
    'the block list refuses an address, in any case of letters, without a call',
    async ({ page }) => {
      const calls = countCalls(page);
      await openWith(page, { blockList: ['NGOZI@example.com'] });
      await write(page, message);
      await submitButton(page).click();
      await expectSentence(page, 'blocked');
      await expectWritten(page, message);
      expect(calls()).toBe(0);
    },
  );

  siteTest('the headless block refuses a browser that a program runs', async ({ page }) => {
    const calls = countCalls(page);
    await openWith(page, { blockHeadless: true });
    await write(page, message);
    await submitButton(page).click();
    await expectSentence(page, 'headless');
    expect(calls()).toBe(0);
  });

  test('the rate limit lets one message through and holds back the next, also after a reload', async ({
    page,
    gateway,
  }) => {
    await openWith(page, { rateLimitMs: 600_000 });
    await write(page, message);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
    await page.reload();
    await write(page, { ...message, from_message: 'A second one' });
    await submitButton(page).click();
    await expectSentence(page, 'tooMany');
    expect(gateway.inbox()).toHaveLength(1);
  });
});
