import { isMarked } from '../spam/score.ts';
import type { StoredMessage } from '../store/store.ts';
import { SPAM_MARK } from './mail.ts';
import { type Relay, RelayError } from './relay.ts';

/** EmailJS takes one request a second (its documentation, "Rate limits"); milliseconds. */
const MIN_INTERVAL = 1100;

/** EmailJS ignores templates beyond 50 kB (its documentation): such a message is not handed on. */
const MAX_PARAMS_BYTES = 50_000;

/** As much is read of an answer, in bytes: `OK` is two, and what is no answer may have no end. */
const LONGEST_ANSWER = 64 * 1024;

export interface EmailjsOptions {
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Hands messages to the EmailJS API with the private key, at the rate that it allows.
 * No status of EmailJS is taken as final: in outages it answered 404 "account not found" to all.
 */
export function emailjsRelay(options: EmailjsOptions): Relay {
  const endpoint = `${options.origin}/api/v1.0/email/send`;

  return {
    name: 'emailjs',
    minIntervalMs: MIN_INTERVAL,
    async deliver(message, attempt) {
      const params = paramsOf(message);
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
        const reason = `EmailJS answered ${answer.status}: ${answer.text.slice(0, 300)}`;
        throw new RelayError(reason, String(answer.status), {
          needsPerson,
          away: ![400, 413].includes(answer.status),
        });
      }
      if (answer.status !== 204 && answer.text.trim() !== 'OK') {
        // Not EmailJS: the page of a network that asks to log in, or another host's.
        const reason = `EmailJS answered ${answer.status} without OK: ${answer.text.slice(0, 200)}`;
        throw new RelayError(reason, 'not-ok', { away: true });
      }
    },
    async check() {
      // The API has no call that only looks: a wrong key shows with the first message.
      const { status } = await reach(options.origin, { method: 'HEAD' });
      return `${new URL(options.origin).host} can be reached (${status}).`;
    },
    close() {},
  };
}

/**
 * What the template at EmailJS gets: the form's five fields, the other fields under their own names,
 * and all of the others once more below the message, for a template that does not know them.
 */
function paramsOf({ fields, otherFields, reasons }: StoredMessage): Record<string, string> {
  const others = otherFields.map(([name, text]) => `${name}: ${text}`);
  const mark = isMarked(reasons) ? SPAM_MARK : '';
  return {
    ...Object.fromEntries(otherFields),
    ...fields,
    from_subject: `${mark}${fields.from_subject}`,
    from_message: [fields.from_message, ...others].filter((text) => text !== '').join('\n\n'),
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
  return { status: response.status, text: await beginningOf(response).catch(() => '') };
}

/** The text of an answer, cut off after LONGEST_ANSWER with the connection. */
async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= LONGEST_ANSWER) {
      break;
    }
  }
  return Buffer.concat(chunks).toString();
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

/** Why a fetch failed; its own error says only that it did. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? `${cause.code} ${cause.message}` : `${cause}`;
}
