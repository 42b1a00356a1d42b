import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
  const inTurn = limitConcurrency(1, 50, () => new Error('late'));
  const begun: string[] = [];
  const work = (name: string, took: number) => async () => {
    begun.push(name);
    await wait(took);
  };
  const first = inTurn(work('first', 80));
  const second = inTurn(work('second', 0));
  await expect(second).rejects.toThrow('late');
  const third = inTurn(work('third', 0));
  await Promise.all([first, third]);
  expect(begun).toEqual(['first', 'third']);
});
