import { expect, it } from 'vitest';
import { fakeRelay } from '../../test/support/delivery.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const { relay: smtp } = fakeRelay('smtp');

function context() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker(
    () => clock.now,
    () => 0.5,
  );
  return { clock, breaker };
}

it('counts attempts that were under way together as one', () => {
  const { clock, breaker } = context();
  breaker.close(smtp);
  expect([breaker.open(smtp), breaker.open(smtp), breaker.open(smtp)]).toEqual([1, 1, 1]);
  clock.now = 30_000;
  expect(breaker.open(smtp)).toBe(2);
  expect(breaker.until([smtp])).toBe(150_000);
});

it('ignores the end of an earlier attempt while another one is under way', () => {
  const { clock, breaker } = context();
  const endEarly = breaker.enter(smtp);
  breaker.close(smtp);
  breaker.open(smtp);
  clock.now = 30_000;
  expect(breaker.enter(smtp)).not.toBeNull();
  endEarly?.();
  expect(breaker.enter(smtp)).toBeNull();
});
