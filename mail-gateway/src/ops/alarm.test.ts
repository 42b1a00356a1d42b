import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { alarms } from '../alarms.ts';
import { HOUR } from '../time.ts';
import { createAlarm } from './alarm.ts';

function context(post: (address: string, body: string) => Promise<unknown> = async () => {}) {
  const posted: [string, unknown][] = [];
  const logged: unknown[] = [];
  const warned: unknown[] = [];
  const clock = { now: 0 };
  const call = createAlarm({
    logger: {
      error: (what: unknown) => logged.push(what),
      warn: (what: unknown) => warned.push(what),
    },
    webhook: 'https://hooks.example/x',
    now: () => clock.now,
    post(address, body) {
      posted.push([address, JSON.parse(body)]);
      return post(address, body);
    },
  });
  /** Calls, and waits until it is posted. */
  const alarm = async (...given: Parameters<typeof call>) => {
    call(...given);
    await new Promise(setImmediate);
  };
  return { alarm, posted, logged, warned, clock };
}

describe('an alarm', () => {
  it('is logged, and posted with a sentence and its details', async () => {
    const { alarm, posted, logged } = context();
    await alarm('mail-refused', { id: 'abc', codes: ['EAUTH 535'] });
    expect(logged).toEqual([{ alarm: 'mail-refused', id: 'abc', codes: ['EAUTH 535'] }]);
    expect(posted).toEqual([
      [
        'https://hooks.example/x',
        { text: alarms['mail-refused'], alarm: 'mail-refused', id: 'abc', codes: ['EAUTH 535'] },
      ],
    ]);
  });

  it('is posted once an hour, and once a day when it goes on for longer', async () => {
    const { alarm, posted, logged, clock } = context();
    for (; clock.now < 96 * HOUR; clock.now += HOUR / 4) {
      await alarm('waiting-long');
    }
    expect(logged).toHaveLength(384);
    expect(posted).toHaveLength(24 + 3);
  });

  it('does not keep another one from being posted', async () => {
    const { alarm, posted } = context();
    await alarm('waiting-long');
    await alarm('disk-nearly-full');
    await alarm('waiting-long');
    expect(posted).toHaveLength(2);
  });

  it('is posted at once for new trouble, however long the old one went on', async () => {
    const { alarm, posted, clock } = context();
    for (; clock.now < 72 * HOUR; clock.now += HOUR / 4) {
      await alarm('store-unavailable');
    }
    clock.now += 7 * HOUR;
    posted.length = 0;
    await alarm('store-unavailable');
    expect(posted).toHaveLength(1);
    clock.now += HOUR;
    await alarm('store-unavailable');
    expect(posted).toHaveLength(2);
  });

  it('counts a refused mail as the same trouble while its next attempt is hours away', async () => {
    const { alarm, posted, clock } = context();
    for (; clock.now < 54 * HOUR; clock.now += 4.5 * HOUR) {
      await alarm('mail-refused', { id: 'abc' });
    }
    expect(posted).toHaveLength(6 + 1);
  });

  it('is not affected by a clock that is set back', async () => {
    const posts: string[] = [];
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const alarm = createAlarm({
      logger: { error: () => {}, warn: () => {} },
      webhook: 'https://hooks.example/x',
      post: async (_address, body) => posts.push(body),
    });
    for (let minute = 0; minute <= 121; minute += 11) {
      alarm('waiting-long');
      await new Promise(setImmediate);
      vi.advanceTimersByTime(11 * 60_000);
      vi.setSystemTime(Date.now() - 24 * HOUR);
    }
    expect(posts).toHaveLength(2);
  });

  it('that cannot be posted is in the log, and posted as soon as it can be', async () => {
    const network = { up: false };
    const { alarm, posted, warned, clock } = context(async () => {
      if (!network.up) {
        throw new TypeError('no network');
      }
    });
    await alarm('waiting-long');
    expect(warned).toHaveLength(1);
    network.up = true;
    clock.now += 1;
    await alarm('waiting-long');
    await alarm('waiting-long');
    expect(posted).toHaveLength(2);
    expect(warned).toHaveLength(1);
  });
});
