import type { MailServer } from '../../packages/harness/mail-server.ts';
import { content } from '../../packages/harness/site-pages.ts';
import { disturbances } from '../support/disturbances.ts';
import { mailServerFixture, mailSettings, useGateway } from '../support/fixtures.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

/** A message of each test's own: the gateway keeps the same fields within a day once. */
const messageWith = (from_message: string) => ({
  from_name: 'Adé Ọlá',
  from_email: 'ade@example.com',
  from_message,
});

/** Types a message once the form's script is there. */
async function write(page: EnginePage, message: Record<string, string>): Promise<void> {
  await page.goto('/contact');
  for (const [name, text] of Object.entries(message)) await page.type(`[name="${name}"]`, text);
  await expect
    .poll(() => page.run(() => document.querySelector('[name="user_id"]:disabled') !== null))
    .toBe(true);
}

/** The title of the open dialog; null where there is none. */
const dialogTitle = (page: EnginePage) =>
  page.run(() => document.querySelector('dialog[open] h2')?.textContent ?? null);

/** Waits for the dialog that says that the message was sent. */
const isSent = (page: EnginePage) =>
  expect.poll(() => dialogTitle(page)).toBe(content.contact.success.title);

const textOf = (page: EnginePage) => page.run(() => document.querySelector('textarea')?.value);

const focused = (page: EnginePage) => page.run(() => document.activeElement?.tagName);

/** Waits for the alert that says that the message was not sent. */
const isRefused = (page: EnginePage) =>
  expect
    .poll(() => page.run(() => document.querySelector('[role="alert"] h2')?.textContent))
    .toBe(content.contact.failure.title);

/** Whether the element whose own text contains these words is visible. */
const wordsAreVisible = (page: EnginePage, words: string) =>
  page.run((text) => {
    const found = [...document.querySelectorAll('form span')].find(({ textContent }) =>
      textContent.includes(text),
    );
    return found !== undefined && getComputedStyle(found).visibility === 'visible';
  }, words);

const filledSquares = (page: EnginePage) =>
  page.run(
    () =>
      [...document.querySelectorAll('main svg > g:last-child:has(path + use)')].filter(
        (square) => getComputedStyle(square).opacity === '1',
      ).length,
  );

/** Position and height of the letters of the name, in squares from the first square. */
const lettersLaid = (page: EnginePage) =>
  page.run(() => {
    const first = document.querySelector('[data-strip] > svg')?.getBoundingClientRect();
    const side = first?.width ?? 1;
    return [...document.querySelectorAll('[data-strip] > svg:nth-child(6) > g')].map((letter) => {
      const { y, height } = letter.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      return [y - (first?.y ?? 0), height].map((each) => Math.round((10 * each) / side) / 10);
    });
  });

/** A gateway of the test's own, which relays by a mail server. */
const mailTest = test.extend<{ mailServer: MailServer }>({
  mailServer: mailServerFixture,
  gateway: ({ mailServer }, use) => useGateway(mailSettings(mailServer), use),
});

test('a name is laid over the squares with movement, and its pattern shown', async ({ open }) => {
  const page = await open();
  await write(page, messageWith('Woven 👋'));
  await expect.poll(() => lettersLaid(page)).toEqual([0, 1, 2, 3, 4, 5].map((place) => [place, 1]));
  await page.click('form [type="submit"]');
  await isSent(page);
  expect(await page.run(() => document.querySelector('dialog bdi')?.textContent)).toBe('Adé Ọlá');
  expect(
    await page.run(() => document.querySelectorAll('dialog > svg > g[transform]').length),
  ).toBe(32);
  expect(await page.consoleErrors()).toEqual([]);
});

mailTest(
  'a message is typed, with a filled square for each field, sent with Enter and mailed',
  async ({ open, gateway, mailServer }) => {
    const message = messageWith('Hello 👋');
    const page = await open({ still: true });
    await write(page, message);
    await expect.poll(() => filledSquares(page)).toBeGreaterThanOrEqual(3);
    await page.reload();
    await expect.poll(() => textOf(page)).toBe(message.from_message);
    await page.run(() => document.querySelector<HTMLElement>('[name="from_name"]')?.focus());
    await page.press('Enter');
    await isSent(page);
    expect(gateway.inbox()).toMatchObject([message]);
    await expect.poll(() => mailServer.received.map(({ mail }) => mail.text)).toHaveLength(1);
    expect(mailServer.received[0]?.mail.text).toContain(message.from_message);
    expect(await focused(page)).toBe('DIALOG');
    // The way back does not lead to an open dialog.
    await page.press('Tab');
    await page.press('Enter');
    await expect.poll(() => page.run(() => location.pathname)).toBe('/');
    await page.run(() => history.back());
    await expect.poll(() => page.run(() => location.pathname)).toBe('/contact');
    await expect.poll(() => dialogTitle(page)).toBe(null);
    expect(await textOf(page)).toBe('');
    expect(await page.consoleErrors()).toEqual([]);
  },
);

test('a message that fails is put back, and Try again sends it', async ({ open, gateway }) => {
  const message = messageWith('Hello again 👋');
  const before = gateway.inbox().length;
  const page = await open({ still: true });
  await write(page, message);
  await gateway.stop();
  await page.click('form [type="submit"]');
  await isRefused(page);
  expect(await textOf(page)).toBe(message.from_message);
  // The title of the error is in view, below the bar, although only the end of the error was.
  const isBelowBar = () =>
    page.run(() => {
      const top = document.querySelector('[role="alert"] h2')?.getBoundingClientRect().top ?? 0;
      return top >= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
    });
  await expect.poll(isBelowBar).toBe(true);
  await gateway.start();
  await page.click('[role="alert"] button');
  await isSent(page);
  expect(gateway.inbox().slice(before)).toMatchObject([message]);
});

test('a message without an address is asked about first, in a dialog that obeys the keyboard', async ({
  open,
  gateway,
}) => {
  const message = { from_message: 'Hello from nobody 👋' };
  const before = gateway.inbox().length;
  const page = await open({ still: true });
  await write(page, message);
  const { title } = content.contact.question.unanswerable;
  const submit = async () => {
    await page.run(() => document.querySelector<HTMLElement>('form [type="submit"]')?.focus());
    await page.press('Enter');
  };
  await submit();
  await expect.poll(() => dialogTitle(page)).toBe(title);
  expect(await focused(page)).toBe('DIALOG');
  await page.press('Escape');
  await expect.poll(() => dialogTitle(page)).toBe(null);
  await expect
    .poll(() => page.run(() => document.activeElement?.getAttribute('name')))
    .toBe('from_email');
  expect(await textOf(page)).toBe(message.from_message);
  await submit();
  await expect.poll(() => dialogTitle(page)).toBe(title);
  // Go back, then Send anyway.
  await page.press('Tab');
  await page.press('Tab');
  await page.press('Enter');
  await isSent(page);
  expect(gateway.inbox().slice(before)).toMatchObject([message]);
});

test('a form that programs have changed before its script comes keeps what is typed, and sends it', async ({
  open,
  gateway,
}) => {
  const message = {
    from_name: 'Adé Ọlá',
    from_email: 'दीपक@डाटामेल.भारत',
    from_message: 'Hello beside a password manager 👋',
  };
  const before = gateway.inbox().length;
  const page = await open({ still: true });
  await page.goto('/contact');
  for (const disturb of Object.values(disturbances)) {
    await page.run(new Function(`(${disturb})(document.querySelector('form'))`) as () => void);
  }
  await page.type('[name="from_email"]', 'nobody');
  await expect
    .poll(() => page.run(() => document.querySelector('[name="user_id"]:disabled') !== null))
    .toBe(true);
  await page.press('Enter');
  await expect.poll(() => wordsAreVisible(page, content.contact.form.invalidEmail)).toBe(true);
  await page.run(() => document.querySelector<HTMLInputElement>('[type="email"]')?.select());
  for (const [name, text] of Object.entries(message)) await page.type(`[name="${name}"]`, text);
  expect(await wordsAreVisible(page, content.contact.form.invalidEmail)).toBe(false);
  expect(await page.run(() => document.activeElement?.getAttribute('name'))).toBe('from_message');
  await page.press('!');
  expect(await textOf(page)).toBe(`${message.from_message}!`);
  await page.click('form [type="submit"]');
  await isSent(page);
  expect(gateway.inbox().slice(before)).toMatchObject([
    { ...message, from_message: `${message.from_message}!` },
  ]);
  expect(await page.consoleErrors()).toEqual([]);
});
