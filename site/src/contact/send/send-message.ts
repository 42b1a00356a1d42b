import { controlFields, isProvider, type MailSettings, sendFormUrl } from './mail-settings.ts';
import { fieldNames, forSending, HONEYPOT, type Message } from './message.ts';
import { noteDelivery, refuseInBrowser } from './refusals.ts';
import { BUDGET_MS, GATEWAY_TRY_MS, pauseAfter, uploadTime } from './retry-plan.ts';
import {
  causeOfStatus,
  type FailureCause,
  failureFrom,
  failureOfStatus,
  isFileFault,
  SendFailure,
} from './send-failure.ts';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The visitor's fields in the order of the form, then the control fields. */
function partsOf(message: Message, mail: MailSettings, honeypot: string): FormData {
  const parts = new FormData();
  for (const name of fieldNames) parts.append(name, message[name]);
  for (const [name, text] of message.answers ?? []) parts.append(name, text);
  if (honeypot) parts.append(HONEYPOT, honeypot);
  if (message.file) parts.append(message.file.field, message.file.content);
  for (const [name, value] of Object.entries(controlFields(mail))) parts.append(name, value);
  return parts;
}

interface Answer {
  readonly response: Response;
  readonly text: string;
}

/** @throws {SendFailure} when there is no whole answer within `ms`. */
async function post(url: string, parts: FormData, ms: number): Promise<Answer> {
  const signal = AbortSignal.timeout(ms);
  try {
    const response = await fetch(url, { method: 'POST', body: parts, signal });
    return { response, text: await response.text() };
  } catch (thrown) {
    // Not by the name of the error: browsers disagree on the one for a timeout.
    if (signal.aborted) throw new SendFailure('timedOut', `no answer within ${ms} ms`);
    throw failureOfStatus(0, `Network Error: ${thrown}`);
  }
}

/** A success is `OK` or an empty 204; the login page of a public network also answers 200. */
const isDelivered = ({ response, text }: Answer) =>
  response.status === 204 || (response.ok && text.trim() === 'OK');

function causeOf({ response }: Answer, hasFile: boolean): FailureCause {
  const refusal = response.headers.get('Refusal-Code');
  if (isFileFault(refusal)) return refusal;
  // A proxy before the gateway may have a limit of its own, and sends no code.
  if (response.status === 413 && hasFile) return 'FILE_TOO_LARGE';
  return causeOfStatus(response.status);
}

function failureOf(answer: Answer, hasFile: boolean): SendFailure {
  const { status, headers } = answer.response;
  const seconds = Number.parseFloat(headers.get('Retry-After') ?? '');
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  return new SendFailure(causeOf(answer, hasFile), `${status} ${answer.text}`, retryAfterMs);
}

/** @throws {SendFailure} unless the server answers within `ms` that it has the message. */
async function tryOnce(url: string, parts: FormData, ms: number, hasFile: boolean): Promise<void> {
  const answer = await post(url, parts, ms);
  if (!isDelivered(answer)) throw failureOf(answer, hasFile);
}

/** Posts the parts until the server has them, with the tries, pauses and times of the retry plan. */
async function postWithRetries(message: Message, mail: MailSettings, parts: FormData) {
  const upload = uploadTime(message.file?.content);
  const safeToRepeat = !isProvider(mail);
  const tryMs = (safeToRepeat ? GATEWAY_TRY_MS : BUDGET_MS) + upload;
  const end = Date.now() + BUDGET_MS + upload;
  const timeLeft = () => Math.max(0, end - Date.now());
  let waited = false;
  for (let tries = 1; ; tries += 1) {
    try {
      const ms = Math.min(tryMs, timeLeft());
      return await tryOnce(sendFormUrl(mail), parts, ms, message.file !== undefined);
    } catch (thrown) {
      const failure = failureFrom(thrown);
      const pause = pauseAfter({ failure, tries, waited, safeToRepeat }, Math.random());
      if (pause === undefined || pause >= timeLeft()) throw failure;
      waited ||= failure.cause === 'tooMany';
      await sleep(pause);
    }
  }
}

/**
 * Sends one message by the protocol of the provider EmailJS. Resolves when the server has accepted the message.
 *
 * @param honeypot the text that a program wrote into the hidden field, `''` for a person; the gateway withholds such a message.
 * @throws {SendFailure} and nothing else, at the latest after 15 seconds and the time that a file takes.
 */
export async function sendMessage(
  message: Message,
  mail: MailSettings,
  honeypot = '',
): Promise<void> {
  const clean = forSending(message);
  refuseInBrowser(clean.from_email, mail);
  await postWithRetries(clean, mail, partsOf(clean, mail, honeypot));
  noteDelivery(mail);
}
