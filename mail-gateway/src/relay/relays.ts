import type { Settings } from '../settings.ts';
import { emailjsRelay } from './emailjs.ts';
import type { Relay } from './relay.ts';
import { smtpRelay } from './smtp.ts';

/** The relays that the settings name, in the order in which they are tried. */
export function relaysOf(settings: Settings): Relay[] {
  const relays: Relay[] = [];
  const [firstTo] = settings.MAIL_TO;
  if (settings.SMTP_URL !== null && firstTo !== undefined) {
    const from = settings.MAIL_FROM ?? firstTo;
    relays.push(smtpRelay({ url: settings.SMTP_URL, from, to: settings.MAIL_TO }));
  }
  if (settings.EMAILJS_SERVICE_ID !== '') {
    relays.push(
      emailjsRelay({
        origin: settings.EMAILJS_ORIGIN,
        serviceId: settings.EMAILJS_SERVICE_ID,
        templateId: settings.EMAILJS_TEMPLATE_ID,
        publicKey: settings.EMAILJS_PUBLIC_KEY,
        privateKey: settings.EMAILJS_PRIVATE_KEY,
      }),
    );
  }
  return relays;
}
