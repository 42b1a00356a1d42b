import { expect, type Page, type Route } from '@playwright/test';

/** A visitor's message, by the names of the fields. */
export const message = {
  from_name: 'Ngozi Adeleke',
  from_email: 'ngozi@example.com',
  from_subject: 'A booking app',
  from_number: '+234 800 000 0000',
  from_message: 'Ẹ káàárọ̀ 👋\n\nWe lose bookings. Can you help?',
};
export type Field = keyof typeof message;
export const fieldNames = Object.keys(message) as Field[];
type Fields = Partial<Record<Field, string>>;

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });
export const great = (page: Page) => page.getByRole('dialog', { name: 'Great!' });
export const alert = (page: Page) => page.getByRole('alert');
/** The place where the form says that a message is on its way. */
export const status = (page: Page) => page.locator('form [aria-live]');

export async function write(page: Page, fields: Fields = message): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await field(page, name).fill(text);
}

const path = '/api/v1.0/email/send-form';

/** The pattern of the address to which the form sends messages. */
export const sendForm = `**${path}`;

/** Sends a message without a page, as a program would. @param url the address of the gateway, or of a page of its site */
export const postMessage = (url: string, fields: Record<string, string>, headers = {}) =>
  fetch(new URL(path, url), {
    method: 'POST',
    headers: { origin: new URL(url).origin, ...headers },
    body: new URLSearchParams({
      ...fields,
      service_id: 'agency_site',
      template_id: 'contact_form',
      user_id: 'public_site_key',
    }),
  });

/**
 * Holds back the next message.
 *
 * @returns a function that sends the message on to the server, or refuses it
 */
export async function holdMessage(page: Page): Promise<(answer: 'accept' | 'refuse') => void> {
  const { promise, resolve } = Promise.withResolvers<'accept' | 'refuse'>();
  const answer = async (route: Route) => {
    if ((await promise) === 'accept') await route.continue();
    else await route.fulfill({ status: 400, body: 'no' });
  };
  await page.route(sendForm, answer, { times: 1 });
  return resolve;
}

/** Refuses the next message. */
export async function refuse(page: Page): Promise<void> {
  const answer = await holdMessage(page);
  answer('refuse');
}

/** Console errors of a page that shows a failure. */
export const failureErrors = [/The message was not sent|Failed to load resource/];

/** The fillings of the squares, in the order of the fields. */
export const fillings = (page: Page) =>
  page.locator('main svg > g:has(> use[href="#contact-pattern"])');

/** Waits until the squares of these fields are filled, and no others. */
export const expectFilled = (page: Page, filled: readonly Field[] = []) =>
  expect
    .poll(() =>
      fillings(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)),
    )
    .toEqual(fieldNames.map((name) => (filled.includes(name) ? '1' : '0')));

/** The letters that the name is woven into. */
export const letters = (page: Page) =>
  page.locator('main svg:has(> g > path + g):not(dialog svg) > g');
