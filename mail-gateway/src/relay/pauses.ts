import type { Relay } from './relay.ts';
import { LONGEST_PAUSE, pauseAfter } from './schedule.ts';

/** Which relays are left alone for a while, because they let nobody in or cannot be reached. */
export interface Pauses {
  /** The next pause of a relay begins, longer than the one before. */
  begin(relay: Relay): void;
  /** It took a message: no pause. */
  end(relay: Relay): void;
  /** When the first of these relays may be asked; not later than now when one may at once. */
  over(relays: readonly Relay[]): number;
}

export function createPauses(now: () => number, random: () => number): Pauses {
  const paused = new Map<Relay, { failures: number; until: number }>();

  function until(relay: Relay): number {
    const end = paused.get(relay)?.until ?? 0;
    // Further ahead it comes from a clock that was wrong.
    return end > now() + LONGEST_PAUSE ? 0 : end;
  }

  return {
    begin(relay) {
      const failures = (paused.get(relay)?.failures ?? 0) + 1;
      paused.set(relay, { failures, until: now() + pauseAfter(failures, random()) });
    },
    end: (relay) => void paused.delete(relay),
    over: (relays) => Math.min(...relays.map(until)),
  };
}
