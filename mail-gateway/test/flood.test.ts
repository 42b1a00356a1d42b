import { describe, expect, it } from 'vitest';
import { peakMemory } from '../../e2e/support/gateway-process.ts';
import { temporaryDatabase, waitOptions } from './support/arrange.ts';
import { healthOf, postTo, startGateway } from './support/gateway.ts';
import { manyConnections } from './support/many-connections.ts';

const start = () => startGateway({ DATABASE_URL: temporaryDatabase(), RATE_LIMIT_PER_MINUTE: '0' });

/** Connections to the gateway that read its answers. */
async function connections(url: string, count: number, written: string) {
  const sockets = await manyConnections(Number(new URL(url).port), count, written);
  return sockets.map((socket) => socket.resume());
}

describe('a flood of requests that do not end', () => {
  it('takes no more memory than it may, and leaves room for ordinary messages', async () => {
    const { url, process } = await start();
    const size = 1_000_000;
    const head = `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nSec-Fetch-Mode: navigate\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${size}\r\n\r\n`;
    await connections(url, 800, head + 'x'.repeat(size - 1));
    expect(await (await postTo({ url })).text()).toBe('OK');
    expect(peakMemory(process.pid)).toBeLessThan(300);
  });

  it('has large messages wait, until its connections are closed', async () => {
    const { url } = await start();
    const head = `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: x\r\nContent-Length: 260000\r\n\r\n`;
    const sockets = await connections(url, 200, head + 'x'.repeat(259_000));
    const large = () => postTo({ url }, { from_message: 'x'.repeat(200_000) });
    const status = async () => (await large()).status;
    await expect.poll(status, waitOptions).toBe(503);
    expect((await large()).headers.get('retry-after')).toBe('5');
    for (const socket of sockets) {
      socket.destroy();
    }
    await expect.poll(status, waitOptions).toBe(200);
  });
});

describe('visitors who leave', () => {
  it('take no room with them, and are not counted as refused', async () => {
    const { url } = await start();
    const head = `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Mode: navigate\r\nContent-Length: 9\r\n\r\nx`;
    const metrics = async () => (await fetch(`${url}metrics`)).text();
    const sockets = await connections(url, 50, head);
    // Once this is answered, theirs have been read.
    await metrics();
    for (const socket of sockets) {
      socket.resetAndDestroy();
    }
    await expect.poll(metrics, waitOptions).toContain('code="BODY_UNREADABLE"} 50');
    expect(await metrics()).not.toContain('REQUEST_MALFORMED');
  });
});

describe('more connections than are allowed', () => {
  it('are closed, and idle ones with them, so that the next visitor gets in', async () => {
    const { url } = await start();
    const sockets = await connections(url, 2050, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    const open = () => sockets.filter((socket) => !socket.closed).length;
    await expect.poll(open, waitOptions).toBeLessThan(2001);
    await expect.poll(() => healthOf({ url }).catch(() => 0), waitOptions).toBe(200);
  });
});
