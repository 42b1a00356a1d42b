import type { Language } from '../languages/language.ts';
import { ownerLinksOf } from '../ops/owner-links.ts';
import type { Settings } from '../settings.ts';
import { emailjsRelay } from './emailjs.ts';
import type { Relay } from './relay.ts';

/** The relays that the settings name, in the order in which they are tried. */
export async function relaysOf(
  settings: Settings,
  language: Language,
  now: () => number,
): Promise<Relay[]> {
  const relays: Relay[] = [];
  const [firstTo] = settings.MAIL_TO;
  if (settings.SMTP_URL !== null && firstTo !== undefined) {
    // Loaded only when used: nodemailer takes 10 MB of memory.
    const { smtpRelay } = await import('./smtp.ts');
    const from = settings.MAIL_FROM ?? firstTo;
    const links = ownerLinksOf(settings);
    relays.push(
      smtpRelay({
        url: settings.SMTP_URL,
        from,
        to: settings.MAIL_TO,
        language,
        answeredLink: links ? (id) => links.urlOf(id, 'answered', now()) : undefined,
      }),
    );
  }
  if (settings.EMAILJS_SERVICE_ID !== '') {
    relays.push(
      emailjsRelay({
        origin: settings.EMAILJS_ORIGIN,
        serviceId: settings.EMAILJS_SERVICE_ID,
        templateId: settings.EMAILJS_TEMPLATE_ID,
        publicKey: settings.EMAILJS_PUBLIC_KEY,
        privateKey: settings.EMAILJS_PRIVATE_KEY,
        spamMark: language.words.mail.spamMark,
      }),
    );
  }
  return relays;
}
