import { freePort } from '../packages/harness/free-port.ts';
import { content } from '../packages/harness/site-pages.ts';
import { test as base, expect, Gateway } from './support/fixtures.ts';
import { VariantSite } from './support/variant-site.ts';

interface Hosts {
  /** Takes the messages, below a path of its host. */
  mail: Gateway;
  /** Serves a site that was built for that host. */
  host: Gateway;
}

const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    async ({}, use) => {
      const PORT = `${await freePort()}`;
      const mail = new Gateway({ ALLOWED_ORIGINS: `http://127.0.0.1:${PORT}` });
      await mail.start();
      const site = new VariantSite();
      await site.build({ PUBLIC_MAIL_ORIGIN: `${mail.url}/mail/` });
      const host = new Gateway({ SITE_DIR: site.siteDir, PORT });
      await host.start();
      await use({ mail, host });
      await host.remove();
      site.delete();
      await mail.remove();
    },
    { scope: 'worker' },
  ],
});

test.use({ baseURL: async ({ hosts }, use) => use(hosts.host.url) });
test.describe.configure({ mode: 'default' });

test('a site on one host sends to a gateway below a path of another', async ({ page, hosts }) => {
  await page.goto('/contact');
  await page.getByLabel(content.contact.form.fields.from_email.label).fill('ngozi@example.com');
  await page.getByLabel(content.contact.form.fields.from_message.label).fill('From afar');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('dialog', { name: 'Great!' })).toBeVisible();
  expect(hosts.mail.inbox()).toMatchObject([{ from_message: 'From afar' }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of that site sends there as well', async ({ page, hosts }) => {
    await page.goto('/contact');
    await page.getByLabel(content.contact.form.fields.from_message.label).fill('Without a script');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Great!' })).toBeVisible();
    expect(hosts.mail.inbox()).toMatchObject([{}, { from_message: 'Without a script' }]);
  });
});
