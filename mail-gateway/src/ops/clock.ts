import type { Alarm } from '../alarms.ts';
import { describeError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { DAY, HOUR, MINUTE, repeat } from '../time.ts';

const SYNC_INTERVAL = MINUTE;

/** Deviation from the elapsed time that counts as a jump. */
const JUMP_WHILE_RUNNING = HOUR;

/** The same at the start: the gateway may have been off for a while. */
const JUMP_WHILE_STOPPED = DAY;

/** Elapsed time for which the clock is suspect after a jump. */
const SUSPECT_FOR = DAY;

export type Clock = ReturnType<typeof createClock>;

export interface ClockOptions {
  readonly store: Pick<Store, 'readClock' | 'noteClock' | 'restartFailing'>;
  readonly alarm: Alarm;
}

/**
 * The one clock of all gateways on a database, the database's, which detects when it was set: each
 * answer of the database is compared with a monotonic clock, the first with the time that the last
 * process noted. A restart does not shorten the time for which it is suspect.
 */
export function createClock({ store, alarm }: ClockOptions) {
  let reference = { time: Date.now(), at: performance.now() };
  let suspectUntil = Number.POSITIVE_INFINITY;
  let isSynced = false;

  const timeAt = (at: number) => reference.time + at - reference.at;

  /** Asks the database for its time. Never rejects; without an answer the last one is kept. */
  async function sync(): Promise<void> {
    try {
      const asked = performance.now();
      const { now: time, notedAt, suspectFor } = await store.readClock();
      const at = (asked + performance.now()) / 2;
      const expected = isSynced ? timeAt(at) : notedAt || time;
      const jump = Math.abs(time - expected);
      if (!isSynced) {
        suspectUntil = at + suspectFor;
      }
      const jumped = jump > (isSynced ? JUMP_WHILE_RUNNING : JUMP_WHILE_STOPPED);
      reference = { time, at };
      isSynced = true;
      if (jumped) {
        suspectUntil = at + SUSPECT_FOR;
        alarm('clock-jumped', { minutes: Math.round((time - expected) / MINUTE) });
        // `failing_since` was written by a clock that was wrong, or the new time is.
        await store.restartFailing(time);
      }
      await store.noteClock(time, Math.max(Math.round(suspectUntil - at), 0));
    } catch (error) {
      alarm('store-unavailable', describeError(error));
    }
  }

  return {
    /** Milliseconds since 1970 (UTC): the database's at the last sync, plus what has elapsed. */
    now: () => Math.round(timeAt(performance.now())),
    /** True after a jump and until the first sync: nothing may be deleted or given up then. */
    suspect: () => performance.now() < suspectUntil,
    sync,
  };
}

/** Syncs the clock regularly until the returned function is called. */
export function keepSynced(clock: Clock): () => void {
  return repeat(() => void clock.sync(), SYNC_INTERVAL);
}
