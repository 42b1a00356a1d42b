import type { Language } from '../languages/language.ts';
import { ownerLinksOf } from '../ops/owner-links.ts';
import { type Settings, senderOf } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { emailjsRelay } from './emailjs.ts';
import type { Relay } from './relay.ts';
import type { SmtpRelay } from './smtp.ts';
import type { SmtpTimeouts } from './smtp-transaction.ts';

/** What relays, and what writes mails for them, are made from. */
export interface MailingContext {
  readonly settings: Settings;
  readonly language: Language;
  readonly store: Store;
  readonly now: () => number;
}

/** The same for what reads and writes no messages. */
export type RelayContext = Omit<MailingContext, 'store'>;

/** The mail server that the settings name; null without one. */
export async function smtpOf(
  { settings, language, now }: RelayContext,
  timeouts: Partial<SmtpTimeouts> = {},
): Promise<SmtpRelay | null> {
  const { SMTP_URL: url, MAIL_TO: to } = settings;
  if (url === null || to.length === 0) {
    return null;
  }
  const { name: fromName, address: from } = senderOf(settings);
  // Loaded only when used: nodemailer takes 10 MB of memory.
  const { smtpRelay } = await import('./smtp.ts');
  const links = ownerLinksOf(settings);
  const answeredLink = links ? (id: string) => links.urlOf(id, 'answered', now()) : undefined;
  return smtpRelay({ url, from, fromName, to, language, answeredLink, timeouts });
}

/** The relays that the settings name, in the order in which they are tried. */
export async function relaysOf(context: RelayContext): Promise<Relay[]> {
  const { settings, language } = context;
  const smtp = await smtpOf(context);
  const relays: Relay[] = smtp ? [smtp] : [];
  if (settings.EMAILJS_SERVICE_ID !== '') {
    relays.push(
      emailjsRelay({
        origin: settings.EMAILJS_ORIGIN,
        serviceId: settings.EMAILJS_SERVICE_ID,
        templateId: settings.EMAILJS_TEMPLATE_ID,
        publicKey: settings.EMAILJS_PUBLIC_KEY,
        privateKey: settings.EMAILJS_PRIVATE_KEY,
        spamMark: language.words.mail.spamMark,
        locale: language.locale,
      }),
    );
  }
  return relays;
}
