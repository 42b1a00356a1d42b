import { type PageRoute, pageRoute, type RoutesOf } from '../../../site/src/layouts/page-route.ts';
import { documentDates } from '../../../site/src/lib/document-dates.ts';
import { homeAddress } from '../../../site/src/lib/structured-data.ts';
import { JobList } from './JobList.tsx';
import { JobPage } from './JobPage.tsx';
import { jobPosting } from './job-posting.ts';
import { prepareJob, prepareList } from './prepare.ts';

export const routes: RoutesOf = (language) => {
  const { site, documents, listHeads } = language.content;
  const { title, description } = listHeads.jobs;
  const path = language.addresses['jobs'];
  const jobs = documents.jobs.map((job) =>
    pageRoute({
      ...job,
      title: `${job.title} · ${site.brand}`,
      Component: JobPage,
      prepare: () => prepareJob(language, job),
      data: jobPosting(job, site, homeAddress(language), documentDates(language, job.id).added),
    }),
  );
  if (path === undefined) return jobs;
  const list: PageRoute = pageRoute({
    path,
    title,
    description,
    Component: JobList,
    prepare: () => prepareList(language),
  });
  return [list, ...jobs];
};
