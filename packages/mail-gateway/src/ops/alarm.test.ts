import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alarms } from '../alarms.ts';
import { HOUR } from '../time.ts';
import { createAlarm } from './alarm.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  return () => vi.useRealTimers();
});

function context(post: (address: string, body: string) => Promise<unknown> = async () => {}) {
  const posted: [string, unknown][] = [];
  const logged: unknown[] = [];
  const warned: unknown[] = [];
  const call = createAlarm({
    logger: {
      error: (what: unknown) => logged.push(what),
      warn: (what: unknown) => warned.push(what),
    },
    webhook: 'https://hooks.example/x',
    post(address, body) {
      posted.push([address, JSON.parse(body)]);
      return post(address, body);
    },
  });
  /** Raises the alarm, and waits for its post. */
  const alarm = async (...given: Parameters<typeof call>) => {
    call(...given);
    await new Promise(setImmediate);
  };
  /** Raises the alarm repeatedly, with a pause after each time. */
  const alarmEvery = async (time: number, count: number, ...given: Parameters<typeof call>) => {
    for (let each = 0; each < count; each += 1) {
      await alarm(...given);
      vi.advanceTimersByTime(time);
    }
  };
  return { alarm, alarmEvery, posted, logged, warned };
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
    const { alarmEvery, posted, logged } = context();
    await alarmEvery(HOUR / 4, 96 * 4, 'waiting-long');
    expect(logged).toHaveLength(384);
    expect(posted).toHaveLength(24 + 3);
  });

  it('does not prevent another alarm from being posted', async () => {
    const { alarm, posted } = context();
    await alarm('waiting-long');
    await alarm('disk-nearly-full');
    await alarm('waiting-long');
    expect(posted).toHaveLength(2);
  });

  it('is posted at once for a new failure, however long the former failure lasted', async () => {
    const { alarm, alarmEvery, posted } = context();
    await alarmEvery(HOUR / 4, 72 * 4, 'store-unavailable');
    vi.advanceTimersByTime(7 * HOUR);
    posted.length = 0;
    await alarm('store-unavailable');
    expect(posted).toHaveLength(1);
    vi.advanceTimersByTime(HOUR);
    await alarm('store-unavailable');
    expect(posted).toHaveLength(2);
  });

  it('counts a refused mail as the same trouble while its next attempt is hours away', async () => {
    const { alarmEvery, posted } = context();
    await alarmEvery(4.5 * HOUR, 12, 'mail-refused', { id: 'abc' });
    expect(posted).toHaveLength(6 + 1);
  });

  it('is not affected by a clock that is set back', async () => {
    const { alarm, posted } = context();
    for (let minute = 0; minute <= 121; minute += 11) {
      await alarm('waiting-long');
      vi.advanceTimersByTime(11 * 60_000);
      vi.setSystemTime(Date.now() - 24 * HOUR);
    }
    expect(posted).toHaveLength(2);
  });

  it('that cannot be posted is in the log, and posted as soon as it can be', async () => {
    const network = { up: false };
    const { alarm, posted, warned } = context(async () => {
      if (!network.up) {
        throw new TypeError('no network');
      }
    });
    await alarm('waiting-long');
    expect(warned).toHaveLength(1);
    network.up = true;
    vi.advanceTimersByTime(1);
    await alarm('waiting-long');
    await alarm('waiting-long');
    expect(posted).toHaveLength(2);
    expect(warned).toHaveLength(1);
  });
});
