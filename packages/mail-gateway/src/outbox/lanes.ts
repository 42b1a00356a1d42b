import type { Alarm } from '../alarms.ts';
import type { ContactForm } from '../contact-form.ts';
import type { Language } from '../languages/language.ts';
import { ownerLinksOf } from '../ops/owner-links.ts';
import { type Settings, senderOf } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { confirmationMail } from './confirmation.ts';
import { type DigestContext, digestMail } from './digest.ts';
import { EmailjsRelay } from './emailjs.ts';
import { type LaneOptions, ONE_BY_ONE } from './lane.ts';
import { type OwnerMailOptions, ownerMail } from './owner-mail.ts';
import type { Relay } from './relay.ts';
import { signInMail } from './sign-in.ts';
import type { SmtpRelay } from './smtp.ts';
import { webhookLane } from './webhook/webhook.ts';

/** The most mails under way that do not take long; Microsoft 365 takes three connections from one sender. */
const AT_ONCE = 3;

/** The most mails under way in all; Postfix takes 50 connections from one client. */
const AT_ONCE_WITH_SLOW = 50;

/** The context of relays. */
export interface RelayContext {
  readonly settings: Settings;
  readonly language: Language;
  readonly now: () => number;
}

/** The context of all handlers. */
export interface LanesContext extends RelayContext {
  readonly store: Store;
  /** The site's form, with the text of the confirmation. */
  readonly form: Pick<ContactForm, 'current'>;
  readonly alarm: Alarm;
}

/** The mail server that the settings name; null without one. */
async function smtpOf({ settings, language, now }: RelayContext): Promise<SmtpRelay | null> {
  const { SMTP_URL: url, MAIL_TO: to } = settings;
  if (url === null || to.length === 0) {
    return null;
  }
  const { name: fromName, address: from } = senderOf(settings);
  // Loaded only when used: nodemailer takes 10 MB of memory.
  const { SmtpRelay } = await import('./smtp.ts');
  const links = ownerLinksOf(settings);
  const answeredLink = links ? (id: string) => links.urlOf(id, 'answered', now()) : undefined;
  return new SmtpRelay({ url, from, fromName, to, language, answeredLink });
}

/** EmailJS, if the settings name it; null otherwise. */
function emailjsOf({ settings, language }: RelayContext): EmailjsRelay | null {
  if (settings.EMAILJS_SERVICE_ID === '') {
    return null;
  }
  return new EmailjsRelay({
    origin: settings.EMAILJS_ORIGIN,
    serviceId: settings.EMAILJS_SERVICE_ID,
    templateId: settings.EMAILJS_TEMPLATE_ID,
    publicKey: settings.EMAILJS_PUBLIC_KEY,
    privateKey: settings.EMAILJS_PRIVATE_KEY,
    spamMark: language.words.mail.spamMark,
    locale: language.locale,
  });
}

/** The one relay that the settings name, the mail server before EmailJS; null without one. */
export const relayOf = async (context: RelayContext): Promise<Relay | null> =>
  (await smtpOf(context)) ?? emailjsOf(context);

/**
 * The lanes of deliveries by the settings. Mails to the owner and to people who sign in share the relay, and wait for no
 * other lane.
 */
export async function lanesOf(context: LanesContext): Promise<LaneOptions[]> {
  const smtp = await smtpOf(context);
  const relay = smtp ?? emailjsOf(context);
  return [
    ...(relay ? [mailsBy(relay, { ...context, confirmed: smtp && context })] : []),
    ...(smtp ? [{ handlers: [confirmationMail({ ...context, smtp })], ...ONE_BY_ONE }] : []),
    ...webhookLane(context),
  ];
}

/** The handlers of a relay: sign-in mails wait for no other mail, and digests for no message. */
export const mailsBy = (
  relay: Relay,
  context: DigestContext & Pick<OwnerMailOptions, 'confirmed'>,
): LaneOptions => ({
  relay,
  handlers: [
    signInMail({ ...context, relay }),
    digestMail(relay, context),
    ownerMail({ ...context, relay }),
  ],
  atOnce: AT_ONCE,
  atOnceWithSlow: AT_ONCE_WITH_SLOW,
});
