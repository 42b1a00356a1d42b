import { setTimeout as wait } from 'node:timers/promises';
import { cut } from '../../../words/graphemes.ts';
import { beginningOf } from '../beginning-of.ts';
import { withOthers } from '../messages/message.ts';
import { shownAnswers } from '../messages/shown-answers.ts';
import { isMarked } from '../messages/spam/score.ts';
import type { StoredMessage } from '../store/store.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Attempt, OutgoingMessage, OwnMail, Relay } from './relay.ts';

/** Milliseconds between two requests: EmailJS takes one a second (its documentation, "Rate limits"). */
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
  /** Milliseconds between two requests. */
  readonly minIntervalMs?: number;
}

/**
 * Sends messages through the EmailJS API with the private key, one after the other. No status is final: in outages
 * EmailJS answered 404 "account not found" to everybody.
 */
export class EmailjsRelay implements Relay {
  readonly name = 'emailjs';
  readonly #options: EmailjsOptions;
  /** When the next request may begin, on the monotonic clock. */
  #nextTurn = 0;

  constructor(options: EmailjsOptions) {
    this.#options = options;
  }

  deliver(message: OutgoingMessage, attempt?: Attempt): Promise<void> {
    return this.#send(paramsOf(message, this.#options), attempt);
  }

  deliverOwn({ sender, subject, text }: OwnMail, attempt?: Attempt): Promise<void> {
    const params = {
      from_name: sender,
      from_email: '',
      from_number: '',
      from_subject: subject,
      from_message: text,
    };
    return this.#send(params, attempt);
  }

  async check(): Promise<string> {
    const { origin } = this.#options;
    // The API has no call that only checks: a wrong key is noticed with the first message.
    const { status } = await reach(origin, { method: 'HEAD' });
    return `${new URL(origin).host} can be reached (${status}).`;
  }

  close(): void {}

  async #send(params: Readonly<Record<string, string>>, attempt?: Attempt): Promise<void> {
    const { origin, serviceId, templateId, publicKey, privateKey } = this.#options;
    if (Buffer.byteLength(JSON.stringify(params)) > MAX_PARAMS_BYTES) {
      throw new DeliveryError('The message is too large for EmailJS.', 'too-large', {
        needsPerson: true,
      });
    }
    const body = {
      service_id: serviceId,
      template_id: templateId,
      user_id: publicKey,
      accessToken: privateKey,
      template_params: params,
    };
    await this.#takeTurn(attempt?.signal);
    requireOk(await ask(`${origin}/api/v1.0/email/send`, body, attempt?.signal));
  }

  /** Waits until the provider takes another request. */
  async #takeTurn(signal: AbortSignal | undefined): Promise<void> {
    const now = performance.now();
    const turn = Math.max(this.#nextTurn, now);
    this.#nextTurn = turn + (this.#options.minIntervalMs ?? MIN_INTERVAL);
    await wait(turn - now, undefined, signal && { signal }).catch(() => {
      throw new DeliveryError('Too many messages wait for EmailJS.', 'deadline', { away: true });
    });
  }
}

/** @throws DeliveryError unless the answer says that EmailJS has the message. */
function requireOk({ status, text }: Answer): void {
  if (status < 200 || status > 299) {
    throw new DeliveryError(`EmailJS answered ${status}: ${cut(text, 300)}`, String(status), {
      needsPerson: [400, 401, 403, 412, 413].includes(status),
      away: ![400, 413].includes(status),
    });
  }
  if (status !== 204 && text.trim() !== 'OK') {
    // The answer is not from EmailJS, but for example from the login page of a network.
    const reason = `EmailJS answered ${status} without OK: ${cut(text, 200)}`;
    throw new DeliveryError(reason, 'not-ok', { away: true });
  }
}

/**
 * The template's parameters: the five fields of the form, and the other fields under their own names. The message
 * repeats the other fields, for templates that do not know them.
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

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function ask(endpoint: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
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
    throw new DeliveryError(`EmailJS cannot be reached: ${causeOf(error)}`, 'unreachable', {
      away: true,
    });
  }
}

/** The cause of a failed fetch; the error itself has only a general message. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? `${cause.code} ${cause.message}` : `${cause}`;
}
