type Settings = Readonly<
  Partial<Record<'SITE_URL' | 'BASE_PATH' | 'PUBLIC_MAIL_ORIGIN', string | undefined>>
>;

/**
 * The note about the address to which the contact form posts; undefined for a site without an address, and for a form
 * that posts to another host. A host that serves files alone does not answer the form.
 */
export function formAddress(settings: Settings): string | undefined {
  const { SITE_URL, BASE_PATH = '/', PUBLIC_MAIL_ORIGIN } = settings;
  if (!SITE_URL || PUBLIC_MAIL_ORIGIN) return undefined;
  const { href } = new URL(`${BASE_PATH.replace(/\/$/, '')}/api/v1.0/email/send-form`, SITE_URL);
  return `The contact form posts to ${href}, where the mail gateway has to answer. On a host of files alone, set PUBLIC_MAIL_ORIGIN: see docs/deploying.md.`;
}
