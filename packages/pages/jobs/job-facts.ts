import { withSubject } from '../../../site/src/lib/with-subject.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { Job } from './page.ts';

/** The facts of a job that a visitor looks for first, as texts. */
export interface JobFacts {
  place: string;
  employment: string;
  /** The last day to apply: as `YYYY-MM-DD`, and as the language writes it. */
  until?: { day: string; text: string } | undefined;
}

export function factsOf({ content }: SiteLanguage, job: Job): JobFacts {
  const { words } = content.listHeads.jobs;
  const date = new Intl.DateTimeFormat(content.site.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    place: job.remote ? `${job.place} · ${words.remote}` : job.place,
    employment: words.employments[job.employment],
    until: job.until ? { day: job.until, text: date.format(new Date(job.until)) } : undefined,
  };
}

/** The address of the form, with the subject of an application for a job. */
export function applicationLink({ content }: SiteLanguage, { title }: Job): string {
  const subject = content.listHeads.jobs.words.subject.replace('{job}', () => title);
  return withSubject(`/${content.pages.contact.address}`, subject);
}
