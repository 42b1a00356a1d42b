import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { exitOf } from '../../harness/gateway-process.ts';
import { ordinary, temporaryDatabase } from './support/arrange.ts';
import {
  end,
  healthOf,
  namesIn,
  postUntilGone,
  startGateway,
  unlimited,
} from './support/gateway.ts';

describe('a gateway that is stopped', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s, in the middle of traffic, has every message that it answered with OK',
    async (signal) => {
      const DATABASE_URL = temporaryDatabase();
      const gateway = await startGateway({ ...unlimited, DATABASE_URL });
      const { accepted, gone } = postUntilGone(gateway);
      await expect.poll(() => accepted.length).toBeGreaterThan(100);
      expect(await end(gateway, signal)).toBe(0);
      await gone;
      // Opening checks the database's integrity as well.
      const kept = await namesIn(DATABASE_URL);
      expect(accepted.filter((name) => !kept.includes(name))).toEqual([]);
      expect(new Set(kept).size).toBe(kept.length);
    },
  );

  it('answers open requests first, on each address of localhost', async () => {
    // Gives localhost two addresses, which not every machine has.
    const names = `import dns from 'node:dns/promises';
      dns.lookup = async () => ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(names)}`;
    const gateway = await startGateway({ DATABASE_URL: temporaryDatabase(), NODE_OPTIONS });
    const urls = ['127.0.0.1', '127.0.0.2'].map((host) => gateway.url.replace('localhost', host));
    const body = new URLSearchParams(ordinary).toString();
    const head = `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
    const open = urls.map((url) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      socket.write(head + body.slice(0, 20));
      return { socket, answer: text(socket) };
    });
    // When the gateway has answered these requests, it has read the beginnings of the open ones.
    for (const url of urls) {
      expect(await healthOf({ url })).toBe(200);
    }
    gateway.process.kill('SIGTERM');
    const [url = ''] = urls;
    await expect.poll(() => healthOf({ url }).catch(() => 'refused')).toBe('refused');
    for (const { socket, answer } of open) {
      socket.write(body.slice(20));
      expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*OK$/s);
    }
    expect(await exitOf(gateway.process)).toBe(0);
  });
});
