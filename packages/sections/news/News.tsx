import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import { PostRow } from '../../pages/news/PostRow.tsx';
import type { PostSummary } from '../../pages/news/post-summary.ts';
import styles from './News.module.css';

export interface NewsProps {
  title: string;
  posts: readonly PostSummary[];
  /** The link to the list of all posts. */
  all: { text: string; href: string };
}

/** The latest posts: the first one with a large picture, the others in rows below it. */
export const News = ({ title, posts, all }: NewsProps) => (
  <section id="news" className={styles.section} aria-labelledby="news-title">
    <div className={styles.layout}>
      <h2 id="news-title" className={styles.heading}>
        {title}
      </h2>
      <ul role="list">
        {posts.map((post, index) => (
          <PostRow key={post.href} post={post} heading="h3" isFirst={index === 0} />
        ))}
      </ul>
      <p className={styles.all}>
        <SiteLink href={all.href} opensInNewTab="">
          {all.text}
        </SiteLink>
      </p>
    </div>
  </section>
);
