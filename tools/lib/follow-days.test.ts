import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDays } from './follow-days.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 27, 12) }));
afterEach(() => void vi.useRealTimers());

const HOUR = 60 * 60 * 1000;

test('a site is built once on each new day, soon after it has begun', () => {
  const built: Date[] = [];
  followDays(async () => void built.push(new Date()));
  vi.advanceTimersByTime(11 * HOUR);
  expect(built).toEqual([]);
  vi.advanceTimersByTime(24 * HOUR + 2 * HOUR);
  expect(built.map((time) => [time.getDate(), time.getHours()])).toEqual([
    [28, 0],
    [29, 0],
  ]);
});
