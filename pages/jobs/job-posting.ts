import type { PageBlock } from '../../content-model/src/page-kinds/define-page.ts';
import type { Site } from '../../content-model/src/schemas/site.ts';
import { agencyNode, postalAddress } from '../../site/src/lib/structured-data.ts';
import type { Job } from './page.ts';

/** The names that schema.org has for kinds of employment. */
const EMPLOYMENT_TYPES: Record<Job['employment'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/**
 * A job as https://schema.org/JobPosting, for search engines.
 *
 * @param home the home page's full address; empty when it is unknown
 */
export const jobPosting = (job: Job, site: Site, home: string): Record<string, unknown> => ({
  '@type': 'JobPosting',
  title: job.title,
  description: htmlOf(job.blocks, home && new URL(home).origin),
  ...(job.until && { validThrough: job.until }),
  employmentType: EMPLOYMENT_TYPES[job.employment],
  hiringOrganization: agencyNode(site, home),
  jobLocation: { '@type': 'Place', address: addressOf(job.place, site) },
  ...(job.remote && { jobLocationType: 'TELECOMMUTE' }),
});

/** The text of a job as HTML, without its pictures, with full addresses. */
const htmlOf = (blocks: readonly PageBlock[], origin: string) =>
  blocks
    .flatMap((block) => {
      if ('heading' in block) return `<h2>${block.heading.html}</h2>`;
      return 'html' in block ? block.html : [];
    })
    .join('\n')
    .replaceAll('href="/', `href="${origin}/`);

/** The address of the agency for a job in its city; for other places, all that is known is their name. */
const addressOf = (place: string, site: Site) =>
  place.toLowerCase().includes(site.location.city.toLowerCase())
    ? postalAddress(site)
    : { '@type': 'PostalAddress', addressLocality: place };
