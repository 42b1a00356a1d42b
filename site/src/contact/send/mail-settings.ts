/** The provider's own host, which does not recognise a message that is sent twice. */
export const PROVIDER_ORIGIN = 'https://api.emailjs.com';

/** The path of the multipart call, at the provider and at the mail gateway. */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** The version that the published client writes into `lib_version`. */
export const CLIENT_VERSION = '4.4.1';

/** Where messages go, and the options of the published client. */
export interface MailSettings {
  /** Address of the mail server, possibly with a path, or a path on the page's own origin; without a slash at its end. */
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** The provider's public key, sent as `user_id`. */
  readonly publicKey: string;
  /** Email addresses that may not send, in any case of letters. Empty: off. */
  readonly blockList: readonly string[];
  /** The shortest time between two messages from one browser, in milliseconds. 0: off. */
  readonly rateLimitMs: number;
  /** Whether browsers that are run by a program are refused. */
  readonly blockHeadless: boolean;
  /** The language of the form, such as `fr`, where it is not the first of the site. */
  readonly language?: string;
}

/** Whether messages go to the provider itself and not to a mail gateway. */
export const isProvider = (mail: MailSettings) =>
  `${mail.origin.toLowerCase()}/`.startsWith(`${PROVIDER_ORIGIN}/`);

/** What the address of the call says beside its path: the language, to a gateway, where it is not the first. */
export const queryOf = (mail: MailSettings) =>
  mail.language && !isProvider(mail) ? `?language=${mail.language}` : '';

/** The address of the multipart call; a path on the page's own origin when no origin is set. */
export const sendFormUrl = (mail: MailSettings) =>
  `${mail.origin}${SEND_FORM_PATH}${queryOf(mail)}`;
