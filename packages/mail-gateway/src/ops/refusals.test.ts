import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../store/database.ts';
import { HOUR, MINUTE } from '../time.ts';
import { watchRefusals } from './refusals.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  return () => vi.useRealTimers();
});

function watched() {
  const lines: unknown[] = [];
  const alarms: unknown[] = [];
  const watch = watchRefusals({
    logger: { warn: (line: unknown) => lines.push(line) },
    alarm: (name, details) => alarms.push([name, structuredClone(details)]),
  });
  return { watch, lines, alarms };
}

it('a full database alerts a person, and is one until a message is kept or a minute has passed', () => {
  const { watch, alarms } = watched();
  const seen = [watch.isFull()];
  watch.full(new StoreError('full', 'database or disk is full'));
  seen.push(watch.isFull());
  watch.accepted();
  seen.push(watch.isFull());
  watch.full(new StoreError('full', 'database or disk is full'));
  vi.advanceTimersByTime(MINUTE);
  seen.push(watch.isFull());
  expect(seen).toEqual([false, true, false, false]);
  expect(alarms).toEqual(
    Array(2).fill(['store-unavailable', { error: 'StoreError', kind: 'full' }]),
  );
});

describe('messages refused for a setting', () => {
  it('are a line for the first of each code, and then one an hour with their number', () => {
    const { watch, lines } = watched();
    for (const code of ['KEY_WRONG', 'KEY_WRONG', 'ORIGIN_FOREIGN', 'KEY_WRONG'] as const) {
      watch.refused(code);
    }
    vi.advanceTimersByTime(HOUR);
    watch.refused('KEY_WRONG');
    expect(lines).toEqual([
      { code: 'KEY_WRONG', count: 1 },
      { code: 'ORIGIN_FOREIGN', count: 1 },
      { code: 'KEY_WRONG', count: 3 },
    ]);
  });

  it('alert a person after five in a row, then once an hour', () => {
    const { watch, alarms } = watched();
    for (let each = 0; each < 50; each += 1) {
      watch.refused(each % 2 ? 'KEY_WRONG' : 'ORIGIN_FOREIGN');
    }
    expect(alarms).toEqual([['messages-refused', { codes: { ORIGIN_FOREIGN: 3, KEY_WRONG: 2 } }]]);
    vi.advanceTimersByTime(HOUR);
    watch.refused('KEY_WRONG');
    expect(alarms).toHaveLength(2);
  });

  it('alert nobody while messages are accepted in between, nor for any other refusal', () => {
    const { watch, alarms, lines } = watched();
    for (let each = 0; each < 50; each += 1) {
      watch.refused('ORIGIN_FOREIGN');
      watch.refused('TOO_MANY');
      watch.refused('BODY_TOO_LARGE');
      if (each % 4 === 3) {
        watch.accepted();
      }
    }
    expect(alarms).toEqual([]);
    expect(lines).toEqual([{ code: 'ORIGIN_FOREIGN', count: 1 }]);
  });
});
