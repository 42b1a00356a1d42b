import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { peakMemory } from '../../e2e/support/gateway-process.ts';
import { openStore } from '../src/store/open.ts';
import { ordinary, temporaryDatabase } from './support/arrange.ts';
import { startGateway, unlimited } from './support/gateway.ts';

const MESSAGES = 10_000;

/** Posts one message; resolves to the status, or 0 when there was no answer. */
function post(url: string, agent: Agent, from_name: string): Promise<number> {
  const body = new URLSearchParams({ ...ordinary, from_name }).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve) => {
    const call = request(`${url}api/v1.0/email/send-form`, { method: 'POST', agent, headers });
    call.once('response', (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', () => resolve(0));
    call.end(body);
  });
}

describe('ten thousand messages at once', () => {
  it('are all kept or cleanly refused, and memory stays below 200 MB', async () => {
    const DATABASE_URL = temporaryDatabase();
    const gateway = await startGateway({ ...unlimited, DATABASE_URL });
    const agent = new Agent({ keepAlive: true, maxSockets: 500 });
    const statuses = await Promise.all(
      Array.from({ length: MESSAGES }, (_, each) => post(gateway.url, agent, `${each}`)),
    );
    agent.destroy();
    const count = (status: number) => statuses.filter((each) => each === status).length;
    const store = await openStore(DATABASE_URL);
    const kept = await store.counts();
    await store.close();
    expect(count(200)).toBe(kept.queued);
    expect(count(200) + count(503) + count(429)).toBe(MESSAGES);
    expect(count(200)).toBeGreaterThan(MESSAGES * 0.9);
    expect(peakMemory(gateway.process.pid)).toBeLessThan(200);
  });
});
