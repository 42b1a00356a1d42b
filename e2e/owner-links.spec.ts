import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { freePort } from '../harness/free-port.ts';
import { MailServer } from '../harness/mail-server.ts';
import { expect, Gateway } from './support/fixtures.ts';

const mails = new MailServer();
let gateway: Gateway;

async function gatewayWith(env: Record<string, string> = {}): Promise<Gateway> {
  const port = await freePort();
  return new Gateway({
    PORT: `${port}`,
    SMTP_URL: mails.url,
    MAIL_TO: 'owner@agency.example',
    DIGEST_AT: '00:00',
    OWNER_LINKS_SECRET: 'a secret of thirty-two characters',
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    ...env,
  });
}

test.beforeAll(() => mails.start());

test.afterEach(async () => {
  await gateway.remove();
  mails.received.length = 0;
});

test.afterAll(() => mails.stop());

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });

/** Makes the gateway withhold a message of each name. @returns the digest, and the entry of a name in it */
async function digestOf(names: readonly string[]) {
  await gateway.start();
  for (const from_name of names) {
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
  const digest = mails.received[0]?.mail;
  const entries = (digest?.text ?? '').split(/\n(?=\d+\. )/).slice(1);
  return {
    digest,
    entryOf: (name: string) => entries.find((entry) => entry.includes(name)) ?? '',
  };
}

const linkIn = (entry: string, action: string) =>
  new RegExp(`${action}: +(\\S+)`).exec(entry)?.[1] ?? '';

async function expectToFit(page: Page): Promise<void> {
  const width = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}

test('the owner has a withheld message delivered, and another deleted, by the links of the digest, on a phone without scripts', async ({
  page,
}) => {
  gateway = await gatewayWith();
  const { entryOf } = await digestOf(['Ada Lovelace', 'A program']);

  await page.goto(linkIn(entryOf('Ada Lovelace'), 'Deliver'));
  await expect(page.getByText('Ada Lovelace')).toBeVisible();
  await expect(page.getByText('We need a <b>website</b>.')).toBeVisible();
  await expectToFit(page);
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

test('the owner of a German site gets the digest, its pages and the message in German', async ({
  page,
}) => {
  const SITE_DIR = mkdtempSync(join(tmpdir(), 'german-site-'));
  writeFileSync(join(SITE_DIR, 'index.html'), '<!DOCTYPE html><html lang="de-AT">');
  try {
    gateway = await gatewayWith({ SITE_DIR });
    const { digest, entryOf } = await digestOf(['Käthe Müller']);
    expect(digest?.subject).toBe('Kontaktformular: 1 Nachricht zurückgehalten');
    const entry = entryOf('Käthe Müller');

    await page.goto(linkIn(entry, 'Löschen'));
    await expect(page.getByRole('button', { name: 'Nachricht löschen' })).toBeVisible();
    await page.goto(linkIn(entry, 'Zustellen'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
    await expect(page).toHaveTitle('Nachricht zustellen');
    await expectToFit(page);
    await page.getByRole('button', { name: 'Nachricht zustellen' }).click();
    await expect(page.getByRole('heading', { name: 'Erledigt' })).toBeVisible();
    await expect.poll(() => mails.received.length).toBe(2);
    expect(mails.received[1]?.mail.subject).toBe('Nachricht von Käthe Müller');
  } finally {
    rmSync(SITE_DIR, { recursive: true, force: true });
  }
});
