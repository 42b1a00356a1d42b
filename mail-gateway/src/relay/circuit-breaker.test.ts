import { expect, it } from 'vitest';
import { fakeRelay } from '../../test/support/delivery.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

const { relay: smtp } = fakeRelay('smtp');
const { relay: second } = fakeRelay('second');

function context() {
  const clock = { now: 0 };
  const breaker = createCircuitBreaker(
    () => clock.now,
    () => 0.5,
  );
  return { clock, breaker };
}

it('lets one attempt try an unknown relay, and all others once it has succeeded', () => {
  const { breaker } = context();
  const end = breaker.enter(smtp);
  expect([breaker.admits([smtp]), breaker.enter(smtp)]).toEqual([false, null]);
  end?.();
  expect(breaker.admits([smtp])).toBe(true);
  breaker.enter(smtp);
  breaker.close(smtp);
  expect(breaker.enter(smtp) && breaker.enter(smtp)).toBeTruthy();
});

it('keeps all attempts from a relay that is away, until one may try again', () => {
  const { clock, breaker } = context();
  breaker.close(smtp);
  breaker.open(smtp);
  expect([breaker.admits([smtp]), breaker.enter(smtp), breaker.until([smtp])]).toEqual([
    false,
    null,
    30_000,
  ]);
  clock.now = 30_000;
  expect(breaker.enter(smtp)).not.toBeNull();
  expect(breaker.enter(smtp)).toBeNull();
});

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

it('waits for the first relay before the next one is asked', () => {
  const { breaker } = context();
  const end = breaker.enter(smtp);
  expect(breaker.admits([smtp, second])).toBe(false);
  breaker.open(smtp);
  end?.();
  expect(breaker.admits([smtp, second])).toBe(true);
  expect(breaker.until([smtp, second])).toBe(0);
});

it('is not kept open by a clock that was set back', () => {
  const { clock, breaker } = context();
  clock.now = 1e12;
  breaker.open(smtp);
  clock.now = 0;
  expect(breaker.enter(smtp)).not.toBeNull();
});
