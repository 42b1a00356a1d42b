import { ArticleHead } from '../../../site/src/components/ArticleHead/ArticleHead.tsx';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import { Story, type StoryBlock } from '../../../site/src/components/Story/Story.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import type { QuoteItem } from '../../sections/testimonials/QuoteCard.tsx';
import { StudyQuote } from '../../sections/testimonials/StudyQuote.tsx';
import styles from './CaseStudy.module.css';

export interface CaseStudyProps {
  project: string;
  title: string;
  description: string;
  image: { picture: PictureData; alt: string };
  blocks: readonly StoryBlock[];
  /** The quotes of clients about the project. */
  quotes: readonly QuoteItem[];
  /** The project of the next case study; absent if there is only one study. */
  next?: { title: string; href: string } | undefined;
  nextLabel: string;
  opensInNewTab: string;
}

/**
 * The page about a project: its picture from edge to edge, its story in a column, quotes of its clients, and a link to the
 * next project.
 */
export function CaseStudy({ image, blocks, quotes, next, ...words }: CaseStudyProps) {
  return (
    <article>
      <ArticleHead above={words.project} title={words.title} lead={words.description} />
      <div className={styles.stage}>
        <Picture
          picture={image.picture}
          alt={image.alt}
          className={styles.image}
          sizes="(width < 1440px) 92vw, 86rem"
          loading="eager"
          fetchPriority="high"
        />
      </div>
      <Story className={styles.story} blocks={blocks} />
      {quotes.map((quote) => (
        <StudyQuote key={quote.name} {...quote} opensInNewTab={words.opensInNewTab} />
      ))}
      {next && (
        <p className={styles.next}>
          <span className={styles.nextLabel}>{words.nextLabel}</span>
          <SiteLink className={styles.nextLink} href={next.href} opensInNewTab="">
            {next.title}
          </SiteLink>
        </p>
      )}
    </article>
  );
}
