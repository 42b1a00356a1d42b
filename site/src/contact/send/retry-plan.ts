import type { FailureCause, SendFailure } from './send-failure.ts';

/** The time for all tries of one message, in milliseconds. */
export const BUDGET_MS = 15_000;

/** The time for one try at a mail gateway; the provider gets one try with the whole budget. */
export const GATEWAY_TRY_MS = 6_000;

/**
 * The slowest line for a file, in bytes a millisecond. At this speed 20 MB take less than the five minutes of the
 * gateway.
 */
const SLOWEST_LINE = 80;

/** The time that a file takes at most, in whole milliseconds, on top of the message's own. */
export const uploadTime = (file: { size: number } | undefined) =>
  Math.ceil((file?.size ?? 0) / SLOWEST_LINE);

const GATEWAY_PAUSES_MS = [1_000, 3_000];
const JITTER = 0.2;

/** The provider accepts one message a second. */
const TOO_MANY_PAUSE_MS = 1_100;
const LONGEST_ASKED_PAUSE_MS = 10_000;

const retriable: ReadonlySet<FailureCause> = new Set(['unreachable', 'timedOut', 'unavailable']);

export interface FailedTry {
  readonly failure: Pick<SendFailure, 'cause' | 'retryAfterMs'>;
  /** How many tries were made so far, at least 1. */
  readonly tries: number;
  /** Whether there was already a pause because of "too many". */
  readonly waited: boolean;
  /** Whether the server recognises a message that it already has. */
  readonly safeToRepeat: boolean;
}

/**
 * How long to wait before the next try, in milliseconds, or `undefined` for no further try. A failure is repeated
 * only at a mail gateway, which stores the same message once. After "too many" there is one more try at gateway and
 * provider.
 *
 * @param random a number from 0 to 1
 */
export function pauseAfter(failed: FailedTry, random: number): number | undefined {
  const { cause, retryAfterMs } = failed.failure;
  if (cause === 'tooMany') {
    const pause = Math.max(TOO_MANY_PAUSE_MS, retryAfterMs ?? 0);
    return !failed.waited && pause <= LONGEST_ASKED_PAUSE_MS ? pause : undefined;
  }
  if (!failed.safeToRepeat || !retriable.has(cause)) return undefined;
  const pause = GATEWAY_PAUSES_MS[failed.tries - 1];
  return pause && pause * (1 - JITTER + 2 * JITTER * random);
}
