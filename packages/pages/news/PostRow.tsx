import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import styles from './PostRow.module.css';
import type { PostSummary } from './post-summary.ts';

interface PostRowProps {
  post: PostSummary;
  /** The element of the title, one level below the heading of the list. */
  heading: 'h2' | 'h3';
  /** Whether the post stands out from the others: its picture is large, above its words. */
  isFirst?: boolean;
}

/** A post in a list: its date, title and description, and its picture, which is decoration. */
export const PostRow = ({ post, heading: Heading, isFirst = false }: PostRowProps) => (
  <li className={isFirst ? `${styles.post} ${styles.first}` : styles.post}>
    <div className={styles.words}>
      <time className={styles.date} dateTime={post.date.day}>
        {post.date.text}
      </time>
      <Heading className={styles.title}>
        <SiteLink className={styles.link} href={post.href} opensInNewTab="">
          {post.title}
        </SiteLink>
      </Heading>
      <p className={styles.description}>{post.description}</p>
    </div>
    {post.picture && (
      <div className={styles.frame}>
        <Picture
          className={styles.picture}
          picture={post.picture}
          alt=""
          sizes={isFirst ? '(width < 48rem) 92vw, 50rem' : '(width < 48rem) 28vw, 15rem'}
        />
      </div>
    )}
  </li>
);
