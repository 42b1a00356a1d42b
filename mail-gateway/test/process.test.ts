import { connect, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../e2e/support/free-port.ts';
import { exitOf } from '../../e2e/support/gateway-process.ts';
import { openStore, openStoreIfThere } from '../src/store/open.ts';
import { spawnGateway, startGateway } from './gateway.ts';
import { startMailServer } from './mail-server.ts';
import { newMessage, ordinary, temporaryFolder, waitOptions } from './support.ts';

const fresh = () => {
  const file = path.join(temporaryFolder(), 'messages.db');
  return { file, env: { DATABASE_URL: `file:${file}`, SITE_DIR: temporaryFolder() } };
};

const post = (url: string, fields: Record<string, string> = {}) =>
  fetch(`${url}api/v1.0/email/send-form`, {
    method: 'POST',
    body: new URLSearchParams({ ...ordinary, ...fields }),
  });

describe('the gateway as a process', () => {
  it('says in three lines where the site is, where messages are kept and how to read them', async () => {
    const { file, env } = fresh();
    const gateway = await startGateway(env);
    expect((await fetch(`${gateway.url}healthz`)).status).toBe(200);
    await expect
      .poll(() => gateway.output.out, waitOptions)
      .toBe(
        `The site is at ${gateway.url}
Messages are kept in ${file} and not mailed: neither SMTP_URL nor EMAILJS_… is set.
Read them with: npm run inbox -- list
`,
      );
    expect(gateway.url).toMatch(/^http:\/\/localhost:[1-9]\d+\/$/);
  });

  it('names the address of a site that lives elsewhere, and its own', async () => {
    const { env } = fresh();
    const { output } = await startGateway({
      ...env,
      SITE_URL: 'https://agency.example',
      BASE_PATH: '/a/',
    });
    expect(output.out).toMatch(
      /^The site is at https:\/\/agency\.example\/a\/, its gateway at http:\/\/localhost:\d+\/a\/\n/,
    );
  });

  it('answers on every address of localhost', async () => {
    const { env } = fresh();
    const { url } = await startGateway(env);
    expect((await fetch(url.replace('localhost', '127.0.0.1'))).status).toBe(404);
  });

  it('refuses to start with wrong settings, and lists them all', async () => {
    const child = spawnGateway({ PORT: 'eighty', SMTP_URL: 'smtp://mail.example' });
    const err = await text(child.stderr ?? process.stdin);
    expect(await exitOf(child)).toBe(1);
    expect(err).toBe(`Cannot start: 2 settings are wrong.
  PORT must be a whole number from 0 to 65535, got "eighty".
  MAIL_TO is missing: with SMTP_URL set it must name who gets the mails.
`);
  });

  it('says in one sentence that the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => {
      server.close();
    });
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const child = spawnGateway({ ...fresh().env, PORT: String(port) });
    const err = await text(child.stderr ?? process.stdin);
    expect(await exitOf(child)).toBe(1);
    expect(err).toBe(
      `Cannot start: port ${port} is in use already. Set PORT to another one, or stop what uses it.\n`,
    );
  });

  it('says in one sentence that messages cannot be kept', async () => {
    const child = spawnGateway({ ...fresh().env, DATABASE_URL: 'file:/dev/null/messages.db' });
    const err = await text(child.stderr ?? process.stdin);
    expect(await exitOf(child)).toBe(1);
    expect(err).toMatch(/^Cannot start: messages cannot be kept\. .*\n$/);
  });

  it('keeps, answers and goes on while neither its log nor its output can be written', async () => {
    const { env } = fresh();
    const port = await freePort();
    const gateway = spawnGateway(
      {
        ...env,
        PORT: String(port),
        // Nobody listens there: each attempt to hand a message on writes a line.
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_TO: 'owner@agency.example',
      },
      ['sh', '-c', 'exec "$@" >/dev/full 2>/dev/full', 'sh'],
    );
    const url = `http://localhost:${port}/`;
    await expect.poll(() => fetch(`${url}healthz`).catch(() => null), waitOptions).toBeTruthy();
    for (const from_name of ['Ada', 'Grace']) {
      const answer = await post(url, { from_name });
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
    }
    const store = await openStoreIfThere(env.DATABASE_URL, 'read');
    onTestFinished(() => store?.close());
    const tried = async () => (await store?.list({ limit: 9 }))?.some((each) => each.attempts > 0);
    await expect.poll(tried, waitOptions).toBe(true);
    expect((await fetch(`${url}healthz`)).status).toBe(200);
    expect(gateway.exitCode).toBeNull();
  });

  it('lets requests end before it does, on each address of localhost', async () => {
    const { env } = fresh();
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
  ])('says in one sentence what is wrong with %j', async (env, sentence) => {
    const child = spawnGateway({ ...fresh().env, PORT: '0', ...env });
    const err = await text(child.stderr ?? process.stdin);
    expect(await exitOf(child)).toBe(1);
    expect(err).toBe(`Cannot start: ${sentence}\n`);
  });

  it('mails all that waited for a relay when it starts, however far away their next turn was', async () => {
    const { env } = fresh();
    const hour = 60 * 60 * 1000;
    const store = await openStore(env.DATABASE_URL);
    await store.keep(newMessage({}, { receivedAt: Date.now() - hour }));
    const claim = await store.claimNext(Date.now(), { longestDelay: hour, lease: hour });
    const again = { dueAt: Date.now() + 4 * hour, reason: '535', giveUpSince: 0, relayAway: true };
    await store.giveBack(claim ?? { id: '', attempts: 0 }, Date.now(), again);
    await store.close();
    const { received, url } = await startMailServer();
    await startGateway({ ...env, SMTP_URL: url, MAIL_TO: 'owner@agency.example' });
    await expect.poll(() => received.length, waitOptions).toBe(1);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'ends on %s, in the middle of traffic, without losing what it accepted',
    async (signal) => {
      const { env } = fresh();
      const gateway = await startGateway({ ...env, RATE_LIMIT_PER_MINUTE: '0' });
      const accepted: string[] = [];
      let ending = false;
      const senders = Array.from({ length: 10 }, async (_, sender) => {
        for (let each = 0; !ending; each += 1) {
          const from_name = `${sender} ${each}`;
          const answer = await post(gateway.url, { from_name }).catch(() => null);
          if (answer?.status === 200) {
            accepted.push(from_name);
          }
          ending ||= answer === null;
        }
      });
      await expect.poll(() => accepted.length, waitOptions).toBeGreaterThan(50);
      const began = performance.now();
      gateway.process.kill(signal);
      expect(await exitOf(gateway.process)).toBe(0);
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
