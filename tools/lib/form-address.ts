type Settings = Readonly<
  Partial<Record<'SITE_URL' | 'BASE_PATH' | 'PUBLIC_MAIL_ORIGIN', string | undefined>>
>;

/**
 * Where the contact form of a site for visitors posts, if that is the site's own address: a host of files alone answers
 * nothing there.
 */
export function formAddress(settings: Settings): string | undefined {
  const { SITE_URL, BASE_PATH = '/', PUBLIC_MAIL_ORIGIN } = settings;
  if (!SITE_URL || PUBLIC_MAIL_ORIGIN) return undefined;
  const { href } = new URL(`${BASE_PATH.replace(/\/$/, '')}/api/v1.0/email/send-form`, SITE_URL);
  return `The contact form posts to ${href}, where the mail gateway has to answer. On a host of files alone, set PUBLIC_MAIL_ORIGIN: see docs/deploying.md.`;
}
