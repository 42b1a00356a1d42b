import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { listen, temporaryDatabase, temporaryFolder } from './support/arrange.ts';
import { end, failedStart, healthOf, postTo, startGateway } from './support/gateway.ts';
import { startMailServer } from './support/mail-server.ts';

const fresh = () => ({ DATABASE_URL: temporaryDatabase(), SITE_DIR: temporaryFolder() });

describe('the gateway as a process', () => {
  it('prints where the site and the messages are, and listens on each address of localhost', async () => {
    const env = fresh();
    const gateway = await startGateway(env);
    expect(gateway.url).toMatch(/^http:\/\/localhost:[1-9]\d+\/$/);
    expect(await healthOf(gateway)).toBe(200);
    expect(await healthOf({ url: gateway.url.replace('localhost', '127.0.0.1') })).toBe(200);
    await expect
      .poll(() => gateway.output.out)
      .toBe(
        `The site is at ${gateway.url}
Messages are kept in ${env.DATABASE_URL.slice('file:'.length)} and not mailed: neither SMTP_URL nor EMAILJS_… is set.
Read them with: npm run inbox -- list
`,
      );
  });

  it('prints its own address beside that of a site that lives elsewhere', async () => {
    const elsewhere = { SITE_URL: 'https://agency.example', BASE_PATH: '/a/' };
    const { output } = await startGateway({ ...fresh(), ...elsewhere });
    expect(output.out).toMatch(
      /^The site is at https:\/\/agency\.example\/a\/, its gateway at http:\/\/localhost:\d+\/a\/\n/,
    );
  });

  it('mails a message in the language of the site, in the time zone of its owner', async () => {
    const { url: SMTP_URL, received } = await startMailServer();
    const env = { ...fresh(), SMTP_URL, MAIL_TO: 'owner@agency.example', TZ: 'Europe/Berlin' };
    writeFileSync(path.join(env.SITE_DIR, 'index.html'), '<!DOCTYPE html><html lang="de">');
    const gateway = await startGateway({ ...env, GATEWAY_LANGUAGE: '' });
    const answer = await postTo(gateway, { from_name: 'Zoë Müller', from_subject: 'Grüße' });
    expect(await answer.text()).toBe('OK');
    await expect.poll(() => received.length).toBe(1);
    const mail = received[0]?.mail;
    expect(mail?.subject).toBe('[Spamverdacht] Nachricht von Zoë Müller: Grüße');
    expect(mail?.text).toMatch(
      /\nEingegangen am \w+, \d+\. \S+ \d{4} um \d\d:\d\d Uhr \(MES?Z\)\n/,
    );
    expect(await end(gateway)).toBe(0);
  });

  it('ends at its start the sessions of people who are not listed any more', async () => {
    const env = fresh();
    const store = await openStore(env.DATABASE_URL);
    const [ada, bea] = ['ada@agency.example', 'bea@agency.example'];
    for (const email of [ada, bea]) {
      await store.signIn.openSession({ id: email, email, browser: '', createdAt: Date.now() });
    }
    const gateway = await startGateway({ ...env, ADMIN_EMAILS: bea });
    await expect.poll(() => store.signIn.session(ada, Date.now())).toBeNull();
    await end(gateway);
    expect(await store.signIn.session(bea, Date.now())).toMatchObject({ email: bea });
    await store.close();
  });

  it('does not start while its port is taken', async () => {
    const port = await listen(createServer());
    expect(await failedStart({ ...fresh(), PORT: String(port) })).toEqual({
      code: 1,
      err: `Cannot start: port ${port} is in use already. Set PORT to another one, or stop what uses it.\n`,
    });
  });

  it.each([
    ...['no.such.host.invalid', '203.0.113.1'].map((HOST): [Record<string, string>, string] => [
      { HOST },
      `one setting is wrong.\n  HOST must be a name or address of this machine, got "${HOST}".`,
    ]),
    [
      { DATABASE_URL: 'file:/proc/x/m.db' },
      "messages cannot be kept. ENOENT: no such file or directory, mkdir '/proc/x'",
    ],
  ])('does not start with %j, and says why in a sentence', async (env, sentence) => {
    const err = `Cannot start: ${sentence}\n`;
    expect(await failedStart({ ...fresh(), ...env })).toEqual({ code: 1, err });
  });
});
