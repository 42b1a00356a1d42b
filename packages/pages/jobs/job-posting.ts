import { agencyNode, postalAddress } from '../../../site/src/lib/structured-data.ts';
import type { PageBlock } from '../../content-model/src/page-kinds/define-page.ts';
import type { Site } from '../../content-model/src/schemas/site.ts';
import type { Job } from './page.ts';

/** The names of the kinds of employment that search engines know for schema.org. */
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
 * @param added the day on which the file of the job was added, as `YYYY-MM-DD`. It is used if the job has no day.
 */
export const jobPosting = (
  job: Job,
  site: Site,
  home: string,
  added: string | undefined,
): Record<string, unknown> => ({
  '@type': 'JobPosting',
  title: job.title,
  description: htmlOf(job.blocks, home && new URL(home).origin),
  // An unknown day is left out: with the day of the build, every job would look new.
  datePosted: job.posted ?? added,
  ...(job.until && { validThrough: job.until }),
  employmentType: EMPLOYMENT_TYPES[job.employment],
  hiringOrganization: agencyNode(site, home),
  jobLocation: { '@type': 'Place', address: addressOf(job.place, site) },
  ...(job.remote && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: countryOf(job.place, site) },
  }),
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

/** The parts of a place, such as `Lagos, Nigeria`, with the commas of several scripts. */
const partsOf = (place: string) =>
  place
    .split(/[,،、，]/)
    .map((part) => part.trim())
    .filter(Boolean);

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The country of a place. A place without a country is understood to be in the country of the agency. */
const countryOf = (place: string, { location }: Site) =>
  partsOf(place).slice(1).at(-1) ?? location.country;

/** The address of the agency if the job is in its city; otherwise the city and country of the job. */
function addressOf(place: string, site: Site): object {
  const { city, country } = site.location;
  const [locality = ''] = partsOf(place);
  const addressCountry = countryOf(place, site);
  if (isSame(locality, city) && isSame(addressCountry, country)) return postalAddress(site);
  return { '@type': 'PostalAddress', addressLocality: locality, addressCountry };
}
