import type { FastifyBaseLogger } from 'fastify';
import { cut } from '../../../words/graphemes.ts';
import type { Alarm, AlarmName } from '../alarms.ts';
import { describeError } from '../errors.ts';
import { cleanText } from '../message.ts';
import type { AttemptCounter } from '../relay/deliver-message.ts';
import { delayAfter } from '../relay/schedule.ts';
import type { FollowUp, FollowUpKind } from '../store/follow-up-store.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { MINUTE, repeat, SECOND } from '../time.ts';

const POLL_INTERVAL = 10 * SECOND;

/** Longer than any attempt takes. */
const LEASE = 5 * MINUTE;

/** Why a follow-up was not delivered: a name, and perhaps what the other side said. */
export class FollowUpError extends Error {
  /** Safe to log. */
  readonly code: string;
  /** Whether another attempt would be no use, or might deliver it twice. */
  readonly isFinal: boolean;
  /** The alarm to raise, whether the delivery is given up or not. */
  readonly alarm: AlarmName | null;

  constructor(
    code: string,
    details = '',
    { isFinal = false, alarm = null }: { isFinal?: boolean; alarm?: AlarmName | null } = {},
  ) {
    super(details === '' ? code : `${code}: ${cut(cleanText(details), 300)}`);
    this.code = code;
    this.isFinal = isFinal;
    this.alarm = alarm;
  }
}

/** How one kind of follow-up is delivered. */
export interface FollowUpTask {
  readonly kind: FollowUpKind;
  /** Milliseconds after which it is not tried again. */
  readonly giveUpAfter: number;
  /** The alarm to raise when a delivery is given up. */
  readonly givenUp: AlarmName | null;
  /** @throws FollowUpError */
  deliver(message: StoredMessage, signal: AbortSignal): Promise<void>;
}

export interface FollowUpOptions {
  readonly store: Pick<Store, 'find' | 'followUps'>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly alarm: Alarm;
  readonly metrics?: AttemptCounter;
  readonly now: () => number;
  readonly random?: () => number;
}

/** Delivers the follow-ups of one kind, one after another, apart from the owner's mails. */
export function startFollowUps(task: FollowUpTask, options: FollowUpOptions) {
  const { store, logger, alarm, metrics, now, random = Math.random } = options;
  const { kind, giveUpAfter } = task;
  const stopper = new AbortController();
  let working: Promise<void> | undefined;
  /** Whether something may have become due since the last look. */
  let isWoken = false;

  async function attempt(followUp: FollowUp): Promise<void> {
    const { messageId: id, attempts } = followUp;
    const [message] = await store.find(id);
    if (!message) {
      return;
    }
    try {
      await task.deliver(message, stopper.signal);
    } catch (error) {
      if (!(error instanceof FollowUpError)) {
        throw error;
      }
      metrics?.attempted(kind, 'not-taken');
      const isOver = error.isFinal || now() - followUp.createdAt >= giveUpAfter;
      const dueAt = isOver ? null : now() + delayAfter(attempts, random());
      await store.followUps.giveBack(followUp, now(), { dueAt, reason: error.message });
      const outcome = isOver ? 'failed' : 'queued';
      const what = { id, kind, attempt: attempts, code: error.code, outcome };
      logger.warn(what, 'not followed up');
      const name = error.alarm ?? (isOver ? task.givenUp : null);
      if (name) {
        alarm(name, what);
      }
      return;
    }
    metrics?.attempted(kind, 'taken');
    await store.followUps.markSent(followUp, now());
    logger.info({ id, kind, attempt: attempts }, 'followed up');
  }

  async function work(): Promise<void> {
    try {
      while (isWoken && !stopper.signal.aborted) {
        isWoken = false;
        const followUp = await store.followUps.claimNext(kind, now(), LEASE);
        if (followUp) {
          isWoken = true;
          await attempt(followUp);
        }
      }
    } catch (error) {
      alarm('store-unavailable', describeError(error));
    } finally {
      working = undefined;
    }
  }

  /** Delivers everything that is due, and resolves when nothing is. Never rejects. */
  function drain(): Promise<void> {
    isWoken = true;
    working ??= work();
    return working;
  }

  const endPolling = repeat(() => void drain(), POLL_INTERVAL);
  void drain();
  return {
    drain,
    /** Aborts the attempt under way, which will be repeated. */
    async stop(): Promise<void> {
      endPolling();
      stopper.abort();
      await working;
    },
  };
}
