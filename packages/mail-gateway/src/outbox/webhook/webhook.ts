import { createHmac } from 'node:crypto';
import { cut } from '../../../../words/graphemes.ts';
import { beginningOf } from '../../beginning-of.ts';
import type { Language } from '../../languages/language.ts';
import { cleanText } from '../../messages/message.ts';
import type { Settings } from '../../settings.ts';
import type { Store } from '../../store/store.ts';
import { withoutCredentials } from '../../url-credentials.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { Handler } from '../handler.ts';
import { type LaneOptions, ONE_BY_ONE } from '../lane.ts';
import { GIVE_UP_AFTER } from '../schedule.ts';
import { bodyOf } from './webhook-body.ts';

/** Milliseconds for an attempt, the answer included. */
const DEADLINE = 7000;

/** Most bytes that are read of an answer. */
const LONGEST_ANSWER = 100 * 1024;

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

/** The context of posting enquiries. */
export interface WebhookContext {
  readonly store: Pick<Store, 'message'>;
  readonly settings: Settings;
  readonly language: Language;
  readonly now: () => number;
}

/** The lane of webhooks; none without WEBHOOK_URL. */
export function webhookLane(context: WebhookContext): LaneOptions[] {
  const url = context.settings.WEBHOOK_URL;
  return url === null ? [] : [{ handlers: [webhook(url, context)], ...ONE_BY_ONE }];
}

/** Posts each enquiry to an address, on the schedule of the owner's mails. */
function webhook(url: string, { store, settings, language, now }: WebhookContext): Handler {
  const secret = settings.WEBHOOK_SECRET;
  return {
    kind: 'webhook',
    by: 'webhook',
    giveUpAfter: GIVE_UP_AFTER,
    alarmGivenUp: 'webhook-failed',
    async deliver({ messageId }, { signal }) {
      const message = await store.message(messageId ?? '');
      if (!message) {
        return [];
      }
      const body = JSON.stringify(bodyOf(message, settings, language));
      const headers = secret ? signedHeaders(`msg_${message.id}`, body, secret, now()) : {};
      const { status, text } = await post(url, body, headers, signal);
      if (status < 200 || status > 299) {
        const code = status >= 300 && status < 400 ? 'redirected' : `status-${status}`;
        // 410: the receiver wants no more posts.
        throw failure(code, text, status === 410);
      }
      return [];
    },
  };
}

/**
 * Posts JSON without following redirects; resolves to the status and the beginning of the answer.
 * @throws DeliveryError `name-not-found`, `timeout`, `tls` or `no-connection`
 */
export async function post(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  stopped: AbortSignal,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(DEADLINE)]);
  const { url, headers: credentials } = withoutCredentials(address);
  const about = { 'content-type': 'application/json', 'user-agent': 'mail-gateway' };
  try {
    const { status, body: answer } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...credentials, ...about },
      body,
      signal,
      redirect: 'manual',
    });
    return { status, text: answer ? await beginningOf(answer, LONGEST_ANSWER) : '' };
  } catch (error) {
    throw failure(signal.aborted ? 'timeout' : codeOf(error));
  }
}

/** The cause of a failed fetch; the error itself has only a general message. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) {
    return 'name-not-found';
  }
  return /CERT|TLS|SSL|SIGNED|EPROTO/.test(code) ? 'tls' : 'no-connection';
}

function failure(code: string, details = '', isFinal = false): DeliveryError {
  const reason = details === '' ? code : `${code}: ${cut(cleanText(details), 300)}`;
  return new DeliveryError(reason, code, { isFinal });
}
