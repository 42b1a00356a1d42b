import { createHmac } from 'node:crypto';
import type { RelayContext } from '../relay/relays.ts';
import { GIVE_UP_AFTER } from '../relay/schedule.ts';
import { postPinned } from './post-pinned.ts';
import { bodyOf } from './webhook-body.ts';
import { FollowUpError, type FollowUpTask } from './worker.ts';

/** Milliseconds for an attempt, the look-up of the name included. */
const DEADLINE = 7000;

/**
 * The headers of Standard Webhooks. The id is the same for every attempt, so that the receiver can
 * tell a repeated one.
 * @param now milliseconds since 1970
 */
export function signedHeaders(
  id: string,
  body: string,
  secret: Buffer,
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

/** Posts each enquiry to WEBHOOK_URL, on the schedule of the owner's mails. */
export function webhookTask(url: string, { settings, language, now }: RelayContext): FollowUpTask {
  const { WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: allowPrivate } = settings;
  return {
    kind: 'webhook',
    giveUpAfter: GIVE_UP_AFTER,
    givenUp: 'webhook-failed',
    async deliver(message, signal) {
      const body = JSON.stringify(bodyOf(message, settings, language));
      const { status, text } = await postPinned(new URL(url), {
        body,
        headers: secret ? signedHeaders(`msg_${message.id}`, body, secret, now()) : {},
        allowPrivate,
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)]),
      });
      if (status < 200 || status > 299) {
        const code = status >= 300 && status < 400 ? 'redirected' : `status-${status}`;
        // 410: the receiver wants no more of them.
        throw new FollowUpError(code, text, { isFinal: status === 410 });
      }
    },
  };
}
