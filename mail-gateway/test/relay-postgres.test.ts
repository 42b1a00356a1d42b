import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpRelay } from '../src/relay/smtp.ts';
import { openStore } from '../src/store/open.ts';
import {
  keepAll,
  languageWith,
  listen,
  manyNames,
  newMessage,
  waitOptions,
} from './support/arrange.ts';
import { deliveryBy } from './support/delivery.ts';
import { startGateway } from './support/gateway.ts';
import { usePostgres } from './support/postgres-server.ts';
import { startRawMailServer } from './support/raw-mail-server.ts';

const postgres = usePostgres();

describe('a mail server that answers with control characters', () => {
  it('is quoted without them, at most 300 characters, and the message waits', async () => {
    const MAIL = `451 4.7.1 a\0b \x1b[31mgrey${'é'.repeat(900)}`;
    const { port } = await startRawMailServer({ replies: { MAIL } });
    const url = `smtp://127.0.0.1:${port}`;
    const store = await openStore(await postgres.freshUrl());
    const relay = smtpRelay({
      url,
      from: 'website@agency.example',
      to: ['owner@agency.example'],
      language: languageWith(),
    });
    onTestFinished(() => store.close());
    const { delivery, newest } = await deliveryBy([relay], { store });
    await store.keep(newMessage());
    await delivery.drain();
    const message = await newest();
    expect(message).toMatchObject({ state: 'queued', attempts: 1 });
    expect(message?.lastError).toContain('451 4.7.1 ab [31mgrey');
    expect(message?.lastError?.length).toBeLessThanOrEqual(300);
  });
});

describe('three gateways that relay through EmailJS', () => {
  it('ask it at most once a second, all together', async () => {
    const askedAt: number[] = [];
    const provider = createServer((request, response) => {
      if (request.method === 'POST') {
        askedAt.push(performance.now());
      }
      request.resume();
      response.end('OK');
    });
    const port = await listen(provider);
    const DATABASE_URL = await postgres.freshUrl();
    const store = await openStore(DATABASE_URL);
    onTestFinished(() => store.close());
    await keepAll(store, manyNames(6));
    const settings = {
      DATABASE_URL,
      EMAILJS_ORIGIN: `http://127.0.0.1:${port}`,
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
    // Five seconds lie between the slots of the first and the last, but the first may take longer on
    // its way.
    expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(4500);
    const relaying = () =>
      gateways.filter(({ output }) => output.err.includes('"delivered"')).length;
    await expect.poll(relaying, waitOptions).toBeGreaterThan(1);
  });
});
