import { MEGABYTE } from '../files/sent-file.ts';
import { adminLink } from '../sign-in/sign-in-links.ts';
import { isMarked } from '../spam/score.ts';
import { type OutgoingMessage, type Relay, RelayError } from './relay.ts';
import type { MailingContext } from './relays.ts';

/** Largest file that is attached: encoded, the mail is just below the 10 MB that Postfix takes unless told otherwise. */
const ATTACHED_UP_TO = 7 * MEGABYTE;

/** The reply of a mail server to a mail that is larger than it takes. */
const TOO_LARGE = /\b552\b/;

/**
 * A relay that attaches a message's file. One that is large, or of possible spam, stays where it is,
 * as with EmailJS, and the mail says how to get it.
 */
export function withFiles(
  relay: Relay,
  { settings, language, store }: Omit<MailingContext, 'now'>,
): Relay {
  const words = language.words.mail;

  function apart(message: OutgoingMessage): OutgoingMessage {
    const where = adminLink(message, settings) ?? `npm run inbox -- show ${message.id} --save FILE`;
    const note = [words.file, words.fileApart({ where })] as const;
    return { ...message, otherFields: [...message.otherFields, note] };
  }

  /** The content to attach; null for none. */
  function attachmentOf({ id, file, reasons }: OutgoingMessage): Promise<Uint8Array | null> | null {
    const isAttached =
      relay.name === 'smtp' && file && file.bytes <= ATTACHED_UP_TO && !isMarked(reasons);
    return isAttached
      ? store.fileOf(id).catch(() => {
          throw new RelayError('The file of the message cannot be read.', 'file');
        })
      : null;
  }

  return {
    ...relay,
    async deliver(message, attempt) {
      if (!message.file) {
        return relay.deliver(message, attempt);
      }
      const attachment = await attachmentOf(message);
      if (!attachment) {
        return relay.deliver(apart(message), attempt);
      }
      try {
        await relay.deliver({ ...message, attachment }, attempt);
      } catch (error) {
        if (!(error instanceof RelayError && TOO_LARGE.test(error.code))) {
          throw error;
        }
        await relay.deliver(apart(message), attempt);
      }
    },
  };
}
