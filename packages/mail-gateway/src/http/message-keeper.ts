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

/** A message that is cleaned and not yet scored. */
type CleanMessage = Pick<
  NewMessage,
  'fields' | 'otherFields' | 'page' | 'language' | 'file' | 'receivedAt'
>;

type Verdict = Pick<NewMessage, 'state' | 'reasons'>;

/** Scores and stores parsed messages. Only messages that cause a mail count towards the mail limits. */
export class MessageKeeper {
  readonly #options: AppOptions;
  readonly #mailLimits: ReturnType<typeof createMailLimits>;

  constructor(options: AppOptions) {
    this.#options = options;
    this.#mailLimits = createMailLimits(options.settings);
  }

  /**
   * Resolves once the message is durable with its file.
   *
   * @throws StoreError; Refusal `STORE_FULL` when the files would take more than FILES_MEGABYTES
   */
  async keep(body: CheckedBody, sender: Sender): Promise<void> {
    const clean = cleanMessage(body, sender, this.#options.now());
    const verdict = scoreOf(clean, body, sender);
    const isCounted =
      verdict.state === 'queued' && this.#mailLimits.take(sender.address, clean.receivedAt);
    const exceeds = verdict.state === 'queued' && !isCounted;
    let outcome: 'kept' | 'repeated' | undefined;
    try {
      // A withheld copy of a repeated message would be stored a second time.
      const isFlood = exceeds && !(await this.#isRepeated(clean, verdict));
      const final = isFlood ? scoreOf(clean, body, sender, { isFlood }) : verdict;
      outcome = await this.#store(clean, final, sender);
    } finally {
      if (isCounted && outcome !== 'kept') {
        this.#mailLimits.giveBack(sender.address);
      }
    }
  }

  #isRepeated(clean: CleanMessage, { state }: Verdict): Promise<boolean> {
    return this.#options.store.has(fingerprint(clean, state), clean.receivedAt);
  }

  /** Stores the message before it is answered, so that "sent" is true even while the mail server is down. */
  async #store(
    clean: CleanMessage,
    verdict: Verdict,
    { log }: Sender,
  ): Promise<'kept' | 'repeated'> {
    const { store, worker, metrics, refusals } = this.#options;
    if (clean.file && !(await this.#isRepeated(clean, verdict))) {
      await this.#requireRoomFor(clean.file.bytes);
    }
    const message = {
      id: newId(),
      fingerprint: fingerprint(clean, verdict.state),
      ...verdict,
      ...clean,
    };
    const options = { hasWebhook: worker.delivers('webhook') };
    const outcome = await store.keep(message, options);
    const id = outcome === 'kept' ? message.id : undefined;
    log.info({ id, state: verdict.state, outcome }, 'message');
    metrics.accepted(outcome, verdict.state);
    refusals.accepted();
    worker.wake();
    return outcome;
  }

  async #requireRoomFor(bytes: number): Promise<void> {
    const { settings, store } = this.#options;
    if ((await store.countFileBytes()) + bytes > settings.FILES_MEGABYTES * MEGABYTE) {
      throw new Refusal('STORE_FULL');
    }
  }
}

function cleanMessage(
  { fields, otherFields, file }: CheckedBody,
  { page, language }: Sender,
  receivedAt: number,
): CleanMessage {
  const cleaned = otherFields.map(([name, text]) => [cleanText(name), cleanText(text)] as const);
  return {
    fields: cleanFields(fields),
    otherFields: cleaned.filter(([, text]) => text.trim() !== ''),
    page,
    language,
    file,
    receivedAt,
  };
}

function scoreOf(
  { fields, otherFields }: CleanMessage,
  { honeypot }: CheckedBody,
  { page, hasOrigin }: Sender,
  { isFlood } = { isFlood: false },
): Verdict {
  return score({ fields, otherFields, honeypot, hasPage: hasOrigin || page !== '', isFlood });
}

/** The hash of a message, by which a repeated one is recognised: the same texts, file and state. */
function fingerprint({ fields, otherFields, file }: CleanMessage, state: Verdict['state']): string {
  return fingerprintOf(fields, state, otherFields, file?.content);
}
