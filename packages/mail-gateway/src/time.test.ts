import { expect, it } from 'vitest';
import { dayBefore, dayIn, MINUTE } from './time.ts';

it('a day begins at midnight of its zone, also where that is at half past an hour of UTC', () => {
  const midnight = Date.UTC(2026, 10, 19, 18, 30);
  const dayOf = dayIn('Asia/Kolkata');
  const times = [midnight - 1, midnight, midnight + MINUTE, midnight - 1];
  expect(times.map(dayOf)).toEqual(['2026-11-19', '2026-11-20', '2026-11-20', '2026-11-19']);
});

it('days are counted back over months and leap years', () => {
  expect(dayBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(dayBefore('2026-01-01', 365)).toBe('2025-01-01');
  expect(dayBefore('2026-12-31', -1)).toBe('2027-01-01');
});
