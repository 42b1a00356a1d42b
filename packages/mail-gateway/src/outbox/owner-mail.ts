import { MEGABYTE } from '../files/sent-file.ts';
import type { Language } from '../languages/language.ts';
import { isMarked } from '../messages/spam/score.ts';
import type { Settings } from '../settings.ts';
import { adminLink } from '../sign-in/sign-in-links.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { type ConfirmationOptions, confirmationOf } from './confirmation.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Handler } from './handler.ts';
import type { Attempt, OutgoingMessage, Relay } from './relay.ts';
import { GIVE_UP_AFTER } from './schedule.ts';

/** Largest attached file: encoded, the mail is just below the 10 MB that Postfix accepts by default. */
const ATTACHED_UP_TO = 7 * MEGABYTE;

/** The reply of a mail server to a mail above its size limit. */
const TOO_LARGE = /\b552\b/;

export interface OwnerMailOptions {
  readonly relay: Relay;
  readonly store: Pick<Store, 'message' | 'fileOf'>;
  readonly settings: Settings;
  readonly language: Language;
  /** The site's form, whose confirmation is queued with the outcome; null if no confirmation can be mailed. */
  readonly confirmed: ConfirmationOptions | null;
  readonly now: () => number;
}

/** Mails each message to the owner, with its file attached. */
export function ownerMail(options: OwnerMailOptions): Handler {
  const { relay, store, confirmed, now } = options;
  return {
    kind: 'owner-mail',
    by: relay.name,
    giveUpAfter: GIVE_UP_AFTER,
    alarmGivenUp: 'message-failed',
    alarmRefused: 'mail-refused',
    async deliver({ id }, attempt) {
      const message = await store.message(id);
      if (!message) {
        return [];
      }
      await deliverWithFile(message, options, attempt);
      const confirmation = confirmed && confirmationOf(message, confirmed, now());
      return confirmation ? [confirmation] : [];
    },
  };
}

/**
 * Delivers a message with its file attached, or with a line that says how to get the file: a file is not attached if it
 * is large, if the message may be spam, and by EmailJS.
 */
async function deliverWithFile(
  message: StoredMessage,
  options: OwnerMailOptions,
  attempt: Attempt,
): Promise<void> {
  const { relay } = options;
  if (!message.file) {
    return relay.deliver(message, attempt);
  }
  const attachment = await attachmentOf(message, options);
  if (!attachment) {
    return relay.deliver(withFileApart(message, options), attempt);
  }
  try {
    await relay.deliver({ ...message, attachment }, attempt);
  } catch (error) {
    if (!(error instanceof DeliveryError && TOO_LARGE.test(error.code))) {
      throw error;
    }
    await relay.deliver(withFileApart(message, options), attempt);
  }
}

/** The content of a message's file; null for a file that is not attached. */
function attachmentOf(
  { id, file, reasons }: StoredMessage,
  { relay, store }: OwnerMailOptions,
): Promise<Uint8Array | null> | null {
  const isAttached =
    relay.name === 'smtp' && file && file.bytes <= ATTACHED_UP_TO && !isMarked(reasons);
  return isAttached ? store.fileOf(id) : null;
}

/** The message with a line that says how to get its file. */
function withFileApart(
  message: StoredMessage,
  { settings, language }: OwnerMailOptions,
): OutgoingMessage {
  const words = language.words.mail;
  const where = adminLink(message, settings) ?? `npm run inbox -- show ${message.id} --save FILE`;
  const note = [words.file, words.fileApart({ where })] as const;
  return { ...message, otherFields: [...message.otherFields, note] };
}
