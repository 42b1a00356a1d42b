import type { FailureCause } from './send-failure.ts';

/** All tries of one message together, in milliseconds. */
export const BUDGET_MS = 15_000;

/** One try against a mail gateway; the provider's one try has the whole budget. */
export const GATEWAY_TRY_MS = 6_000;

const GATEWAY_PAUSES_MS = [1_000, 3_000];
const JITTER = 0.2;

/** The provider takes one message a second. */
const TOO_MANY_PAUSE_MS = 1_100;
const LONGEST_ASKED_PAUSE_MS = 10_000;

const retriable: ReadonlySet<FailureCause> = new Set(['unreachable', 'timedOut', 'unavailable']);

/** What is known after a try that failed. */
export interface FailedTry {
  readonly cause: FailureCause;
  /** How many tries were made so far, at least 1. */
  readonly tries: number;
  /** True when "too many" was already waited for. */
  readonly waited: boolean;
  /** False for the client's own refusals, which no waiting changes. */
  readonly asked: boolean;
  /** What the server's `Retry-After` asks for, in milliseconds, where the browser shows it. */
  readonly retryAfterMs: number | undefined;
  /** False when the server cannot recognise a message it already has. */
  readonly safeToRepeat: boolean;
}

/**
 * How long to wait before the next try, in milliseconds, or `undefined` for no further try. Only a mail gateway, which
 * keeps the same message once, gets faults repeated; "too many" is waited for once, everywhere.
 * `random` is a number from 0 to 1.
 */
export function pauseAfter(failed: FailedTry, random: number): number | undefined {
  if (!failed.asked) return undefined;
  if (failed.cause === 'tooMany') {
    const pause = Math.max(TOO_MANY_PAUSE_MS, failed.retryAfterMs ?? 0);
    return !failed.waited && pause <= LONGEST_ASKED_PAUSE_MS ? pause : undefined;
  }
  if (!failed.safeToRepeat || !retriable.has(failed.cause)) return undefined;
  const pause = GATEWAY_PAUSES_MS[failed.tries - 1];
  return pause && pause * (1 - JITTER + 2 * JITTER * random);
}
