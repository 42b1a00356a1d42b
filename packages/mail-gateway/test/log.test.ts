import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freePort } from '../../harness/free-port.ts';
import type { RunningGateway } from '../../harness/gateway-process.ts';
import { openStoreIfThere } from '../src/store/open.ts';
import { temporaryDatabase, temporaryFolder } from './support/arrange.ts';
import { end, healthOf, postTo, spawnGateway, startGateway } from './support/gateway.ts';
import { needs } from './support/needs.ts';

const hasPython = spawnSync('python3', ['-c', 'import pty']).status === 0;

/** Runs a command whose standard error is a terminal that nobody reads, as after Ctrl-S. */
const onTerminal = [
  'python3',
  '-c',
  `import os, pty, sys
master, terminal = pty.openpty()
os.set_inheritable(master, True)
os.dup2(terminal, 2)
os.execvp(sys.argv[1], sys.argv[1:])`,
];

/** Runs a command whose standard error is a pipe that nobody reads, but that stays open. */
const onPipe = () => [
  'sh',
  '-c',
  'mkfifo "$0" && exec 3<>"$0" && exec "$@" 2>"$0"',
  path.join(temporaryFolder(), 'log'),
];

const start = (under: readonly string[]) =>
  startGateway({ DATABASE_URL: temporaryDatabase(), RATE_LIMIT_PER_MINUTE: '0' }, under);

/** Sends messages, each of which writes a line to the log. @returns the answers */
async function answersTo(gateway: RunningGateway, messages: number): Promise<Set<string>> {
  const answers = new Set<string>();
  let left = messages;
  const senders = Array.from({ length: 20 }, async () => {
    for (; left > 0; ) {
      left -= 1;
      answers.add(await (await postTo(gateway, { from_name: `Ada ${left}` })).text());
    }
  });
  await Promise.all(senders);
  return answers;
}

/** Runs a command on a terminal, and prints what stands there. */
const inTerminal = ['python3', '-c', 'import pty, sys; pty.spawn(sys.argv[1:])'];

describe('the start and the log', () => {
  const said = async (under: readonly string[]) => {
    const gateway = await start(under);
    await postTo(gateway, { from_name: 'Ada' });
    const all = () => gateway.output.out + gateway.output.err;
    await expect.poll(all).toMatch(/Read them with[\s\S]*kept/);
    return all().trim().split(/\r?\n/);
  };

  describe('in a terminal', () => {
    needs(hasPython, 'Only python3 makes a terminal here: install it.');

    it('are sentences, with the address first', async () => {
      const [first, ...others] = await said(inTerminal);
      expect(first).toMatch(/^The gateway is at http/);
      expect(others.filter((line) => line.includes('{'))).toEqual([]);
      expect(others.at(-1)).toMatch(/^\d\d:\d\d:\d\d message: .*\boutcome kept$/);
    });
  });

  it('are sentences and lines of JSON where no terminal reads them', async () => {
    const lines = (await said([])).filter((line) => line.startsWith('{'));
    const messages = lines.map((line) => JSON.parse(line).msg);
    expect(messages).toEqual([expect.stringContaining('Server listening'), 'message']);
  });
});

describe('a log that nobody reads', () => {
  describe('on a terminal', () => {
    needs(hasPython, 'Only python3 makes a terminal here: install it.');

    it('on hold stops neither answers nor the end', async () => {
      const gateway = await start(onTerminal);
      expect(await answersTo(gateway, 300)).toEqual(new Set(['OK']));
      expect(await end(gateway)).toBe(0);
    });
  });

  it('on a pipe stops neither answers nor the end', async () => {
    const gateway = await start(onPipe());
    expect(await answersTo(gateway, 600)).toEqual(new Set(['OK']));
    expect(await end(gateway)).toBe(0);
  });

  it('on a socket stops nothing either, and says how many lines were lost once it is read', async () => {
    const gateway = await start([]);
    gateway.process.stderr?.pause();
    expect(await answersTo(gateway, 2500)).toEqual(new Set(['OK']));
    gateway.process.stderr?.resume();
    const said = async () => {
      await answersTo(gateway, 1);
      return gateway.output.err;
    };
    await expect.poll(said).toMatch(/"lost":[1-9]\d*,"msg":"log lines were lost"/);
    expect(await end(gateway)).toBe(0);
  });
});

it('a log and an output on a full disk stop neither answers nor deliveries', async () => {
  const env = { DATABASE_URL: temporaryDatabase(), PORT: String(await freePort()) };
  // Nobody listens there: each attempt to deliver a message writes a line.
  const mailed = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_TO: 'owner@agency.example' };
  const onFullDisk = ['sh', '-c', 'exec "$@" >/dev/full 2>/dev/full', 'sh'];
  const gateway = spawnGateway({ ...env, ...mailed }, onFullDisk);
  const url = `http://localhost:${env.PORT}/`;
  await expect.poll(() => healthOf({ url }).catch(() => null)).toBe(200);
  for (const from_name of ['Ada', 'Grace']) {
    expect(await (await postTo({ url }, { from_name })).text()).toBe('OK');
  }
  const tried = () => attemptsIn(env.DATABASE_URL);
  await expect.poll(tried).toBeGreaterThan(0);
  expect(await healthOf({ url })).toBe(200);
  expect(gateway.exitCode).toBeNull();
});

/** The attempts to deliver that a database has noted. */
async function attemptsIn(databaseUrl: string): Promise<number> {
  const store = await openStoreIfThere(databaseUrl);
  const messages = (await store?.list({})) ?? [];
  await store?.close();
  return Math.max(0, ...messages.map(({ attempts }) => attempts));
}
