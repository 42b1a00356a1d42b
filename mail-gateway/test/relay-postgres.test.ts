import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDelivery } from '../src/relay/delivery.ts';
import { smtpRelay } from '../src/relay/smtp.ts';
import { openStore } from '../src/store/open.ts';
import { startGateway } from './gateway.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { NOON, newMessage, waitOptions } from './support.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

/** A mail server that answers every sender with this text, control characters and all. */
async function startRefusing(reply: string): Promise<string> {
  const server = createServer((socket) => {
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        socket.write(String(chunk).startsWith('MAIL') ? reply : '250 ok\r\n');
      });
    socket.write('220 hello\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

describe('a mail server that answers with control characters', () => {
  it('is quoted without them, at most 300 characters, and the message waits', async () => {
    const url = await startRefusing(`451 4.7.1 a\0b \x1b[31mgrey${'é'.repeat(900)}\r\n`);
    const store = await openStore(await postgres.freshUrl());
    const relay = smtpRelay({ url, from: 'website@agency.example', to: ['owner@agency.example'] });
    const delivery = createDelivery({
      store,
      relays: [relay],
      logger: pino({ level: 'silent' }),
      alarm: () => {},
      now: () => NOON,
    });
    onTestFinished(async () => {
      await delivery.stop();
      await store.close();
    });
    await store.keep(newMessage());
    await delivery.drain();
    const [message] = await store.list({ limit: 1 });
    expect(message).toMatchObject({ state: 'queued', attempts: 1 });
    expect(message?.lastError).toContain('451 4.7.1 ab [31mgrey');
    expect(message?.lastError?.length).toBeLessThanOrEqual(300);
  });
});

describe('three gateways that relay through EmailJS', () => {
  it('ask it at most once a second, all together', async () => {
    const askedAt: number[] = [];
    const provider = createHttpServer((request, response) => {
      if (request.method === 'POST') {
        askedAt.push(performance.now());
      }
      request.resume();
      response.end('OK');
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void provider.close());
    const address = provider.address();
    const DATABASE_URL = await postgres.freshUrl();
    const store = await openStore(DATABASE_URL);
    onTestFinished(() => store.close());
    for (let each = 0; each < 6; each += 1) {
      await store.keep(newMessage({ from_name: `message ${each}` }));
    }
    const settings = {
      DATABASE_URL,
      EMAILJS_ORIGIN: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
      EMAILJS_SERVICE_ID: 's',
      EMAILJS_TEMPLATE_ID: 't',
      EMAILJS_PUBLIC_KEY: 'public',
      EMAILJS_PRIVATE_KEY: 'private',
    };
    const gateways = await Promise.all([1, 2, 3].map(() => startGateway(settings)));
    await expect.poll(async () => (await store.counts()).sent, waitOptions).toBe(6);
    const gaps = askedAt.slice(1).map((at, each) => at - (askedAt[each] ?? 0));
    expect(gaps).toHaveLength(5);
    // A request may take longer on its way than the next one.
    expect(Math.min(...gaps)).toBeGreaterThan(500);
    // Five seconds lie between the turns of the first and the last, but the first may take longer on
    // its way.
    expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(4500);
    const relaying = () =>
      gateways.filter(({ output }) => output.err.includes('"delivered"')).length;
    await expect.poll(relaying, waitOptions).toBeGreaterThan(1);
  });
});
