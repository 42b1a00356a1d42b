import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { SAMPLE_FOLDER } from '../../packages/content-store/src/folder.ts';
import { freePort } from '../../packages/harness/free-port.ts';
import { MailServer } from '../../packages/harness/mail-server.ts';
import { productRoot } from '../../packages/harness/root.ts';
import { violationsOf } from '../support/axe.ts';
import { postMessage } from '../support/contact-form.ts';
import { expect, Gateway } from '../support/fixtures.ts';
import { holdTimers } from '../support/hold-timers.ts';
import { smallTargets } from '../support/small-targets.ts';

type OnlineAdmin = {
  url: string;
  mails: MailServer;
  /** Runs Git in the clone that the admin edits. */
  git: (...args: string[]) => string;
  /** Runs `npm run admin`. @returns its output */
  admin: (...args: string[]) => string;
};

/** The gateway and the admin as two processes, on a clone of a repository with the sample's content. */
const test = base.extend<object, { online: OnlineAdmin }>({
  online: [
    async ({}, use) => {
      const mails = new MailServer();
      await mails.start();
      const port = await freePort();
      const settings = {
        ADMIN_EMAILS: ['ada', 'cyd', 'eve'].map((name) => `${name}@agency.example`).join(),
        SMTP_URL: mails.url,
        MAIL_TO: 'owner@agency.example',
        PORT: `${port}`,
        // A passkey belongs to a name, never to a number.
        GATEWAY_URL: `http://localhost:${port}`,
      };
      // Builds in folders of the project do not disturb each other; builds elsewhere share one folder of Astro.
      mkdirSync(join(productRoot, '.cache'), { recursive: true });
      const folder = mkdtempSync(join(productRoot, '.cache/admin-'));
      const clone = join(folder, 'clone');
      const env = {
        ...settings,
        PATH: process.env['PATH'] ?? '',
        HOME: folder,
        ADMIN_SOCKET: join(folder, 'admin.sock'),
        DATABASE_URL: `file:${join(folder, 'messages.db')}`,
        CONTENT_DIR: join(clone, 'content'),
        GIT_CONFIG_GLOBAL: '/dev/null',
      };
      const git = (...args: string[]) =>
        execFileSync('git', ['-C', clone, ...args], { encoding: 'utf8', env }).trim();
      mkdirSync(clone);
      cpSync(SAMPLE_FOLDER, join(clone, 'content'), { recursive: true });
      git('init', '--quiet', '--initial-branch=main');
      git('add', '--all');
      git('-c', 'user.name=Dayo', '-c', 'user.email=dayo@b.example', 'commit', '-qm', 'Begin');
      execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')]);
      git('remote', 'add', 'origin', join(folder, 'remote.git'));
      git('push', '--quiet', '--set-upstream', 'origin', 'main');
      const { ADMIN_SOCKET, DATABASE_URL } = env;
      const gateway = new Gateway({ ...settings, ADMIN_SOCKET, DATABASE_URL });
      await gateway.start();
      const run = [join(productRoot, 'tools/admin.ts')];
      const child: ChildProcess = spawn(process.execPath, [...run, 'serve'], {
        env,
        stdio: 'ignore',
      });
      const admin = (...args: string[]) =>
        execFileSync(process.execPath, [...run, ...args], { env, encoding: 'utf8' }).trim();
      await expect.poll(() => existsSync(ADMIN_SOCKET)).toBe(true);
      await use({ url: `${settings.GATEWAY_URL}/admin`, mails, git, admin });
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      await gateway.remove();
      await mails.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// The tests share the two processes, which take seconds to start; each test is about people of its own.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 800 } });

const linkIn = (text: string) => /http\S+\/admin\/sign-in\/\S+/.exec(text)?.[0] ?? '';

async function signIn(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to change?');
}

test('an owner with a telephone signs in by mail, answers an enquiry, and publishes beside a colleague', async ({
  page,
  browser,
  online,
}) => {
  await page.goto(online.url);
  await expect(page).toHaveURL(`${online.url}/sign-in`);
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.getByLabel('Your e-mail address').fill('ada@agency.example');
  await page.getByRole('button', { name: 'Send me a link' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mailbox');
  await expect.poll(() => online.mails.received.length).toBe(1);
  expect(online.mails.received[0]?.recipients).toEqual(['ada@agency.example']);
  await signIn(page, linkIn(online.mails.received[0]?.mail.text ?? ''));

  await page.getByRole('main').getByRole('link', { name: 'Enquiries' }).click();
  await expect(page.getByText('No enquiries yet.')).toBeVisible();
  const message = { from_name: 'Wole', from_email: 'wole@example.com', from_message: 'Call me.' };
  expect((await postMessage(online.url, { ...message, from_subject: 'A shop' })).status).toBe(200);
  await page.reload();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: /Wole/ }).click();
  expect(await violationsOf(page)).toEqual([]);
  const answer = page.getByRole('link', { name: 'Answer by e-mail' });
  await expect(answer).toHaveAttribute(
    'href',
    /^mailto:wole@example\.com\?subject=Re%3A%20A%20shop/,
  );
  await expect.poll(() => online.mails.received.length).toBe(2);
  // Every button of the form saves the typed note.
  await page.getByLabel('Note').fill('Called on Monday');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByRole('status')).toHaveText('This enquiry is now: Answered.');
  await expect(page.getByLabel('Note')).toHaveValue('Called on Monday');
  await expect(page.getByText(/^It was mailed on/)).toBeVisible();

  await page.goto(online.url);
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('E-mail address').fill('Bea@agency.example');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'bea@agency.example gets' }),
  ).toBeVisible();
  await page.getByText('Change or remove').click();
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await page.goto(`${online.url}/edit?file=hero/hero.yaml`);
  await page.getByLabel('Line above the heading').fill('A design studio in Lagos');
  const ofColleague = await browser.newContext();
  const colleague = await ofColleague.newPage();
  await signIn(colleague, linkIn(online.admin('invite', 'bea@agency.example')));
  await colleague.goto(`${online.url}/edit?file=hero/hero.yaml`);
  await expect(colleague.getByText('ada is writing here as well')).toBeVisible();
  await colleague.getByLabel('Text below the heading').fill('We build what lasts.');
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\..*both changes are in\.$/)).toBeVisible();
  await colleague.goto(`${online.url}/publish`);
  const refusal = colleague.getByRole('heading', { name: 'You may edit, but not publish' });
  await expect(refusal).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Publish' })).toHaveCount(0);

  await page.goto(`${online.url}/publish`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published');
  expect(online.git('log', '-1', '--format=%an <%ae>', 'origin/main')).toBe(
    'ada <ada@agency.example>',
  );
  const published = online.git('show', 'origin/main:content/hero/hero.yaml');
  expect(published).toContain('A design studio in Lagos');
  expect(published).toContain('We build what lasts.');

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('status')).toContainText('Published');
  expect(online.git('show', 'origin/main:content/hero/hero.yaml')).not.toContain('design studio');

  await page.goto(online.url);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.goto(`${online.url}/inbox`);
  await expect(page).toHaveURL(`${online.url}/sign-in`);
  await colleague.reload();
  await expect(colleague).toHaveURL(`${online.url}/publish`);

  // A session that ends in another tab takes no words along.
  await colleague.goto(`${online.url}/edit?file=hero/hero.yaml`);
  await colleague.getByLabel('Text below the heading').fill('We build what stays.');
  const otherTab = await ofColleague.newPage();
  await otherTab.goto(`${online.url}/sign-in`);
  await otherTab.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(otherTab.getByLabel('Your e-mail address')).toBeVisible();
  await holdTimers(colleague);
  await colleague.getByRole('button', { name: 'Save' }).click();
  await expect(colleague.getByRole('alert')).toContainText(
    'You are signed out. What you wrote stays',
  );
  await signIn(otherTab, linkIn(online.admin('invite', 'bea@agency.example')));
  await colleague.getByRole('button', { name: 'Try now' }).click();
  await colleague.clock.resume();
  await expect(colleague.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(colleague.getByLabel('Text below the heading')).toHaveValue('We build what stays.');
});

test('the page beside a form shows what is saved, follows what is typed, and is shown to others by a link only', async ({
  page,
  browser,
  online,
}) => {
  await signIn(page, linkIn(online.admin('invite', 'ada@agency.example')));
  const form = `${online.url}/edit?file=hero/hero.yaml`;
  // A window without room for the page: a build starts when somebody looks.
  await page.goto(form);
  await page.getByLabel('Line above the heading').fill('A design studio in Lagos');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(form);
  const shown = page.frameLocator('.stage iframe');
  await expect(shown.getByText('A design studio in Lagos')).toBeVisible({ timeout: 0 });
  await page.getByLabel('Line above the heading').fill('A design studio in Abuja');
  await expect(shown.getByText('A design studio in Abuja')).toBeVisible();
  await shown.getByText('Trusted by Industry Leaders').click();
  await expect(page.getByLabel('Line above the logos')).toBeFocused();

  const link = page.getByRole('link', { name: 'See the page' });
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened.getByText('A design studio in Lagos')).toBeVisible();
  const stranger = await browser.newContext();
  const shared = await stranger.newPage();
  await shared.goto(opened.url());
  await expect(shared.getByText('A design studio in Lagos')).toBeVisible();
  expect(await shared.evaluate(() => self.origin)).toBe('null');
  const logo = shared.getByRole('img', { name: 'Kadara' }).first();
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const address of [
    opened.url().replace(/draft\/.{4}/, 'draft/zzzz'),
    `${online.url}/draft/0/`,
  ]) {
    expect((await shared.request.get(address)).status()).toBe(404);
  }
  await stranger.close();
});

test('a passkey signs in without a mail, until it is removed', async ({ page, online }) => {
  const before = online.mails.received.length;
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const withPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
  const passkeys = page.getByRole('heading', { name: 'Passkeys' });

  await signIn(page, linkIn(online.admin('invite', 'eve@agency.example')));
  await page.goto(`${online.url}/sign-in`);
  await page.getByRole('button', { name: 'Add a passkey' }).press('Enter');
  await expect(passkeys.locator('+ ul > li')).toHaveCount(1);
  await expect(passkeys.locator('+ ul')).toContainText('Chrome, Linux');
  expect(await violationsOf(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await signOut.first().click();
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();

  await page.goto(`${online.url}/history?page=1`);
  await withPasskey.press('Enter');
  await expect(page).toHaveURL(`${online.url}/history?page=1`);
  await page.goto(`${online.url}/sign-in`);
  await expect(page.getByText('You are signed in as eve@agency.example.')).toBeVisible();
  await expect(passkeys.locator('+ ul')).not.toContainText('–');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.locator('+ ul')).toHaveCount(0);
  await signOut.first().click();
  await withPasskey.click();
  await expect(page.getByRole('alert')).toHaveText(/^That did not work/);
  await expect(page.getByLabel('Your e-mail address')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await withPasskey.click();
  await expect(page.getByRole('alert')).toHaveText(/^That did not work/);
  expect(online.mails.received).toHaveLength(before);
});

test('the pages with which one signs in are complete without script', async ({
  browser,
  online,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(linkIn(online.admin('invite', 'cyd@agency.example')));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto(`${online.url}/sign-in`);
  await expect(page.getByText('(this browser)')).toBeVisible();
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
  await page.getByRole('listitem').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button')).toHaveText('Send me a link');
  await context.close();
});

test('a link of another site leads where it says, since the way in knows who is signed in', async ({
  page,
  online,
}) => {
  await signIn(page, linkIn(online.admin('invite', 'cyd@agency.example')));
  await page.route('https://mail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${online.url}/inbox">Look</a>` }),
  );
  await page.goto('https://mail.example/');
  await page.getByRole('link', { name: 'Look' }).click();
  await expect(page).toHaveURL(`${online.url}/inbox`);
});
