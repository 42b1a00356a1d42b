import { expect, it, onTestFinished, vi } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

it('so many pieces of work run at a time, in the order they came, also when some fail', async () => {
  const inTurn = limitConcurrency(2, 60_000, () => new Error('late'));
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (each: number) => async () => {
    begun.push(each);
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if (each % 3 === 0) {
      throw new Error(`${each}`);
    }
    return each;
  };
  const outcomes = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5, 6].map((each) => inTurn(work(each))),
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
  const failed = outcomes.flatMap(({ status }, each) => (status === 'rejected' ? [each] : []));
  expect(failed).toEqual([0, 3, 6]);
  expect(await inTurn(async () => 'later')).toBe('later');
});

it('work whose turn does not come in time is never begun, and that behind it is', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = limitConcurrency(1, 50, () => new Error('late'));
  const begun: string[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await end;
  };
  const first = inTurn(work('first'));
  const second = inTurn(work('second'));
  vi.advanceTimersByTime(50);
  await expect(second).rejects.toThrow('late');
  const third = inTurn(work('third'));
  resolve();
  await Promise.all([first, third]);
  expect(begun).toEqual(['first', 'third']);
});
