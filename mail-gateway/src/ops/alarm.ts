import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../errors.ts';
import { LONGEST_DELAY } from '../relay/schedule.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What needs a person's attention; docs/operating-the-gateway.md says what to do about each. */
export const alarms = {
  'mail-refused': 'A mail server refuses our messages: a wrong password, address or message.',
  'message-failed': 'A message could not be handed on for five days and waits for the owner.',
  'relay-down': 'A way to send mail has not been usable for a quarter of an hour.',
  'waiting-long': 'A message has been waiting for an hour to be handed on.',
  'messages-withheld': 'Messages were withheld or could not be mailed since the last digest.',
  'messages-refused': 'Every message is refused: the settings of site and gateway do not agree.',
  'no-relay': 'Messages have been waiting for a day, and nothing is set to mail them.',
  'store-unavailable': 'The database cannot be used: messages are not accepted.',
  'clock-jumped': 'The clock jumped, or the gateway was off for more than a day.',
  'disk-nearly-full': 'The disk of the database is nearly full.',
} as const;

export type AlarmName = keyof typeof alarms;

/**
 * Milliseconds without a call after which a problem counts as over. Maintenance checks every few
 * minutes; refused mails and relays are tried again after LONGEST_DELAY.
 */
const quietAfter = (name: AlarmName) =>
  name === 'mail-refused' || name === 'relay-down' ? LONGEST_DELAY + HOUR : 30 * MINUTE;

/** An ongoing problem; times are those of the alarm's clock. */
interface Problem {
  since: number;
  last: number;
  notified: number;
  /** Whether another message has failed since the last notification, or that did not arrive. */
  isNew: boolean;
  posting: boolean;
}

/** Raises an alarm. `details` are ids, counts and codes, never what a visitor wrote. */
export type Alarm = (name: AlarmName, details?: Readonly<Record<string, unknown>>) => void;

export interface AlarmOptions {
  readonly logger: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Where each alarm is posted as JSON `{ text, alarm, … }`; null posts nowhere. */
  readonly webhook: string | null;
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number;
  readonly post?: (address: string, body: string) => Promise<unknown>;
}

/**
 * An alarm that logs every call and posts to the webhook: for the same problem at most once an
 * hour, and once a day when it is older than a day and no further message has failed. A failed post
 * does not count: the next call tries again.
 */
export function createAlarm({
  logger,
  webhook,
  now = () => performance.now(),
  post = postJson,
}: AlarmOptions): Alarm {
  const problems = new Map<AlarmName, Problem>();

  return (name, details = {}) => {
    logger.error({ alarm: name, ...details }, alarms[name]);
    if (webhook === null) {
      return;
    }
    const time = now();
    const problem = problems.get(name) ?? {
      since: time,
      last: time,
      notified: Number.NEGATIVE_INFINITY,
      isNew: false,
      posting: false,
    };
    problems.set(name, problem);
    if (time - problem.last > quietAfter(name)) {
      problem.since = time;
    }
    problem.last = time;
    problem.isNew ||= name === 'message-failed' && 'id' in details;
    const interval = problem.isNew || time - problem.since < DAY ? HOUR : DAY;
    if (problem.posting || time - problem.notified < interval) {
      return;
    }
    problem.posting = true;
    problem.isNew = false;
    post(webhook, JSON.stringify({ text: alarms[name], alarm: name, ...details }))
      .then(
        () => {
          problem.notified = time;
        },
        (error: unknown) => {
          problem.isNew = true;
          logger.warn(describeError(error), 'the webhook for alarms cannot be reached');
        },
      )
      .finally(() => {
        problem.posting = false;
      });
  };
}

async function postJson(address: string, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(10_000);
  const redirect = 'error';
  const response = await fetch(address, { method: 'POST', headers, body, signal, redirect });
  if (!response.ok) {
    throw new Error(`the webhook answered ${response.status}`);
  }
}
