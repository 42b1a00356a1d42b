import type { Site } from '../../../packages/content-model/src/schemas/site.ts';
import { fullAddress } from './href.ts';

/** The address and the time of a build. */
interface Build {
  /** The site's address, such as `https://example.com`; empty when it is unknown. */
  siteUrl: string;
  /** The path of the contact page, such as `/contact`. */
  contactPath: string;
  /** The codes of the languages that the agency reads. */
  languages: readonly string[];
  now: Date;
}

/**
 * The address for reports of vulnerabilities, in the form of RFC 9116. It expires a year after the month of the
 * build, so that all builds of a month are the same.
 *
 * @returns undefined when there is neither an email address nor the full address of a contact page
 */
export function securityTxt(
  site: Site,
  { siteUrl, contactPath, languages, now }: Build,
): string | undefined {
  const contacts = [
    ...(site.contactEmail ? [`mailto:${site.contactEmail}`] : []),
    ...(siteUrl.startsWith('https:') ? [fullAddress(contactPath, siteUrl, '/')] : []),
  ];
  if (contacts.length === 0) return undefined;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth()));
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(siteUrl ? [`Canonical: ${siteUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}
