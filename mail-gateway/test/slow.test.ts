import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { portOf, testApp } from './support/arrange.ts';
import { postTo } from './support/gateway.ts';

async function listening() {
  const { app, store } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { store, port: portOf(app.server) };
}

/** Writes `start`, then `drip` again and again; resolves when the other side has closed. */
async function slowly(port: number, start: string, drip: string, every: number) {
  const socket = connect(port, '127.0.0.1');
  const began = performance.now();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(start);
  const timer = setInterval(() => socket.write(drip), every);
  socket.on('close', () => clearInterval(timer));
  onTestFinished(() => {
    socket.destroy();
  });
  await new Promise((resolve) => socket.on('close', resolve));
  return { seconds: (performance.now() - began) / 1000, answer };
}

const head = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: agency.example\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';

describe('a request that does not come to its end', () => {
  it('is closed within 20 seconds, whether its head or its body drips in', async () => {
    const { port, store } = await listening();
    const body = `${head}${form}Content-Length: 1000\r\n\r\nfrom_name=`;
    const requests = [slowly(port, head, 'X', 1000), slowly(port, body, 'a', 1000)];
    for (const { seconds, answer } of await Promise.all(requests)) {
      expect(seconds).toBeLessThan(20);
      expect(answer).toContain('408 Request Timeout');
    }
    expect(await store.list({ limit: 1 })).toEqual([]);
  });

  it('is closed, and memory stays flat, while it pours in without end', async () => {
    const { port, store } = await listening();
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const before = process.memoryUsage().rss;
    const start = `${head}${form}Transfer-Encoding: chunked\r\n\r\n`;
    const { seconds } = await slowly(port, start, chunk, 1);
    expect(seconds).toBeLessThan(20);
    expect(process.memoryUsage().rss - before).toBeLessThan(60e6);
    expect(await store.list({ limit: 1 })).toEqual([]);
  });

  it('is read to its end when it is too large, so that the refusal is heard', async () => {
    const { port } = await listening();
    const url = `http://127.0.0.1:${port}/`;
    for (const size of [300_000, 2_000_000]) {
      expect((await postTo({ url }, { from_message: 'x'.repeat(size) })).status).toBe(413);
    }
  });

  it('keeps nothing when the visitor leaves in the middle', async () => {
    const { port, store } = await listening();
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}${form}Content-Length: 1000\r\n\r\nfrom_name=Ada`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await store.list({ limit: 1 })).toEqual([]);
  });
});
