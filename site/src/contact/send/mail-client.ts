import type * as EmailJs from '@emailjs/browser';
import { chooseFile, HONEYPOT } from '../form/form-fields.ts';
import { patchFetch } from './abortable-fetch.ts';
import { limiterStorage, withStorageFallback } from './client-storage.ts';
import { isProvider, type MailSettings, queryOf } from './mail-settings.ts';
import { fieldNames, forSending, type Message } from './message.ts';
import { BUDGET_MS, GATEWAY_TRY_MS, pauseAfter, uploadTime } from './retry-plan.ts';
import { failureFrom, isFileFault, SendFailure } from './send-failure.ts';

type Client = Pick<typeof EmailJs, 'init' | 'sendForm'>;

const LIMITER_ID = 'contact-last-sent';

/** The pause before the client is loaded again, in milliseconds. */
const LOAD_PAUSE_MS = 1_000;

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads the published client, with one retry. Some browsers cache the failure of a module under its address, so the
 * retry uses another address, made from the one that they name in the error.
 */
async function importClient(): Promise<Client> {
  try {
    return await import('@emailjs/browser');
  } catch (failure) {
    const [address] = /https?:\/\/\S+/.exec(String(failure)) ?? [];
    await sleep(LOAD_PAUSE_MS);
    if (!address) return import('@emailjs/browser');
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}

/** A form, not on the page, with exactly the parts to send; the client adds its four control fields. */
function formWith(message: Message, honeypot: string): HTMLFormElement {
  const form = document.createElement('form');
  const parts = fieldNames.map((name): [string, string] => [name, message[name]]);
  parts.push(...(message.answers ?? []).map(([name, text]): [string, string] => [name, text]));
  if (honeypot) parts.push([HONEYPOT, honeypot]);
  for (const [name, value] of parts) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  if (message.file) {
    const input = document.createElement('input');
    input.type = 'file';
    input.name = message.file.field;
    chooseFile(input, message.file.content);
    form.append(input);
  }
  return form;
}

/** An address as it is compared: NFKC, in lower case, its domain in ASCII. */
function normalAddress(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const url = `https://${domain}`;
  return `${local}@${URL.canParse(url) ? new URL(url).hostname : domain}`;
}

/** The client compares letter by letter: an address that is listed in another spelling is added as typed. */
function blockListFor(mail: MailSettings, email: string) {
  const listed = mail.blockList.some((blocked) => normalAddress(blocked) === normalAddress(email));
  const list = listed ? [...mail.blockList, email] : [...mail.blockList];
  return { list, watchVariable: 'from_email' };
}

/** A success is the provider's `OK` or an empty 204; the login page of a public network that answers 200 is none. */
function assertDelivered(reply: { status: number; text: string }) {
  if (reply.status === 204 || reply.text.trim() === 'OK') return;
  throw new SendFailure('unexpected', `${reply.status} ${reply.text}`);
}

/** Fails after `ms`, and aborts `stop` with the same failure. */
async function within<Result>(ms: number, running: Promise<Result>, stop?: AbortController) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const failure = new SendFailure('timedOut', `no answer within ${Math.round(ms)} ms`);
      stop?.abort(failure);
      reject(failure);
    }, ms);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One call of the published client: its failure, if any, and what was seen of its request. */
async function tryOnce(client: Client, mail: MailSettings, form: HTMLFormElement, ms: number) {
  const stop = new AbortController();
  const { seen, restore } = patchFetch(stop.signal, queryOf(mail));
  let failure: SendFailure | undefined;
  try {
    const sending = client.sendForm(mail.serviceId, mail.templateId, form);
    assertDelivered(await within(ms, sending, stop));
  } catch (thrown) {
    failure = failureFrom(thrown);
  } finally {
    restore();
  }
  return { failure, ...seen };
}

/** Loads the client within `ms` and sets its options for one message. */
async function prepareClient(message: Message, mail: MailSettings, ms: number) {
  const client = await within(ms, withStorageFallback(importClient)).catch((thrown: unknown) => {
    throw failureFrom(thrown);
  });
  const storageProvider = limiterStorage();
  client.init({
    origin: new URL(mail.origin, location.origin).href.replace(/\/$/, ''),
    publicKey: mail.publicKey,
    blockHeadless: mail.blockHeadless,
    blockList: blockListFor(mail, message.from_email),
    limitRate: { id: LIMITER_ID, throttle: mail.rateLimitMs },
    storageProvider,
  });
  return { client, confirmDelivery: storageProvider.confirm };
}

/**
 * Sends one message with the provider's published client, which is loaded when it is first needed. Resolves when the
 * server has accepted the message.
 * @param honeypot what a program wrote into the hidden field, `''` for a person; the gateway quarantines such a message.
 * @throws {SendFailure} and nothing else, at the latest after 15 seconds, and what a file takes.
 */
export async function sendMessage(
  message: Message,
  mail: MailSettings,
  honeypot = '',
): Promise<void> {
  const upload = uploadTime(message.file?.content);
  const end = Date.now() + BUDGET_MS + upload;
  const timeLeft = () => Math.max(0, end - Date.now());
  const safeToRepeat = !isProvider(mail);
  const clean = forSending(message);
  const { client, confirmDelivery } = await prepareClient(clean, mail, timeLeft());
  const form = formWith(clean, honeypot);
  let waited = false;
  for (let tries = 1; ; tries += 1) {
    const ms = safeToRepeat ? Math.min(GATEWAY_TRY_MS + upload, timeLeft()) : timeLeft();
    const { failure, ...seen } = await tryOnce(client, mail, form, ms);
    if (!failure) return confirmDelivery();
    const { cause } = failure;
    const pause = pauseAfter({ cause, tries, waited, safeToRepeat, ...seen }, Math.random());
    if (pause === undefined || pause >= timeLeft()) {
      if (isFileFault(seen.refusal)) throw new SendFailure(seen.refusal, failure.message);
      // What stands before the gateway may have a limit of its own.
      const isFile = cause === 'tooLarge' && clean.file;
      throw isFile ? new SendFailure('FILE_TOO_LARGE', failure.message) : failure;
    }
    waited ||= cause === 'tooMany';
    await sleep(pause);
  }
}
