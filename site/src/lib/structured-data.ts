import type { Site } from '../../../content-model/src/schemas/site.ts';
import type { Offers } from '../../../content-model/src/sections/define-section.ts';

/** Data of schema.org as JSON for a script element, which a text with `</script>` must not end. */
const json = (facts: object) =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');

const organization = (site: Site, url: string) => ({
  '@type': 'Organization',
  name: site.brand,
  legalName: site.legalName,
  description: site.description,
  ...(url && { url }),
  ...(site.contactEmail && { email: site.contactEmail }),
  ...(site.contactPhone && { telephone: site.contactPhone }),
  address: {
    '@type': 'PostalAddress',
    ...(site.streetAddress && { streetAddress: site.streetAddress }),
    ...(site.location.postalCode && { postalCode: site.location.postalCode }),
    addressLocality: site.location.city,
    addressCountry: site.location.country,
  },
  ...(site.vatId && { vatID: site.vatId }),
  sameAs: site.socialLinks.map((link) => link.href).filter(Boolean),
});

/**
 * The structured data of the home page: the agency, its services, and the site if its address is known.
 *
 * @param services those that the page shows
 * @param url the home page's full address; empty when it is unknown
 */
export function agencyData(site: Site, services: Offers['items'], url: string): string {
  const agency = { '@id': `${url}#agency` };
  return json({
    '@graph': [
      { ...agency, ...organization(site, url) },
      ...(url
        ? [
            {
              '@type': 'WebSite',
              name: site.brand,
              url,
              inLanguage: site.language,
              publisher: agency,
            },
          ]
        : []),
      ...services.map(({ title, description }) => ({
        '@type': 'Service',
        name: title,
        description,
        provider: agency,
      })),
    ],
  });
}

/** The breadcrumbs of a page. @param steps names with full addresses, the home page first */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): string {
  return json({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name.replace(/\s+/g, ' '),
      item: url,
    })),
  });
}
