import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

function context() {
  const clock = { now: 0 };
  const breaker = new CircuitBreaker(
    () => clock.now,
    () => 0.5,
  );
  return { clock, breaker };
}

it('counts simultaneous attempts as one', () => {
  const { clock, breaker } = context();
  breaker.close();
  expect([breaker.open(), breaker.open(), breaker.open()]).toEqual([1, 1, 1]);
  clock.now = 30_000;
  expect(breaker.open()).toBe(2);
  expect(breaker.until).toBe(150_000);
});

it('ignores the end of an earlier attempt while another one is under way', () => {
  const { clock, breaker } = context();
  const endEarly = breaker.enter();
  breaker.close();
  breaker.open();
  clock.now = 30_000;
  expect(breaker.isFree).toBe(true);
  breaker.enter();
  endEarly();
  expect(breaker.isFree).toBe(false);
});
