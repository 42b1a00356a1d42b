import { PageHead } from '../../../site/src/components/PageHead/PageHead.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import styles from './JobList.module.css';
import type { JobFacts } from './job-facts.ts';
import type { JobList as Head } from './page.ts';

interface ListedJob {
  title: string;
  description: string;
  href: string;
  facts: JobFacts;
}

export interface JobListProps {
  heading: string;
  description: string;
  words: Head['words'];
  jobs: readonly ListedJob[];
}

/** The page of all jobs: a row for each job, with a link to its page. */
export const JobList = ({ heading, description, words, jobs }: JobListProps) => (
  <>
    <PageHead title={heading} lead={description} />
    <ul role="list" className={styles.jobs}>
      {jobs.map((job) => (
        <li key={job.href} className={styles.job}>
          <Row {...job} words={words} />
        </li>
      ))}
    </ul>
  </>
);

const Row = ({
  title,
  description,
  href,
  facts,
  words,
}: ListedJob & Pick<JobListProps, 'words'>) => (
  <>
    <div className={styles.words}>
      <h2 className={styles.title}>
        <SiteLink className={styles.link} href={href} opensInNewTab="">
          {title}
        </SiteLink>
      </h2>
      <p>{description}</p>
    </div>
    <ul role="list" className={styles.facts}>
      <li>{facts.place}</li>
      <li>{facts.employment}</li>
      {facts.until && (
        <li>
          {words.until} <time dateTime={facts.until.day}>{facts.until.text}</time>
        </li>
      )}
    </ul>
  </>
);
