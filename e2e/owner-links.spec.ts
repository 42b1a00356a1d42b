import { test } from '@playwright/test';
import { expect, Gateway } from './support/fixtures.ts';
import { freePort } from './support/free-port.ts';
import { MailServer } from './support/mail-server.ts';

const mails = new MailServer();
let gateway: Gateway;

test.beforeAll(async () => {
  const port = await freePort();
  await mails.start();
  gateway = new Gateway({
    PORT: `${port}`,
    SMTP_URL: mails.url,
    MAIL_TO: 'owner@agency.example',
    DIGEST_AT: '00:00',
    OWNER_LINKS_SECRET: 'a secret of thirty-two characters',
    GATEWAY_URL: `http://127.0.0.1:${port}`,
  });
});

test.afterAll(async () => {
  await gateway.remove();
  await mails.stop();
});

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });

test('the owner has a withheld message delivered, and another deleted, by the links of the digest, on a phone without scripts', async ({
  page,
}) => {
  await gateway.start();
  for (const from_name of ['Ada Lovelace', 'A program']) {
    await fetch(`${gateway.url}/api/v1.0/email/send-form`, {
      method: 'POST',
      headers: { origin: gateway.url },
      body: new URLSearchParams({
        from_name,
        from_message: 'We need a <b>website</b>.',
        company_website: 'filled in by a password manager',
        service_id: 'agency_site',
        template_id: 'contact_form',
        user_id: 'public_site_key',
      }),
    });
  }
  // The next start finds that the time of today's digest has passed.
  await gateway.stop();
  await gateway.start();
  await expect.poll(() => mails.received.length).toBe(1);
  const digest = mails.received[0]?.mail.text ?? '';
  const entries = digest.split(/\n(?=\d+\. )/).slice(1);
  const entryOf = (name: string) => entries.find((entry) => entry.includes(name)) ?? '';
  const linkIn = (entry: string, action: string) =>
    new RegExp(`${action}: +(\\S+)`).exec(entry)?.[1] ?? '';

  await page.goto(linkIn(entryOf('Ada Lovelace'), 'Deliver'));
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  await expect(page.getByText('We need a <b>website</b>.')).toBeVisible();
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(mails.received).toHaveLength(1);
  await page.getByRole('button', { name: 'Deliver this message' }).click();
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await expect.poll(() => mails.received.length).toBe(2);
  expect(mails.received[1]?.mail.subject).toBe('Message from Ada Lovelace');

  await page.goto(linkIn(entryOf('A program'), 'Delete'));
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('This message is deleted.')).toBeVisible();
  const names = gateway.inbox().map(({ from_name }) => from_name);
  expect(names).toContain('Ada Lovelace');
  expect(names).not.toContain('A program');
});
