import { execFileSync } from 'node:child_process';
import { MailServer } from '../packages/harness/mail-server.ts';
import { productRoot } from '../packages/harness/root.ts';
import { great, message, postMessage, submitButton, write } from './support/contact-form.ts';
import {
  expect,
  type Gateway,
  mailServerFixture,
  mailSettings,
  test as siteTest,
} from './support/fixtures.ts';

/** A gateway that relays by a mail server of the test. */
const test = siteTest.extend<{ mailServer: MailServer }>({
  mailServer: mailServerFixture,
  gatewayEnv: ({ mailServer }, use) => use(mailSettings(mailServer)),
});

/** The output of `npm run inbox -- …`. */
function inbox(gateway: Gateway, ...args: string[]): string {
  return execFileSync(process.execPath, ['tools/inbox.ts', ...args], {
    cwd: productRoot,
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: `file:${gateway.databaseFile}` },
  });
}

test('a message goes from the home page to the owner’s mailbox and inbox', async ({
  page,
  gateway,
  mailServer,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).click();
  // Loaded: before its scripts are there the form is sent by the browser itself.
  await page.waitForURL('/contact');
  await write(page);
  await submitButton(page).click();
  await great(page).getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => mailServer.received.length).toBe(1);
  const mail = mailServer.received[0]?.mail;
  expect(mail?.to?.map(({ address }) => address)).toEqual(['owner@agency.example']);
  expect(mail?.replyTo?.map(({ address }) => address)).toEqual([message.from_email]);
  expect(mail?.subject).toContain('A booking app');
  const { from_name, from_number, from_message } = message;
  for (const line of [from_name, from_number, ...from_message.split('\n')]) {
    expect(mail?.text).toContain(line);
  }
  await expect.poll(() => gateway.inbox().map(({ state }) => state)).toEqual(['sent']);
  const [listed] = JSON.parse(inbox(gateway, 'list', '--json'));
  expect(inbox(gateway, 'show', listed.id)).toContain('Can you help?');
});

test('a gateway that is killed delivers after its start what it accepted just before', async ({
  gateway,
  mailServer,
}) => {
  // Nobody answers at the mail server, so the message still waits when the gateway dies.
  const { port } = mailServer;
  await mailServer.stop();
  expect((await postMessage(gateway.url, message)).status).toBe(200);
  await expect
    .poll(() => gateway.inbox().map(({ state, attempts }) => [state, attempts]))
    .toEqual([['queued', 1]]);
  await gateway.stop('SIGKILL');
  const second = new MailServer();
  await second.start(port);
  try {
    // The owner does not wait for the next attempt; the gateway finds the message due as it starts.
    inbox(gateway, 'retry', String(gateway.inbox()[0]?.['id']));
    await gateway.start();
    await expect.poll(() => second.received.length).toBe(1);
    expect(second.received[0]?.mail.text).toContain('Can you help?');
  } finally {
    await second.stop();
  }
});
