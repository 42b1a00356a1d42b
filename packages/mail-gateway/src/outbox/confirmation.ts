import { hash } from 'node:crypto';
import type { Alarm } from '../alarms.ts';
import type { ContactForm, ContactFormFile, FormInLanguage } from '../contact-form.ts';
import { gatewayWords } from '../languages/words.ts';
import { addressTyped, normalAddress, onWire, wireOf } from '../mail-address.ts';
import { type Settings, senderOf } from '../settings.ts';
import type { Statement } from '../store/database.ts';
import type { Store, StoredMessage } from '../store/store.ts';
import { DAY } from '../time.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Handler } from './handler.ts';
import { type ComposedMail, messageIdOf, oneLine } from './mail.ts';
import { followUpId, newConfirmation } from './outbox.ts';
import type { SmtpRelay } from './smtp.ts';

export interface ConfirmationOptions {
  readonly settings: Settings;
  readonly form: Pick<ContactForm, 'current'>;
}

/**
 * Queues the confirmation of a message in the transaction that records its owner's mail as sent: a mail
 * to the visitor, if the site has a text for it and the message was neither withheld nor marked. Nothing
 * is queued when this address, or everybody together, had too many.
 */
export function confirmationOf(
  { id, fields, reasons }: StoredMessage,
  { settings, form }: ConfirmationOptions,
  now: number,
): Statement | null {
  const address = addressTyped(fields.from_email);
  if (!address || reasons !== '' || !form.current()?.confirmation.text) {
    return null;
  }
  const normal = normalAddress(onWire(address));
  const own = [...settings.MAIL_TO, senderOf(settings).address].map(normalAddress);
  if (own.includes(normal)) {
    return null;
  }
  const recipient = hash('sha256', normal, 'base64url');
  return newConfirmation(id, { recipient, most: settings.CONFIRMATIONS_PER_DAY }, now);
}

/** The form in the language of a message, if it has a text for the confirmation there; else in its first language. */
const answerTo = ({ language }: StoredMessage, form: ContactFormFile): FormInLanguage =>
  form.translations.find((each) => each.language === language && each.confirmation.text !== '') ??
  form;

/**
 * The mail to the visitor: the agency's text, and no word that the sender chose, since the address may be anybody's. An
 * undeliverable mail causes no bounce, because its return path is empty, and programs do not answer a mail with these
 * headers (RFC 3834).
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
    messageId: messageIdOf(followUpId('confirmation', id), from.address),
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

export interface ConfirmationMailOptions extends ConfirmationOptions {
  readonly smtp: Pick<SmtpRelay, 'send'>;
  readonly store: Pick<Store, 'message'>;
  readonly alarm: Alarm;
}

/** Mails confirmations, and never repeats one that may have arrived. */
export function confirmationMail(options: ConfirmationMailOptions): Handler {
  const { smtp, store, settings, form, alarm } = options;
  let isAlarmRaised = false;

  /** Raises the alarm when the server refuses confirmations; again only after the server has accepted one. */
  function raiseAlarmOnce({ code, refusesSender }: DeliveryError): void {
    if (refusesSender && !isAlarmRaised) {
      isAlarmRaised = true;
      alarm('confirmations-refused', { code });
    }
  }

  return {
    kind: 'confirmation',
    by: 'confirmation',
    giveUpAfter: DAY,
    async deliver({ messageId }, attempt) {
      const message = await store.message(messageId ?? '');
      if (!message) {
        return [];
      }
      const current = form.current();
      if (!current?.confirmation.text) {
        throw new DeliveryError('no-text', 'no-text', { isFinal: current !== null });
      }
      try {
        await smtp.send(composeConfirmation(message, current, settings), attempt);
        isAlarmRaised = false;
        return [];
      } catch (error) {
        if (!(error instanceof DeliveryError)) {
          throw error;
        }
        raiseAlarmOnce(error);
        throw failureOf(error);
      }
    },
  };
}

/** The failure of a confirmation. It is final where another attempt would be useless, or might deliver a second mail. */
function failureOf(error: DeliveryError): DeliveryError {
  const { code, message, away, needsPerson, mayHaveArrived, refusesSender } = error;
  const isFinal = mayHaveArrived || refusesSender || (needsPerson && !away);
  return new DeliveryError(`${code}: ${message}`, code, { isFinal, mayHaveArrived });
}
