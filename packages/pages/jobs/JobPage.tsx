import { ArticleHead } from '../../../site/src/components/ArticleHead/ArticleHead.tsx';
import { ButtonLink } from '../../../site/src/components/ButtonLink/ButtonLink.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import { Story, type StoryBlock } from '../../../site/src/components/Story/Story.tsx';
import styles from './JobPage.module.css';
import type { JobFacts } from './job-facts.ts';
import type { JobList } from './page.ts';

type Words = JobList['words'];

export interface JobPageProps {
  title: string;
  description: string;
  facts: JobFacts;
  words: Words;
  blocks: readonly StoryBlock[];
  /** The address of the form, with the subject of an application. */
  applyHref: string;
  /** The address of the page of all jobs; empty where it has no translation. */
  allHref: string;
}

/** The page of a job: its facts beside its text, and a link to the form at both ends. */
export const JobPage = ({ blocks, facts, words, applyHref, allHref, ...head }: JobPageProps) => (
  <article>
    <ArticleHead
      above={
        <SiteLink href={allHref} opensInNewTab="">
          {words.all}
        </SiteLink>
      }
      title={head.title}
      lead={head.description}
    />
    <div className={styles.body}>
      <div className={styles.aside}>
        <Facts facts={facts} words={words} />
        <ButtonLink href={applyHref}>{words.apply}</ButtonLink>
      </div>
      <Story blocks={blocks} isBeside />
    </div>
    <p className={styles.end}>
      <SiteLink className={styles.apply} href={applyHref} opensInNewTab="">
        {words.apply}
      </SiteLink>
    </p>
  </article>
);

const Facts = ({ facts, words }: { facts: JobFacts; words: Words }) => (
  <dl className={styles.facts}>
    <div>
      <dt>{words.place}</dt>
      <dd>{facts.place}</dd>
    </div>
    <div>
      <dt>{words.employment}</dt>
      <dd>{facts.employment}</dd>
    </div>
    {facts.until && (
      <div>
        <dt>{words.until}</dt>
        <dd>
          <time dateTime={facts.until.day}>{facts.until.text}</time>
        </dd>
      </div>
    )}
  </dl>
);
