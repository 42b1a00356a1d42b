import { SiteLink } from '../../site/src/components/SiteLink/SiteLink.tsx';
import { headingLength } from '../../site/src/lib/heading-length.ts';
import { href } from '../../site/src/lib/href.ts';
import { PatternField } from '../../site/src/pattern/PatternField.tsx';
import styles from './NewsList.module.css';
import { PostRow } from './PostRow.tsx';
import type { NewsHead } from './page.ts';
import type { PostSummary } from './post-summary.ts';

type Words = NewsHead['words'];

export interface NewsListProps {
  heading: string;
  /** Empty for the list of a topic. */
  description: string;
  /** The address of the list of all posts; empty on that list. */
  allHref: string;
  posts: readonly PostSummary[];
  topics: readonly { name: string; href: string; isCurrent: boolean }[];
  /** The pages before and after this one. */
  newer: string | undefined;
  older: string | undefined;
  /** Such as "Page 2 of 3"; empty for a single page. */
  position: string;
  feedHref: string;
  words: Words;
}

/** A page of a list of posts: of all, or of a topic. */
export const NewsList = ({ heading, description, allHref, posts, ...rest }: NewsListProps) => (
  <>
    <header className={styles.head}>
      <PatternField className={styles.squares} seed={heading} columns={8} rows={5} anchor="end" />
      {allHref && (
        <SiteLink className={styles.all} href={allHref} opensInNewTab="">
          {rest.words.all}
        </SiteLink>
      )}
      <h1 className={styles.heading} data-length={headingLength(heading)}>
        {heading}
      </h1>
      {description && <p className={styles.description}>{description}</p>}
    </header>
    <div className={styles.body}>
      <div className={styles.links}>
        <Topics topics={rest.topics} words={rest.words} />
        <a className={styles.feed} href={href(rest.feedHref)} type="application/rss+xml">
          {rest.words.feed}
        </a>
      </div>
      <ul role="list">
        {posts.map((post, index) => (
          <PostRow key={post.href} post={post} heading="h2" isFirst={index === 0 && !rest.newer} />
        ))}
      </ul>
      <Neighbours {...rest} />
    </div>
  </>
);

const Topics = ({ topics, words }: Pick<NewsListProps, 'topics' | 'words'>) =>
  topics.length > 0 && (
    <nav aria-label={words.topics}>
      <ul role="list" className={styles.topics}>
        {topics.map(({ name, href, isCurrent }) => (
          <li key={href}>
            <SiteLink
              className={styles.topic}
              href={href}
              opensInNewTab=""
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );

type NeighboursProps = Pick<NewsListProps, 'newer' | 'older' | 'position' | 'words'>;

/** The way to the pages before and after; nothing for a single page. */
const Neighbours = ({ newer, older, position, words }: NeighboursProps) =>
  position !== '' && (
    <nav className={styles.neighbours} aria-label={position}>
      {newer && (
        <SiteLink className={styles.newer} href={newer} rel="prev" opensInNewTab="">
          {words.newer}
        </SiteLink>
      )}
      <span className={styles.position}>{position}</span>
      {older && (
        <SiteLink className={styles.older} href={older} rel="next" opensInNewTab="">
          {words.older}
        </SiteLink>
      )}
    </nav>
  );
