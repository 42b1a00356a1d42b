import { test as base } from '@playwright/test';
import { freePort } from '../packages/harness/free-port.ts';
import type { MailServer } from '../packages/harness/mail-server.ts';
import { postMessage } from './support/contact-form.ts';
import {
  expect,
  type Gateway,
  mailServerFixture,
  mailSettings,
  useGateway,
} from './support/fixtures.ts';

/** A gateway that mails its owner links, and the server for those mails. */
const test = base.extend<{ mails: MailServer; gateway: Gateway }>({
  mails: mailServerFixture,
  gateway: async ({ mails }, use) => {
    const port = await freePort();
    const settings = {
      ...mailSettings(mails),
      PORT: `${port}`,
      DIGEST_AT: '00:00',
      OWNER_LINKS_SECRET: 'a secret of thirty-two characters',
      GATEWAY_URL: `http://127.0.0.1:${port}`,
    };
    await useGateway(settings, use);
  },
});

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });

/** Fields for which the gateway withholds a message. */
const withheld = {
  from_message: 'We need a <b>website</b>.',
  company_website: 'filled in by a password manager',
};

test('the owner has a withheld message delivered, and another deleted, by the links of the digest, on a phone without scripts', async ({
  page,
  gateway,
  mails,
}) => {
  for (const from_name of ['Ada Lovelace', 'A program']) {
    await postMessage(gateway.url, { ...withheld, from_name });
  }
  // The next start finds that the time of today's digest has passed.
  await gateway.stop();
  await gateway.start();
  await expect.poll(() => mails.received.length).toBe(1);
  const entries = (mails.received[0]?.mail.text ?? '').split(/\n(?=\d+\. )/);
  const linkTo = (action: string, name: string) => {
    const entry = entries.find((each) => each.includes(name)) ?? '';
    return new RegExp(`${action}: +(\\S+)`).exec(entry)?.[1] ?? '';
  };

  await page.goto(linkTo('Deliver', 'Ada Lovelace'));
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  await expect(page.getByText('We need a <b>website</b>.')).toBeVisible();
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(mails.received).toHaveLength(1);
  await page.getByRole('button', { name: 'Deliver this message' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect.poll(() => mails.received.length).toBe(2);
  expect(mails.received[1]?.mail.subject).toBe('Message from Ada Lovelace');

  await page.goto(linkTo('Delete', 'A program'));
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('This message is deleted.')).toBeVisible();
  const names = gateway.inbox().map(({ from_name }) => from_name);
  expect(names).toContain('Ada Lovelace');
  expect(names).not.toContain('A program');
});
