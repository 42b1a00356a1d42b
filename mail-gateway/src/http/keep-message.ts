import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../errors.ts';
import { MEGABYTE } from '../files/sent-file.ts';
import {
  cleanFields,
  cleanText,
  fingerprintOf,
  type NewMessage,
  newId,
} from '../messages/message.ts';
import { createMailLimits } from '../messages/spam/mail-limits.ts';
import { score } from '../messages/spam/score.ts';
import type { AppOptions } from './app-options.ts';
import type { ParsedBody } from './body.ts';

export interface Sender {
  /** The rate-limit key of the sender's IP address. */
  readonly address: string;
  /** The page with the form; empty when unknown. */
  readonly page: string;
  /** The language of the form; empty when unknown. */
  readonly language: string;
  /** Whether the browser sent an Origin of our pages. */
  readonly hasOrigin: boolean;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** A parsed message. Its file is checked. */
type CheckedBody = Omit<ParsedBody, 'control' | 'files'> & Pick<NewMessage, 'file'>;

/**
 * Returns a function that scores and stores a parsed message. It resolves once the message is
 * durable with its file, and rejects with StoreError, or with Refusal STORE_FULL when the files take
 * what FILES_MEGABYTES allows. Only messages that cause a mail count towards the mail limits.
 */
export function createKeepMessage({ settings, store, worker, metrics, refusals, now }: AppOptions) {
  const mailLimits = createMailLimits(settings);

  async function requireRoomFor(bytes: number): Promise<void> {
    if ((await store.countFileBytes()) + bytes > settings.FILES_MEGABYTES * MEGABYTE) {
      throw new Refusal('STORE_FULL');
    }
  }

  return async (
    body: CheckedBody,
    { address, page, language, hasOrigin, log }: Sender,
  ): Promise<void> => {
    const receivedAt = now();
    const fields = cleanFields(body.fields);
    const otherFields = body.otherFields
      .map(([name, text]) => [cleanText(name), cleanText(text)] as const)
      .filter(([, text]) => text.trim() !== '');
    const enquiry = {
      fields,
      otherFields,
      honeypot: body.honeypot,
      hasPage: hasOrigin || page !== '',
    };
    const { file } = body;
    const fingerprint = (state: 'queued' | 'spam') =>
      fingerprintOf(fields, state, otherFields, file?.content);

    let verdict = score({ ...enquiry, isFlood: false });
    const isCounted = verdict.state === 'queued' && mailLimits.take(address, receivedAt);
    // A withheld copy of a repeated message would be stored a second time.
    const exceeds = verdict.state === 'queued' && !isCounted;
    if (exceeds && !(await store.has(fingerprint('queued'), receivedAt))) {
      verdict = score({ ...enquiry, isFlood: true });
    }
    const message = {
      id: newId(),
      fingerprint: fingerprint(verdict.state),
      ...verdict,
      fields,
      otherFields,
      page,
      language,
      file,
      receivedAt,
    };
    const hasWebhook = worker.delivers('webhook');
    let outcome: 'kept' | 'repeated' | undefined;
    try {
      if (file && !(await store.has(message.fingerprint, receivedAt))) {
        await requireRoomFor(file.bytes);
      }
      // Stored before the answer, so that "sent" is true even while the mail server is down.
      outcome = await store.keep(message, { hasWebhook });
    } finally {
      if (isCounted && outcome !== 'kept') {
        mailLimits.giveBack(address);
      }
    }
    const id = outcome === 'kept' ? message.id : undefined;
    log.info({ id, state: verdict.state, outcome }, 'message');
    metrics.accepted(outcome, verdict.state);
    refusals.accepted();
    worker.wake();
  };
}
