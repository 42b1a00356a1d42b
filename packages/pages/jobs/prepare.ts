import { prepareStory } from '../../../site/src/components/Story/prepare.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { JobListProps } from './JobList.tsx';
import type { JobPageProps } from './JobPage.tsx';
import { applicationLink, factsOf } from './job-facts.ts';
import type { Job } from './page.ts';

/** The list of all jobs. */
export function prepareList(language: SiteLanguage): JobListProps {
  const { documents, listHeads } = language.content;
  const { heading, description, words } = listHeads.jobs;
  return {
    heading,
    description,
    words,
    jobs: documents.jobs.map((job) => ({
      title: job.title,
      description: job.description,
      href: job.path,
      facts: factsOf(language, job),
    })),
  };
}

/** A job with its text, its facts, and the links to the form and to the list. */
export async function prepareJob(language: SiteLanguage, job: Job): Promise<JobPageProps> {
  return {
    title: job.title,
    description: job.description,
    facts: factsOf(language, job),
    words: language.content.listHeads.jobs.words,
    blocks: await prepareStory(job.blocks),
    applyHref: applicationLink(language, job),
    allHref: language.addresses['jobs'] ?? '',
  };
}
