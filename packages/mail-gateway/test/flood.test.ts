import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { peakMemory } from '../../harness/gateway-process.ts';
import { openStore } from '../src/store/open.ts';
import { manyNames, ordinary, temporaryDatabase, temporaryFolder } from './support/arrange.ts';
import { postTo, startGateway, unlimited } from './support/gateway.ts';

/** A gateway whose front page has 100 KB. */
async function start() {
  const SITE_DIR = temporaryFolder();
  writeFileSync(path.join(SITE_DIR, 'index.html'), 'x'.repeat(100_000));
  const env = { SITE_DIR, DATABASE_URL: temporaryDatabase(), HOST: '127.0.0.1' };
  const { url, process } = await startGateway({ ...unlimited, ...env });
  const port = Number(new URL(url).port);
  return { ...env, url, port, process, peak: () => peakMemory(process.pid) };
}

/** Sends a request from an address of this machine; resolves to its status, or 0 without an answer. */
function statusOf(port: number, from_name?: string, options: object = {}): Promise<number> {
  const call = {
    method: 'POST',
    path: '/api/v1.0/email/send-form',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
  const post = from_name === undefined ? {} : call;
  const body = new URLSearchParams({ ...ordinary, from_name: from_name ?? '' }).toString();
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1', ...post, ...options }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    })
      .once('error', () => resolve(0))
      .end(from_name === undefined ? undefined : body);
  });
}

/** Options of a request from another address than the attackers'. */
const fromElsewhere = { localAddress: '127.0.0.3', agent: false };
const attacker = '127.0.0.2';

/** Many connections to a port of 127.0.0.1, each of which writes the same; they end with the test. */
async function manyConnections(
  port: number,
  count: number,
  written: string,
  localAddress?: string,
): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () =>
    connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) }).on(
      'error',
      () => {},
    ),
  );
  onTestFinished(() => {
    for (const socket of sockets) {
      socket.destroy();
    }
  });
  const tried = sockets.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
        socket.once('connect', () => socket.write(written, () => resolve()));
      }),
  );
  await Promise.all(tried);
  return sockets;
}

const headOf = (length: number) =>
  `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nSec-Fetch-Mode: navigate\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;

describe('the connections of one address', () => {
  it('never keep others out, whether they send nothing, part of a head or part of a body', async () => {
    const { port } = await start();
    for (const written of ['', 'GET / HTTP/1.1\r\nHost: x\r\n', `${headOf(500)}x`]) {
      await manyConnections(port, 2100, written, attacker);
      expect(await statusOf(port, undefined, fromElsewhere)).toBe(200);
      expect(await statusOf(port, 'Ada', fromElsewhere)).toBe(200);
    }
  });

  it.each([
    ['and time, on 2,000 connections at once', 2000, 400, true],
    ['when nobody reads the answers', 1500, 8, false],
  ])('with requests sent ahead take little memory %s', async (_when, count, requests, isRead) => {
    const { port, process, peak } = await start();
    const front = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const socket of await manyConnections(port, count, front.repeat(requests), attacker)) {
      if (isRead) {
        socket.resume();
      }
    }
    const visit = () => statusOf(port, undefined, fromElsewhere);
    await expect.poll(visit).toBe(200);
    expect(process.exitCode).toBeNull();
    expect(peak()).toBeLessThan(350);
  });
});

it('a flood of requests that do not end takes little memory, and leaves room for ordinary messages', async () => {
  const { url, port, peak } = await start();
  const size = 1_000_000;
  for (const socket of await manyConnections(port, 800, headOf(size) + 'x'.repeat(size - 1))) {
    socket.resume();
  }
  expect(await (await postTo({ url })).text()).toBe('OK');
  // Half of what was sent; a busy machine collects its garbage late.
  expect(peak()).toBeLessThan(400);
});

it('ten thousand messages at once are all kept or cleanly refused, and memory stays below 230 MB', async () => {
  const { port, peak, DATABASE_URL } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const names = manyNames(10_000);
  const statuses = await Promise.all(names.map((name) => statusOf(port, name, { agent })));
  agent.destroy();
  const count = (status: number) => statuses.filter((each) => each === status).length;
  const store = await openStore(DATABASE_URL);
  const kept = await store.counts();
  await store.close();
  expect(count(200)).toBe(kept.queued);
  expect(count(200)).toBeGreaterThan(0);
  expect(count(200) + count(503) + count(429)).toBe(names.length);
  // 179 to 195 on a quiet machine; a busy one collects its garbage late.
  expect(peak()).toBeLessThan(230);
});
