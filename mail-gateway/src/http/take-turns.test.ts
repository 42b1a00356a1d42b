import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('so many pieces of work run at a time, in the order they came, also when some fail', async () => {
  const inTurn = takeTurns(2);
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
