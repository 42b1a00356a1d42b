import type { Relay } from './relay.ts';
import { LONGEST_OPEN_TIME, openTimeAfter } from './schedule.ts';

/**
 * Keeps messages from relays that cannot be used. A relay is closed (asked for each message), open
 * (asked for none until a pause is over), or half-open: asked by one attempt at a time on behalf of
 * all, until that shows how it is. At the start every relay is half-open.
 */
export interface CircuitBreaker {
  /** Whether the first relay that is not open may be asked for one more message. */
  admits(relays: readonly Relay[]): boolean;
  /** Takes leave to ask a relay; returns how to give it back, or null when there is none to have. */
  enter(relay: Relay): (() => void) | null;
  /** The relay could not be used; returns how often that was found in a row. */
  open(relay: Relay): number;
  /** The relay lets us in. */
  close(relay: Relay): void;
  /** When the first of these relays is open no longer; not later than now when one is not. */
  until(relays: readonly Relay[]): number;
}

interface State {
  /** Null when closed. */
  failures: number | null;
  until: number;
  /** The one attempt that asks while half-open. */
  probe: object | null;
}

export function createCircuitBreaker(now: () => number, random: () => number): CircuitBreaker {
  const states = new Map<Relay, State>();

  function stateOf(relay: Relay): State {
    const state = states.get(relay) ?? { failures: 0, until: 0, probe: null };
    states.set(relay, state);
    return state;
  }

  function until(relay: Relay): number {
    const end = stateOf(relay).until;
    // Further ahead it comes from a clock that was wrong.
    return end > now() + LONGEST_OPEN_TIME ? 0 : end;
  }

  const isOpen = (relay: Relay) => until(relay) > now();
  const isFree = (relay: Relay) => !isOpen(relay) && stateOf(relay).probe === null;

  return {
    admits(relays) {
      const first = relays.find((relay) => !isOpen(relay));
      return first !== undefined && isFree(first);
    },
    enter(relay) {
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
    open(relay) {
      const state = stateOf(relay);
      // Attempts that were under way together count once.
      if (!isOpen(relay)) {
        const failures = (state.failures ?? 0) + 1;
        Object.assign(state, { failures, until: now() + openTimeAfter(failures, random()) });
      }
      state.probe = null;
      return state.failures ?? 0;
    },
    close(relay) {
      Object.assign(stateOf(relay), { failures: null, until: 0, probe: null });
    },
    until: (relays) => Math.min(...relays.map(until)),
  };
}
