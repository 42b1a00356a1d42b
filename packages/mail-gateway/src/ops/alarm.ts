import type { FastifyBaseLogger } from 'fastify';
import { type Alarm, type AlarmName, alarms } from '../alarms.ts';
import { describeError } from '../errors.ts';
import { LONGEST_DELAY } from '../outbox/schedule.ts';
import { DAY, HOUR } from '../time.ts';
import { withoutCredentials } from '../url-credentials.ts';

/** Milliseconds after the last call until a problem counts as over: refused mails are tried again within this time. */
const OVER_AFTER = LONGEST_DELAY + HOUR;

/** An ongoing problem; times are those of a monotonic clock. */
interface Problem {
  since: number;
  last: number;
  notified: number;
  posting: boolean;
}

export interface AlarmOptions {
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Where each alarm is posted as JSON `{ text, alarm, … }`; null posts nowhere. */
  readonly webhook: string | null;
  readonly post?: (address: string, body: string) => Promise<unknown>;
}

/**
 * An alarm that logs every call and posts to the webhook: for the same problem at most once an
 * hour, and once a day when it is older than a day. A failed post does not count: the next call
 * tries again.
 */
export function createAlarm({ logger, webhook, post = postJson }: AlarmOptions): Alarm {
  const problems = new Map<AlarmName, Problem>();

  return (name, details = {}) => {
    logger.error({ alarm: name, ...details }, alarms[name]);
    if (webhook === null) {
      return;
    }
    const time = performance.now();
    const problem = problems.get(name) ?? {
      since: time,
      last: time,
      notified: Number.NEGATIVE_INFINITY,
      posting: false,
    };
    problems.set(name, problem);
    if (time - problem.last > OVER_AFTER) {
      problem.since = time;
    }
    problem.last = time;
    const interval = time - problem.since < DAY ? HOUR : DAY;
    if (problem.posting || time - problem.notified < interval) {
      return;
    }
    problem.posting = true;
    post(webhook, JSON.stringify({ text: alarms[name], alarm: name, ...details }))
      .then(
        () => {
          problem.notified = time;
        },
        (error: unknown) => {
          logger.warn(describeError(error), 'the webhook for alarms cannot be reached');
        },
      )
      .finally(() => {
        problem.posting = false;
      });
  };
}

async function postJson(address: string, body: string): Promise<void> {
  const { url, headers: credentials } = withoutCredentials(address);
  const headers = { ...credentials, 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(10_000);
  const redirect = 'error';
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect });
  if (!response.ok) {
    throw new Error(`the webhook answered ${response.status}`);
  }
}
