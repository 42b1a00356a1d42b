import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSite } from '../../content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { languagesOf } from '../../words/words.ts';
import { applicationLink } from './job-facts.ts';
import { jobPosting } from './job-posting.ts';
import { page } from './page.ts';

const sample = readFolder(SAMPLE_FOLDER);

const job = (title: string, more = '') => `---
title: ${title}
description: Build the screens that thousands of people use on their way to work.
place: Lagos
employment: full-time
${more}
---

## What you do

You build, with [us](/contact).
`;

/** The sample with the given jobs, and with a fact of the site changed. */
const siteWith = (jobs: Record<string, string>, site = (text: string) => text) => {
  const files = new Map(sample.files);
  files.set('site/site.yaml', site(files.get('site/site.yaml') ?? ''));
  for (const [name, text] of Object.entries(jobs)) files.set(`jobs/${name}.md`, text);
  return readSite({ ...sample, files });
};

beforeEach(() => vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse('2026-11-27T12:00:00Z') / 1000}`));
afterEach(() => vi.unstubAllEnvs());

test('a job stays until the end of its last day, and is gone the day after', () => {
  const read = (until: string) => siteWith({ engineer: job('Engineer', `until: ${until}`) })[0];
  expect(read('2026-11-27').addresses).toMatchObject({
    jobs: '/jobs',
    'jobs/engineer': '/jobs/engineer',
  });
  const later = read('2026-11-26');
  expect(later.content.documents.jobs).toEqual([]);
  expect(later.addresses['jobs/engineer']).toBeUndefined();
  expect(later.addresses['jobs'], 'no jobs, no list').toBeUndefined();
});

test('the next build is due on the day after the last one', () => {
  const changesOn = (until?: string) =>
    page.changesOn?.({ until } as Parameters<typeof page.changesOn>[0], '2026-12-31');
  expect(changesOn('2026-12-31')).toBe('2027-01-01');
  expect(changesOn('2027-02-28')).toBe('2027-03-01');
  expect(changesOn('2026-12-30')).toBeUndefined();
  expect(changesOn()).toBeUndefined();
});

test('jobs that end first are first', () => {
  const [{ content }] = siteWith({
    a: job('Open', ''),
    b: job('Later', 'until: 2027-03-01'),
    c: job('Soon', 'until: 2026-12-01'),
  });
  expect(content.documents.jobs.map(({ title }) => title)).toEqual(['Soon', 'Later', 'Open']);
});

/** The head of the list in a language. */
const headIn = (language: string) =>
  siteWith({ engineer: job('Engineer') }, (text) =>
    text.replace(/^language: .*/m, `language: ${language}`),
  )[0].content.listHeads.jobs;

test.each(languagesOf('site'))('the list has words of its own in %s', (language) => {
  const { heading, words } = headIn(language);
  expect(heading).not.toBe('');
  if (language !== 'en') expect(words.apply).not.toBe(headIn('en').words.apply);
});

test('a wrong kind of employment is named with its file and its field', () => {
  expect(() => siteWith({ engineer: job('Engineer').replace('full-time', 'fulltime') })).toThrow(
    /content\/jobs\/engineer\.md[\s\S]*employment/,
  );
});

test('the link to the form has the subject of the application', () => {
  const [site] = siteWith({ engineer: job('Engineer & more', 'remote: true') });
  const [first] = site.content.documents.jobs;
  if (!first) throw new Error('The site has no job.');
  const link = new URL(applicationLink(site, first), 'https://example.com');
  expect(link.pathname).toBe('/contact');
  expect([...link.searchParams]).toEqual([['subject', 'Application: Engineer & more']]);
});

const posting = (more: string, place = 'Lagos') => {
  const text = job('Engineer', more).replace('place: Lagos', `place: ${place}`);
  const [{ content }] = siteWith({ engineer: text });
  const [first] = content.documents.jobs;
  if (!first) throw new Error('The site has no job.');
  return jobPosting(first, content.site, 'https://example.com/', '2026-11-01');
};

test('search engines get the known facts about a job', () => {
  expect(posting('until: 2026-12-31\nremote: true')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Engineer',
    description:
      '<h2>What you do</h2>\n<p>You build, with <a href="https://example.com/contact">us</a>.</p>',
    datePosted: '2026-11-01',
    validThrough: '2026-12-31',
    employmentType: 'FULL_TIME',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Nigeria' },
    hiringOrganization: { '@type': 'Organization', name: 'Harmattan', url: 'https://example.com/' },
    jobLocation: {
      '@type': 'Place',
      address: { addressLocality: 'Lagos', addressCountry: 'Nigeria' },
    },
  });
  const less = posting('');
  expect(Object.keys(less)).not.toContain('validThrough');
  expect(Object.keys(less)).not.toContain('jobLocationType');
  expect(Object.keys(less)).not.toContain('applicantLocationRequirements');
});

test('the day of an offer is the date of the job, else the date of its file, and never the day of the build', () => {
  const posted = (more: string, added?: string) => {
    const [{ content }] = siteWith({ engineer: job('Engineer', more) });
    const [first] = content.documents.jobs;
    if (!first) throw new Error('The site has no job.');
    return jobPosting(first, content.site, 'https://example.com/', added)['datePosted'];
  };
  expect(posted('posted: 2026-10-05', '2026-11-01')).toBe('2026-10-05');
  expect(posted('', '2026-11-01')).toBe('2026-11-01');
  expect(posted('')).toBeUndefined();
});

test.each([
  ['Lagos', 'Lagos', 'Nigeria'],
  ['Lagos, Nigeria', 'Lagos', 'Nigeria'],
  ['Lagos,', 'Lagos', 'Nigeria'],
  ['Abuja', 'Abuja', 'Nigeria'],
  ['Accra, Ghana', 'Accra', 'Ghana'],
  ['القاهرة، مصر', 'القاهرة', 'مصر'],
  ['Lagos, Portugal', 'Lagos', 'Portugal'],
  ['Los Lagos', 'Los Lagos', 'Nigeria'],
])('the place %s is %s in %s', (place, addressLocality, addressCountry) => {
  expect(posting('', place)['jobLocation']).toMatchObject({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality, addressCountry },
  });
});

test('only a job in the city of the agency is at the address of the agency', () => {
  const streetOf = (place: string) => {
    const files = { engineer: job('Engineer').replace('place: Lagos', `place: ${place}`) };
    const [{ content }] = siteWith(files, (text) => `streetAddress: 1 Marina\n${text}`);
    const [first] = content.documents.jobs;
    if (!first) throw new Error('The site has no job.');
    const { jobLocation } = jobPosting(first, content.site, '', '2026-11-01');
    return (jobLocation as { address: { streetAddress?: string } }).address.streetAddress;
  };
  expect(streetOf('lagos')).toBe('1 Marina');
  expect(streetOf('Lagos, Portugal')).toBeUndefined();
  expect(streetOf('Los Lagos')).toBeUndefined();
});
