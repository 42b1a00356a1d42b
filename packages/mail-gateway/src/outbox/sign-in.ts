import type { Language } from '../languages/language.ts';
import { publicAddress } from '../public-address.ts';
import type { Settings } from '../settings.ts';
import { hashOf, LINK_MINUTES, linkOf, newToken } from '../sign-in/sign-in-links.ts';
import type { Store } from '../store/store.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Handler } from './handler.ts';
import type { Relay } from './relay.ts';

export interface SignInMailOptions {
  readonly relay: Relay;
  readonly store: Pick<Store, 'signIn'>;
  readonly settings: Settings;
  readonly language: Language;
  readonly now: () => number;
}

/**
 * Mails links to sign in. The mail is written when it is sent, so that no token is stored: each attempt
 * has a new one. A mail whose link has expired is not sent.
 */
export function signInMail(options: SignInMailOptions): Handler {
  const { relay, store, settings, language, now } = options;
  const words = language.words.signIn;
  const minutes = LINK_MINUTES;
  const signInWith = (link: string) => ({
    subject: words.subject,
    text: words.mail({ link, minutes }),
  });
  const invitationWith = (link: string) => {
    const address = publicAddress(settings);
    const { host: site } = new URL(address);
    const page = `${address}/admin/sign-in`;
    return {
      subject: words.invitationSubject({ site }),
      text: words.invitation({ site, link, minutes, page }),
    };
  };
  return {
    kind: 'sign-in',
    by: relay.name,
    giveUpAfter: Number.POSITIVE_INFINITY,
    alarmRefused: 'mail-refused',
    async deliver({ id, deliveredTo }, attempt) {
      const token = newToken();
      const issued = await store.signIn.issueLink(id, hashOf(token), now());
      if (issued === null) {
        return [];
      }
      if (relay.name !== 'smtp') {
        // EmailJS always sends to the address in its template, which is the owner's.
        throw new DeliveryError('Links to sign in need SMTP_URL.', 'no-recipient', {
          needsPerson: true,
        });
      }
      const link = linkOf(settings, token);
      const mail = {
        id,
        sender: words.sender,
        ...(issued.isInvitation ? invitationWith(link) : signInWith(link)),
        to: [issued.email],
        deliveredTo,
      };
      await relay.deliverOwn(mail, attempt);
      return [];
    },
  };
}
