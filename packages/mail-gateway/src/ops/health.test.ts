import Fastify from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../store/database.ts';
import { healthRoute } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

/** The health check of a store that answers as told. */
function healthOf(probe: () => Promise<void>, isFull = () => false) {
  const app = Fastify();
  let probes = 0;
  const store = {
    probe: async () => {
      probes += 1;
      await probe();
    },
  };
  healthRoute(app, { store, refusals: { isFull }, now: () => 0 });
  return { ask: () => app.inject('/healthz'), probes: () => probes };
}

describe('the health check', () => {
  it('is green when a message could be kept', async () => {
    const answer = await healthOf(async () => {}).ask();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [new StoreError('unavailable', 'database is locked'), 'locked'],
    [new StoreError('full', 'database or disk is full'), 'full'],
    [new StoreError('unavailable', 'attempt to write a readonly database'), 'read-only'],
    [new StoreError('unavailable', 'The database file is gone: /full/m.db was moved.'), 'gone'],
    [new StoreError('unavailable', 'connect ECONNREFUSED 127.0.0.1:4750'), 'unavailable'],
    [new TypeError('of 127.0.0.1'), 'unavailable'],
  ])('says in one word why not, and names nothing: %s', async (error, reason) => {
    const answer = await healthOf(() => Promise.reject(error)).ask();
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'unavailable', reason });
  });

  it('says that a message found no room, although a probe does', async () => {
    const { ask } = healthOf(
      async () => {},
      () => true,
    );
    expect((await ask()).json()).toEqual({ status: 'unavailable', reason: 'full' });
  });

  it('writes once a second at most, and never twice at a time', async () => {
    const { ask, probes } = healthOf(async () => {});
    await Promise.all(Array.from({ length: 50 }, ask));
    vi.advanceTimersByTime(999);
    await ask();
    expect(probes()).toBe(1);
    vi.advanceTimersByTime(1);
    await ask();
    expect(probes()).toBe(2);
  });

  it('waits for the write that is under way, however long it takes', async () => {
    const gate = Promise.withResolvers<void>();
    const { ask, probes } = healthOf(() => gate.promise);
    const first = ask();
    await new Promise(setImmediate);
    vi.advanceTimersByTime(5000);
    const second = ask();
    await new Promise(setImmediate);
    gate.reject(new StoreError('unavailable', 'database is locked'));
    expect([(await first).statusCode, (await second).statusCode]).toEqual([503, 503]);
    expect(probes()).toBe(1);
  });
});
