import type { Site } from '../../../content-model/src/schemas/site.ts';

/**
 * The agency as a schema.org Organization for search engines: JSON that is safe in a script element.
 *
 * @param url the home page's full address; empty when it is unknown.
 */
export function organization(site: Site, url: string): string {
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.brand,
    legalName: site.legalName,
    description: site.description,
    ...(url && { url }),
    ...(site.contactEmail && { email: site.contactEmail }),
    ...(site.contactPhone && { telephone: site.contactPhone }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: site.location.city,
      addressCountry: site.location.country,
    },
    sameAs: site.socialLinks.map((link) => link.href).filter(Boolean),
  };
  // A text with `</script>` must not end the element.
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}
