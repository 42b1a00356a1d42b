import { hash } from 'node:crypto';
import type { ContactForm, ContactFormFile, FormInLanguage } from '../contact-form.ts';
import { gatewayWords } from '../languages/words.ts';
import { addressTyped, normalAddress, onWire, wireOf } from '../mail-address.ts';
import { isOwnMail } from '../message.ts';
import { type ComposedMail, messageIdOf, oneLine } from '../relay/mail.ts';
import { RelayError } from '../relay/relay.ts';
import type { SmtpRelay } from '../relay/smtp.ts';
import { type Settings, senderOf } from '../settings.ts';
import type { NewConfirmation } from '../store/follow-up-store.ts';
import type { StoredMessage } from '../store/store.ts';
import { DAY, MINUTE } from '../time.ts';
import { FollowUpError, type FollowUpTask } from './worker.ts';

/** Milliseconds for one mail; a server that is slower is asked later. */
const DEADLINE = 2 * MINUTE;

export interface ConfirmationOptions {
  readonly settings: Settings;
  readonly form: Pick<ContactForm, 'current'>;
}

/**
 * Returns a function that finds the confirmation of a message: a mail to the visitor, if the site
 * has a text for it and the message was neither withheld nor marked. The store refuses it when this
 * address or everybody together have had too many.
 */
export function createConfirmationOf({ settings, form }: ConfirmationOptions) {
  const own = [...settings.MAIL_TO, senderOf(settings).address].map(normalAddress);
  return ({ id, fields, reasons }: StoredMessage): NewConfirmation | null => {
    const address = addressTyped(fields.from_email);
    const isWanted = !isOwnMail(id) && reasons === '' && form.current()?.confirmation.text;
    if (!address || !isWanted) {
      return null;
    }
    const normal = normalAddress(onWire(address));
    if (own.includes(normal)) {
      return null;
    }
    const recipient = hash('sha256', normal, 'base64url');
    return { recipient, most: settings.CONFIRMATIONS_PER_DAY };
  };
}

/** What a visitor is answered, in the language of the message where that has a text, else in the first. */
const answerTo = ({ language }: StoredMessage, form: ContactFormFile): FormInLanguage =>
  form.translations.find((each) => each.language === language && each.confirmation.text !== '') ??
  form;

/**
 * The mail to the visitor: the agency's text, and no word that the sender chose, since the address may be anybody's. The
 * empty return path has no bounce sent, and the headers have nobody answer it (RFC 3834).
 */
export function composeConfirmation(
  message: StoredMessage,
  form: ContactFormFile,
  settings: Pick<Settings, 'MAIL_TO' | 'MAIL_FROM'>,
): ComposedMail {
  const { id, fields } = message;
  const { language, confirmation } = answerTo(message, form);
  const words = gatewayWords(language).confirmation;
  const typed = addressTyped(fields.from_email);
  const address = typed ? onWire(typed) : '';
  const [owner = ''] = settings.MAIL_TO;
  const from = senderOf(settings);
  const agency = oneLine(from.name || (form.brand ?? ''), 60);
  return {
    from: { name: agency, address: wireOf(from.address) },
    to: [{ name: '', address }],
    replyTo: { name: agency, address: wireOf(owner) },
    envelope: { from: '', to: [address] },
    messageId: messageIdOf(`confirmation.${id}`, from.address),
    subject: confirmation.subject,
    text: [words.greeting, '', confirmation.text, '', '-- ', words.why, ''].join('\n'),
    headers: {
      'Auto-Submitted': 'auto-replied',
      Precedence: 'bulk',
      'X-Auto-Response-Suppress': 'All',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Mails confirmations, never one that may have arrived already. */
export function confirmationTask(
  smtp: Pick<SmtpRelay, 'send'>,
  { settings, form }: ConfirmationOptions,
): FollowUpTask {
  let isTold = false;

  /** The alarm is raised once when the server refuses confirmations, and again only after it has taken a confirmation. */
  function failure(error: RelayError): FollowUpError {
    const { code, message, away, needsPerson, mayHaveArrived, refusesSender } = error;
    const isFinal = mayHaveArrived || refusesSender || (needsPerson && !away);
    const alarm = refusesSender && !isTold ? 'confirmations-refused' : null;
    isTold ||= refusesSender;
    return new FollowUpError(code, message, { isFinal, alarm });
  }

  return {
    kind: 'confirmation',
    giveUpAfter: DAY,
    givenUp: null,
    async deliver(message, stopped) {
      const current = form.current();
      if (!current?.confirmation.text) {
        throw new FollowUpError('no-text', '', { isFinal: current !== null });
      }
      const signal = AbortSignal.any([stopped, AbortSignal.timeout(DEADLINE)]);
      try {
        const mail = composeConfirmation(message, current, settings);
        await smtp.send(mail, { signal, written() {} });
        isTold = false;
      } catch (error) {
        throw error instanceof RelayError ? failure(error) : error;
      }
    },
  };
}
