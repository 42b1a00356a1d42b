import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { productRoot } from '../packages/harness/root.ts';
import { content } from '../packages/harness/site-pages.ts';
import {
  alert,
  failureErrors,
  field,
  fieldNames,
  great,
  sendForm,
  submitButton,
  message as usual,
  write,
} from './support/contact-form.ts';
import { expect, type StoredMessage, siteTest } from './support/fixtures.ts';

const empty = Object.fromEntries(fieldNames.map((name) => [name, '']));

/** The message as it is stored: a line end is two characters on the wire. */
const storedOf = (message: typeof usual) => ({
  ...message,
  from_message: message.from_message.replaceAll('\n', '\r\n'),
});

const test = siteTest.extend<{ message: typeof usual; received: () => StoredMessage[] }>({
  // The gateway keeps the same fields within a day once.
  message: async ({}, use, { title }) =>
    use({ ...usual, from_message: `${usual.from_message}\n\n${title}` }),
  /** What the gateway has stored since the test began. */
  received: async ({ gateway }, use) => {
    const before = gateway.inbox().length;
    await use(() => gateway.inbox().slice(before));
  },
});

const note = (page: Page) => page.getByText(content.contact.draft.restored);

/** The accessibility properties of the error beside its content. */
async function alertProperties(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const node = nodes.find(({ role }) => role?.value === 'alert');
  return node?.properties?.map(({ name }) => name) ?? [];
}

/** The script that the provider publishes for pages. */
const publishedClient = readFileSync(
  join(productRoot, 'node_modules/@emailjs/browser/dist/email.min.js'),
  'utf8',
);

interface PublishedClient {
  init(options: { publicKey: string; origin: string }): void;
  sendForm(service: string, template: string, form: HTMLFormElement): Promise<unknown>;
}

/** Sends a form with these fields by the published client in the page, and returns its answer. */
const sendByPublishedClient = (page: Page, fields: Record<string, string>) =>
  page.evaluate((sent) => {
    const form = document.createElement('form');
    for (const [name, value] of Object.entries(sent))
      form.append(Object.assign(document.createElement('textarea'), { name, value }));
    const { emailjs } = globalThis as unknown as { emailjs: PublishedClient };
    emailjs.init({ publicKey: 'public_site_key', origin: location.origin });
    return emailjs.sendForm('agency_site', 'contact_form', form);
  }, fields);

/** The bytes of a request, without the boundary of its parts, which differs in each request. */
async function onTheWire(request: Request) {
  const { 'content-length': _, ...headers } = await request.allHeaders();
  const boundary = headers['content-type']?.split('boundary=')[1] ?? '';
  return JSON.stringify([request.method(), request.url(), headers, request.postData()])
    .replaceAll(boundary, 'BOUNDARY')
    .split('BOUNDARY');
}

async function expectWritten(page: Page, fields: Record<string, string>) {
  for (const [name, text] of Object.entries(fields))
    await expect(field(page, name)).toHaveValue(text);
}

/** Waits for the error with the content's sentence for a cause, which the form carries as data. */
async function expectSentence(page: Page, cause: string) {
  const form = page.locator('astro-island[component-export="ContactForm"]');
  const { words } = JSON.parse((await form.getAttribute('props')) ?? '');
  await expect(alert(page)).toContainText(words[1].failure[1].sentences[1][cause][1]);
}

/** The number of mail calls, whoever answers them. */
function countCalls(page: Page) {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/send-form')) calls += 1;
  });
  return () => calls;
}

test('a message is in the database when the page says that it was sent, and its draft is gone', async ({
  page,
  baseURL,
  message,
  received,
}) => {
  await page.goto('/contact');
  await write(page, message);
  const called = page.waitForRequest(sendForm);
  await submitButton(page).click();
  await expectWritten(page, empty);
  await expect(great(page)).toBeVisible();
  await expect(great(page)).toContainText('Your message has been sent successfully');
  expect(received()).toMatchObject([{ ...storedOf(message), state: 'queued' }]);
  // The nine parts of the published client, in its order.
  const parts = ((await called).postData() ?? '').matchAll(/name="([^"]*)"/g);
  expect([...parts].map(([, name]) => name)).toEqual([
    ...fieldNames,
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ]);
  await great(page).getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goto('/contact');
  await field(page, 'from_name').focus();
  await expect(field(page, 'user_id')).toBeDisabled();
  await expectWritten(page, empty);
  await expect(note(page)).toBeHidden();
});

test('the published client of the provider makes the same request, part by part', async ({
  page,
  message,
  received,
}) => {
  await page.goto('/contact');
  await write(page, message);
  const [own] = await Promise.all([page.waitForRequest(sendForm), submitButton(page).click()]);
  await expect(great(page)).toBeVisible();
  await page.evaluate(publishedClient);
  const [published, answer] = await Promise.all([
    page.waitForRequest(sendForm),
    sendByPublishedClient(page, message),
  ]);
  expect(answer).toMatchObject({ status: 200, text: 'OK' });
  // The boundary stands in the headers, before each of the nine parts and at the end.
  expect(await onTheWire(own)).toHaveLength(12);
  expect(await onTheWire(own)).toEqual(await onTheWire(published));
  // The same five fields are one message.
  expect(received()).toMatchObject([storedOf(message)]);
});

test.describe('when the script is slow or does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource|Error hydrating/] });

  test('a submit before the form is hydrated is sent once it is, with the same text', async ({
    page,
    message,
    received,
  }) => {
    await page.goto('/contact');
    const submitted = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await submitted.promise;
      await route.continue();
    });
    await write(page, message);
    await submitButton(page).click();
    submitted.resolve();
    await expect(great(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    expect(received()).toMatchObject([storedOf(message)]);
  });

  test('a visitor who is offline before the script came is told so, and sends once the network is back', async ({
    page,
    context,
    message,
    received,
  }) => {
    await page.goto('/contact');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await write(page, message);
    await submitButton(page).click();
    const { unreachable } = content.contact.failure.sentences;
    await expect(submitButton(page)).toHaveJSProperty('validationMessage', unreachable);
    await expectWritten(page, message);
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(great(page)).toBeVisible();
    expect(received()).toMatchObject([storedOf(message)]);
  });

  test('a submit whose script is blocked is sent by the browser itself', async ({
    page,
    message,
    received,
  }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/contact');
    await write(page, message);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Great!' })).toBeVisible();
    expect(received()).toMatchObject([storedOf(message)]);
  });
});

test('a double click makes one message, and does not close the dialog again', async ({
  page,
  message,
  received,
}) => {
  const calls = countCalls(page);
  await page.goto('/contact');
  await write(page, message);
  await submitButton(page).dblclick({ delay: 60 });
  await expect(great(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(great(page)).toBeVisible();
  expect(calls()).toBe(1);
  expect(received()).toHaveLength(1);
});

test.describe('a failure', () => {
  test.use({ expectedErrors: failureErrors });

  test('of the whole server is shown with the text restored, and Try again sends it when the server is back', async ({
    page,
    gateway,
    message,
    received,
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
    expect(received()).toMatchObject([storedOf(message)]);
  });
});

test('with the keyboard alone a visitor writes, sends, closes the dialog and is back at the button', async ({
  page,
  message,
  received,
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
  await page.keyboard.press('Escape');
  await expect(great(page)).toBeHidden();
  await expect(submitButton(page)).toBeFocused();
  expect(received()).toMatchObject([storedOf(message)]);
});
