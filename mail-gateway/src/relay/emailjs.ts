import { cut } from '../../../words/graphemes.ts';
import { beginningOf } from '../beginning-of.ts';
import { withOthers } from '../message.ts';
import { shownAnswers } from '../shown-answers.ts';
import { isMarked } from '../spam/score.ts';
import type { StoredMessage } from '../store/store.ts';
import { type Relay, RelayError } from './relay.ts';

/** EmailJS takes one request a second (its documentation, "Rate limits"); milliseconds. */
const MIN_INTERVAL = 1100;

/** EmailJS ignores templates beyond 50 kB (its documentation). */
const MAX_PARAMS_BYTES = 50_000;

/** Most bytes that are read of an answer; a real one has two: `OK`. */
const LONGEST_ANSWER = 64 * 1024;

export interface EmailjsOptions {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Prefix of the subject of a message that may be spam. */
  readonly spamMark: string;
  /** The language of the dates in answers. */
  readonly locale: string;
}

/**
 * Sends messages through the EmailJS API with the private key. No status is taken as final: in
 * outages EmailJS answered 404 "account not found" to everybody.
 */
export function emailjsRelay(options: EmailjsOptions): Relay {
  const endpoint = `${options.origin}/api/v1.0/email/send`;

  return {
    name: 'emailjs',
    minIntervalMs: MIN_INTERVAL,
    async deliver(message, attempt) {
      const params = paramsOf(message, options);
      if (Buffer.byteLength(JSON.stringify(params)) > MAX_PARAMS_BYTES) {
        throw new RelayError('The message is too large for EmailJS.', 'too-large', {
          needsPerson: true,
        });
      }
      const body = {
        service_id: options.serviceId,
        template_id: options.templateId,
        user_id: options.publicKey,
        accessToken: options.privateKey,
        template_params: params,
      };
      const answer = await ask(endpoint, body, attempt?.signal);
      if (answer.status < 200 || answer.status > 299) {
        const needsPerson = [400, 401, 403, 412, 413].includes(answer.status);
        const reason = `EmailJS answered ${answer.status}: ${cut(answer.text, 300)}`;
        throw new RelayError(reason, String(answer.status), {
          needsPerson,
          away: ![400, 413].includes(answer.status),
        });
      }
      if (answer.status !== 204 && answer.text.trim() !== 'OK') {
        // Not EmailJS: a network's login page, for example.
        const reason = `EmailJS answered ${answer.status} without OK: ${cut(answer.text, 200)}`;
        throw new RelayError(reason, 'not-ok', { away: true });
      }
    },
    async check() {
      // The API has no call that only checks: a wrong key shows with the first message.
      const { status } = await reach(options.origin, { method: 'HEAD' });
      return `${new URL(options.origin).host} can be reached (${status}).`;
    },
    close() {},
  };
}

/**
 * The template's parameters: the form's five fields, the other fields under their own names, and
 * again below the message, for templates that do not know them.
 */
function paramsOf(
  { fields, otherFields, reasons }: StoredMessage,
  { spamMark, locale }: EmailjsOptions,
): Record<string, string> {
  const answers = shownAnswers(otherFields, locale);
  const mark = isMarked(reasons) ? spamMark : '';
  return {
    ...Object.fromEntries(answers),
    ...fields,
    from_subject: `${mark}${fields.from_subject}`,
    from_message: withOthers(fields.from_message, answers),
  };
}

async function ask(
  endpoint: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<{ status: number; text: string }> {
  const response = await reach(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
  const { status, body: answer } = response;
  const text = answer && (await beginningOf(answer, LONGEST_ANSWER).catch(() => ''));
  return { status, text: text ?? '' };
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  const signals = [AbortSignal.timeout(30_000), ...(request.signal ? [request.signal] : [])];
  try {
    const signal = AbortSignal.any(signals);
    return await fetch(address, { ...request, signal, redirect: 'error' });
  } catch (error) {
    throw new RelayError(`EmailJS cannot be reached: ${causeOf(error)}`, 'unreachable', {
      away: true,
    });
  }
}

/** Why a fetch failed; the error itself says only that it did. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? `${cause.code} ${cause.message}` : `${cause}`;
}
