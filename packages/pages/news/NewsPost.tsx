import { ArticleHead } from '../../../site/src/components/ArticleHead/ArticleHead.tsx';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import { Story, type StoryBlock } from '../../../site/src/components/Story/Story.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import styles from './NewsPost.module.css';
import type { NewsHead } from './page.ts';
import type { PostDate } from './post-summary.ts';
import { Topics } from './Topics.tsx';

export interface Author {
  name: string;
  designation: string;
  photo: PictureData | undefined;
  /** Shown without a photo. */
  initials: string;
}

/** A link to another post. */
type Neighbour = { title: string; href: string } | undefined;

export interface NewsPostProps {
  title: string;
  description: string;
  date: PostDate;
  image: { picture: PictureData; alt: string } | undefined;
  author: Author | undefined;
  topics: readonly { name: string; href: string }[];
  blocks: readonly StoryBlock[];
  next: Neighbour;
  previous: Neighbour;
  /** The address of the list of all posts; empty where the list has no translation. */
  allHref: string;
  words: NewsHead['words'];
}

/** A post: its date and author, its picture from edge to edge, its text in a column, the posts before and after it. */
export const NewsPost = ({ image, author, blocks, words, ...post }: NewsPostProps) => (
  <article>
    <ArticleHead
      above={
        <>
          <SiteLink href={post.allHref} opensInNewTab="">
            {words.all}
          </SiteLink>
          <time className={styles.date} dateTime={post.date.day}>
            {post.date.text}
          </time>
        </>
      }
      title={post.title}
      lead={post.description}
    >
      {author && <Byline {...author} />}
    </ArticleHead>
    {image && (
      <Picture
        picture={image.picture}
        alt={image.alt}
        className={styles.image}
        sizes="100vw"
        loading="eager"
        fetchPriority="high"
      />
    )}
    <Story className={styles.story} blocks={blocks} />
    <Topics className={styles.end} topics={post.topics} label={words.topics} />
    <Neighbours next={post.next} previous={post.previous} words={words} />
  </article>
);

/** The author of the post. The photo needs no description beside the name. */
const Byline = ({ name, designation, photo, initials }: Author) => (
  <div className={styles.author}>
    {photo ? (
      <Picture className={styles.photo} picture={photo} alt="" sizes="4rem" />
    ) : (
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
    )}
    <p>
      <span className={styles.name}>{name}</span>
      <span className={styles.designation}>{designation}</span>
    </p>
  </div>
);

/** The posts before and after, the newer one first; nothing for the only post. */
function Neighbours({ next, previous, words }: Pick<NewsPostProps, 'next' | 'previous' | 'words'>) {
  const links = [
    { post: next, label: words.next, rel: 'next' },
    { post: previous, label: words.previous, rel: 'prev' },
  ];
  if (!next && !previous) return null;
  return (
    <ul role="list" className={styles.neighbours}>
      {links.map(
        ({ post, label, rel }) =>
          post && (
            <li key={rel} className={styles.neighbour}>
              <span className={styles.label}>{label}</span>
              <SiteLink className={styles.link} href={post.href} rel={rel} opensInNewTab="">
                {post.title}
              </SiteLink>
            </li>
          ),
      )}
    </ul>
  );
}
