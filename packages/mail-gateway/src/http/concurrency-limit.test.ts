import { expect, it, onTestFinished, vi } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

it('work whose turn does not come in time is never begun, and that behind it is, also after a failure', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const inTurn = limitConcurrency(1, 50, () => new Error('late'));
  const begun: string[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await end;
    if (name === 'first') throw new Error('of the work');
  };
  const first = inTurn(work('first'));
  const second = inTurn(work('second'));
  vi.advanceTimersByTime(50);
  await expect(second).rejects.toThrow('late');
  const third = inTurn(work('third'));
  resolve();
  await expect(first).rejects.toThrow('of the work');
  await third;
  expect(begun).toEqual(['first', 'third']);
});
