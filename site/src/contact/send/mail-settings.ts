/** The provider's own host, which does not recognise a message that is sent twice. */
export const PROVIDER_ORIGIN = 'https://api.emailjs.com';

/** The path of the multipart call, at the provider and at the mail gateway. */
const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** The version of the provider's published client whose protocol the site speaks; a test sends with both. */
const PROTOCOL_VERSION = '4.4.1';

/** The address for messages, and three limits that are off unless a setting of the build switches them on. */
export interface MailSettings {
  /** Address of the mail server, possibly with a path, or a path on the page's own origin; without a slash at its end. */
  readonly origin: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** The provider's public key, sent as `user_id`. */
  readonly publicKey: string;
  /** Email addresses that may not send, in any spelling. Empty: off. */
  readonly blockList: readonly string[];
  /** The shortest time between two messages from one browser, in milliseconds. 0: off. */
  readonly rateLimitMs: number;
  /** Whether browsers under the control of a program are refused. */
  readonly blockHeadless: boolean;
  /** The language of the form, such as `fr`; absent for the first language of the site. */
  readonly language?: string;
}

/** The four fields of the mail call that no visitor fills in, in the order in which they are sent. */
export const controlFields = (mail: MailSettings) => ({
  lib_version: PROTOCOL_VERSION,
  service_id: mail.serviceId,
  template_id: mail.templateId,
  user_id: mail.publicKey,
});

/** Whether messages go to the provider itself and not to a mail gateway. */
export const isProvider = (mail: MailSettings) =>
  `${mail.origin.toLowerCase()}/`.startsWith(`${PROVIDER_ORIGIN}/`);

/** The address of the multipart call. A gateway also gets the language, where it is not the site's first. */
export function sendFormUrl(mail: MailSettings): string {
  const query = mail.language && !isProvider(mail) ? `?language=${mail.language}` : '';
  return `${mail.origin}${SEND_FORM_PATH}${query}`;
}
