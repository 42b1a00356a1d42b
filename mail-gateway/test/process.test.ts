import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../e2e/support/free-port.ts';
import { exitOf } from '../../e2e/support/gateway-process.ts';
import { openStore, openStoreIfThere } from '../src/store/open.ts';
import {
  failNext,
  listen,
  newMessage,
  ordinary,
  temporaryDatabase,
  temporaryFolder,
  waitOptions,
} from './support/arrange.ts';
import {
  end,
  failedStart,
  healthOf,
  postTo,
  spawnGateway,
  startGateway,
} from './support/gateway.ts';
import { startMailServer } from './support/mail-server.ts';

const fresh = () => ({ DATABASE_URL: temporaryDatabase(), SITE_DIR: temporaryFolder() });

describe('the gateway as a process', () => {
  it('says in three lines where the site is, where messages are kept and how to read them', async () => {
    const env = fresh();
    const gateway = await startGateway(env);
    expect(await healthOf(gateway)).toBe(200);
    await expect
      .poll(() => gateway.output.out, waitOptions)
      .toBe(
        `The site is at ${gateway.url}
Messages are kept in ${env.DATABASE_URL.slice('file:'.length)} and not mailed: neither SMTP_URL nor EMAILJS_… is set.
Read them with: npm run inbox -- list
`,
      );
    expect(gateway.url).toMatch(/^http:\/\/localhost:[1-9]\d+\/$/);
  });

  it('names the address of a site that lives elsewhere, and its own', async () => {
    const elsewhere = { SITE_URL: 'https://agency.example', BASE_PATH: '/a/' };
    const { output } = await startGateway({ ...fresh(), ...elsewhere });
    expect(output.out).toMatch(
      /^The site is at https:\/\/agency\.example\/a\/, its gateway at http:\/\/localhost:\d+\/a\/\n/,
    );
  });

  it('answers on every address of localhost', async () => {
    const { url } = await startGateway(fresh());
    expect((await fetch(url.replace('localhost', '127.0.0.1'))).status).toBe(404);
  });

  it('refuses to start with wrong settings, and lists them all', async () => {
    expect(await failedStart({ PORT: 'eighty', SMTP_URL: 'smtp://mail.example' })).toEqual({
      code: 1,
      err: `Cannot start: 2 settings are wrong.
  PORT must be a whole number from 0 to 65535, got "eighty".
  MAIL_TO is missing: with SMTP_URL set it must name who gets the mails.
`,
    });
  });

  it('says in one sentence that the port is taken', async () => {
    const port = await listen(createServer());
    expect(await failedStart({ ...fresh(), PORT: String(port) })).toEqual({
      code: 1,
      err: `Cannot start: port ${port} is in use already. Set PORT to another one, or stop what uses it.\n`,
    });
  });

  it('keeps, answers and goes on while neither its log nor its output can be written', async () => {
    const env = fresh();
    const port = await freePort();
    // Nobody listens there: each attempt to hand a message on writes a line.
    const mailed = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'owner@agency.example' };
    const full = ['sh', '-c', 'exec "$@" >/dev/full 2>/dev/full', 'sh'];
    const gateway = spawnGateway({ ...env, ...mailed, PORT: String(port) }, full);
    const url = `http://localhost:${port}/`;
    await expect.poll(() => healthOf({ url }).catch(() => null), waitOptions).toBeTruthy();
    for (const from_name of ['Ada', 'Grace']) {
      const answer = await postTo({ url }, { from_name });
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    }
    const store = await openStoreIfThere(env.DATABASE_URL, 'read');
    onTestFinished(() => store?.close());
    const tried = async () => (await store?.list({ limit: 9 }))?.some((each) => each.attempts > 0);
    await expect.poll(tried, waitOptions).toBe(true);
    expect(await healthOf({ url })).toBe(200);
    expect(gateway.exitCode).toBeNull();
  });

  it('lets requests end before it does, on each address of localhost', async () => {
    const env = fresh();
    // A machine on which localhost has two addresses, whether this one has or not.
    const names = `import dns from 'node:dns/promises';
      dns.lookup = async () => ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(names)}`;
    const gateway = await startGateway({ ...env, NODE_OPTIONS });
    const body = new URLSearchParams(ordinary).toString();
    const head = `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
    const open = ['127.0.0.1', '127.0.0.2'].map((host) => {
      const socket = connect(Number(new URL(gateway.url).port), host);
      socket.write(head + body.slice(0, 20));
      return { socket, answer: text(socket) };
    });
    // Once these are answered, the beginnings of those have been read.
    const health = gateway.url.replace('localhost', '127.0.0.1').concat('healthz');
    for (const url of [health, health.replace('127.0.0.1', '127.0.0.2')]) {
      expect((await fetch(url)).status).toBe(200);
    }
    gateway.process.kill('SIGTERM');
    const refused = () =>
      fetch(health).then(
        () => false,
        () => true,
      );
    await expect.poll(refused, waitOptions).toBe(true);
    for (const { socket } of open) {
      socket.write(body.slice(20));
    }
    for (const { answer } of open) {
      expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*OK$/s);
    }
    expect(await exitOf(gateway.process)).toBe(0);
  });

  it.each([
    [
      { HOST: 'no.such.host.invalid' },
      'one setting is wrong.\n  HOST must be a name or address of this machine, got "no.such.host.invalid".',
    ],
    [
      { HOST: '203.0.113.1' },
      'one setting is wrong.\n  HOST must be a name or address of this machine, got "203.0.113.1".',
    ],
    [
      { DATABASE_URL: 'file:/proc/x/m.db' },
      "messages cannot be kept. ENOENT: no such file or directory, mkdir '/proc/x'",
    ],
    [
      { DATABASE_URL: 'file:/dev/null/messages.db' },
      "messages cannot be kept. ENOTDIR: not a directory, open '/dev/null/messages.db'",
    ],
  ])('says in one sentence what is wrong with %j', async (env, sentence) => {
    const err = `Cannot start: ${sentence}\n`;
    expect(await failedStart({ ...fresh(), ...env })).toEqual({ code: 1, err });
  });

  it('mails all that waited for a relay when it starts, however far away their next turn was', async () => {
    const env = fresh();
    const hour = 60 * 60 * 1000;
    const store = await openStore(env.DATABASE_URL);
    await store.keep(newMessage({}, { receivedAt: Date.now() - hour }));
    await failNext(store, Date.now(), { dueAt: Date.now() + 4 * hour, relayAway: true });
    await store.close();
    const { received, url } = await startMailServer();
    await startGateway({ ...env, SMTP_URL: url, MAIL_TO: 'owner@agency.example' });
    await expect.poll(() => received.length, waitOptions).toBe(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends on %s, in the middle of traffic, without losing what it accepted',
    async (signal) => {
      const env = fresh();
      const gateway = await startGateway({ ...env, RATE_LIMIT_PER_MINUTE: '0' });
      const accepted: string[] = [];
      let ending = false;
      const senders = Array.from({ length: 10 }, async (_, sender) => {
        for (let each = 0; !ending; each += 1) {
          const from_name = `${sender} ${each}`;
          const answer = await postTo(gateway, { from_name }).catch(() => null);
          if (answer?.status === 200) {
            accepted.push(from_name);
          }
          ending ||= answer === null;
        }
      });
      await expect.poll(() => accepted.length, waitOptions).toBeGreaterThan(50);
      const began = performance.now();
      expect(await end(gateway, signal)).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000);
      await Promise.all(senders);
      const store = await openStoreIfThere(env.DATABASE_URL, 'read');
      const kept = new Set(
        (await store?.list({ limit: 1_000_000 }))?.map(({ fields }) => fields.from_name),
      );
      await store?.close();
      expect(accepted.filter((name) => !kept.has(name))).toEqual([]);
    },
  );
});
