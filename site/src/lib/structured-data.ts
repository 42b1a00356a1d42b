import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';
import type { Site } from '../../../packages/content-model/src/schemas/site.ts';
import type {
  Offers,
  Person,
} from '../../../packages/content-model/src/sections/define-section.ts';
import { settings } from '../../settings.ts';
import { fullAddress, href } from './href.ts';

/** Data of schema.org as JSON for a script element, which a text with `</script>` must not end. */
const json = (facts: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');

/** The home page's full address in a language; empty where the address of the site is unknown. */
export const homeAddress = ({ home }: Pick<SiteLanguage, 'home'>): string =>
  settings.siteUrl && fullAddress(home, settings.siteUrl);

/** The address of the agency, without the parts that are not known. */
export const postalAddress = (site: Site) => ({
  '@type': 'PostalAddress',
  ...(site.streetAddress && { streetAddress: site.streetAddress }),
  ...(site.location.postalCode && { postalCode: site.location.postalCode }),
  addressLocality: site.location.city,
  addressCountry: site.location.country,
});

/** The logo as a bitmap, which search engines need; nothing where the address of the site is unknown. */
const logoNode = (home: string) =>
  home ? { logo: new URL(href('/icon-512.png'), home).href } : {};

/** A person of the agency. @param home as of `homeAddress` */
export const personNode = ({ name, role }: Person, home: string) => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  worksFor: { '@id': `${home}#agency` },
});

/** The agency on pages other than the home page, which has its full description. @param home as of `homeAddress` */
export const agencyNode = (site: Site, home: string) => ({
  '@type': 'Organization',
  '@id': `${home}#agency`,
  name: site.brand,
  ...(home && { url: home }),
  ...logoNode(home),
});

const organization = (site: Site, url: string) => ({
  '@type': 'Organization',
  name: site.brand,
  legalName: site.legalName,
  description: site.description,
  ...(url && { url }),
  ...logoNode(url),
  ...(site.contactEmail && { email: site.contactEmail }),
  ...(site.contactPhone && { telephone: site.contactPhone }),
  address: postalAddress(site),
  ...(site.vatId && { vatID: site.vatId }),
  ...sameAs(site),
});

const website = (site: Site, url: string) => ({
  '@type': 'WebSite',
  name: site.brand,
  url,
  inLanguage: site.language,
});

/** The agency's pages on other sites, as a property; no property without such pages. */
function sameAs({ socialLinks }: Site): { sameAs?: string[] } {
  const addresses = socialLinks.map(({ href }) => href).filter((href) => /^https?:/i.test(href));
  return addresses.length > 0 ? { sameAs: addresses } : {};
}

/** The services and people that sections of the home page show. */
type Shown = { services: Offers['items']; people: readonly Person[] };

/**
 * The structured data of the home page: the agency, its people and services, and the site if its address is known.
 *
 * @param url the home page's full address; empty when it is unknown
 */
export function agencyData(site: Site, { services, people }: Shown, url: string): string {
  const agency = { '@id': `${url}#agency` };
  return json({
    '@graph': [
      { ...agency, ...organization(site, url) },
      ...(url ? [{ ...website(site, url), publisher: agency }] : []),
      ...people.map((person) => personNode(person, url)),
      ...services.map(({ title, description }) => ({
        '@type': 'Service',
        name: title,
        description,
        provider: agency,
      })),
    ],
  });
}

/**
 * The structured data of a page other than the home page; undefined where there is nothing to say.
 *
 * @param about what the page is about: a node without `@context`
 * @param steps the way to the page as names with full addresses, the home page first; none where addresses are unknown
 */
export function pageData(
  about: object | undefined,
  steps: readonly { name: string; url: string }[],
): string | undefined {
  if (steps.length === 0) return about && json(about);
  const way = breadcrumbs(steps);
  return json(about ? { '@graph': [about, way] } : way);
}

const breadcrumbs = (steps: readonly { name: string; url: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: name.replace(/\s+/g, ' '),
    item: url,
  })),
});
