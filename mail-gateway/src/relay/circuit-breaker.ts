import type { Relay } from './relay.ts';
import { LONGEST_OPEN_TIME, openTimeAfter } from './schedule.ts';

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

interface State {
  /** Null when closed. */
  failures: number | null;
  until: number;
  /** The attempt under way while half-open. */
  probe: object | null;
}

/**
 * A circuit breaker for each relay: closed (used for each message), open (not used until a time),
 * or half-open (used by one attempt at a time, until its result is known). All start half-open.
 */
export function createCircuitBreaker(now: () => number, random: () => number) {
  const states = new Map<Relay, State>();

  function stateOf(relay: Relay): State {
    const state = states.get(relay) ?? { failures: 0, until: 0, probe: null };
    states.set(relay, state);
    return state;
  }

  function until(relay: Relay): number {
    const end = stateOf(relay).until;
    // A later time was written by a wrong clock.
    return end > now() + LONGEST_OPEN_TIME ? 0 : end;
  }

  const isOpen = (relay: Relay) => until(relay) > now();
  const isFree = (relay: Relay) => !isOpen(relay) && stateOf(relay).probe === null;

  return {
    /** Whether the first relay that is not open takes one more message. */
    admits(relays: readonly Relay[]): boolean {
      const first = relays.find((relay) => !isOpen(relay));
      return first !== undefined && isFree(first);
    },
    /** Begins an attempt; returns the function that ends it, or null when none is allowed. */
    enter(relay: Relay): (() => void) | null {
      if (!isFree(relay)) {
        return null;
      }
      const state = stateOf(relay);
      const probe = {};
      if (state.failures !== null) {
        state.probe = probe;
      }
      return () => {
        state.probe = state.probe === probe ? null : state.probe;
      };
    },
    /** The relay could not be used; returns the number of consecutive failures. */
    open(relay: Relay): number {
      const state = stateOf(relay);
      // Concurrent failures count once.
      if (!isOpen(relay)) {
        const failures = (state.failures ?? 0) + 1;
        Object.assign(state, { failures, until: now() + openTimeAfter(failures, random()) });
      }
      state.probe = null;
      return state.failures ?? 0;
    },
    close(relay: Relay): void {
      Object.assign(stateOf(relay), { failures: null, until: 0, probe: null });
    },
    /** When the first of these relays stops being open; in the past when one is not open. */
    until: (relays: readonly Relay[]) => Math.min(...relays.map(until)),
  };
}
