import { PageHead } from '../../../site/src/components/PageHead/PageHead.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import { href } from '../../../site/src/lib/href.ts';
import styles from './NewsList.module.css';
import { PostRow } from './PostRow.tsx';
import type { NewsHead } from './page.ts';
import type { PostSummary } from './post-summary.ts';
import { Topics } from './Topics.tsx';

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

/** A page of the list of all posts, or of the list of a topic. */
export const NewsList = ({ heading, description, allHref, posts, ...rest }: NewsListProps) => (
  <>
    <PageHead
      above={
        allHref && (
          <SiteLink href={allHref} opensInNewTab="">
            {rest.words.all}
          </SiteLink>
        )
      }
      title={heading}
      lead={description}
    />
    <div className={styles.list}>
      <div className={styles.body}>
        <div className={styles.links}>
          <Topics topics={rest.topics} label={rest.words.topics} />
          <a className={styles.feed} href={href(rest.feedHref)} type="application/rss+xml">
            {rest.words.feed}
          </a>
        </div>
        <ul role="list">
          {posts.map((post, index) => (
            <PostRow
              key={post.href}
              post={post}
              heading="h2"
              isFirst={index === 0 && !rest.newer}
            />
          ))}
        </ul>
        <Neighbours {...rest} />
      </div>
    </div>
  </>
);

type NeighboursProps = Pick<NewsListProps, 'newer' | 'older' | 'position' | 'words'>;

/** Links to the pages before and after this one; nothing for a single page. */
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
