import type { QuoteItem } from '../../../../sections/testimonials/QuoteCard.tsx';
import { StudyQuote } from '../../../../sections/testimonials/StudyQuote.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { headingLength } from '../../lib/heading-length.ts';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './CaseStudy.module.css';

/** A picture and its description. */
type Image = { picture: PictureData; alt: string };

export interface CaseStudyProps {
  project: string;
  title: string;
  description: string;
  image: Image;
  /** Texts as HTML, and the pictures between them. */
  blocks: readonly ({ html: string } | Image)[];
  /** What clients say about the project. */
  quotes: readonly QuoteItem[];
  /** The project of the next case study; absent if there is only one study. */
  next?: { title: string; href: string } | undefined;
  nextLabel: string;
  opensInNewTab: string;
}

/** Whether a picture is higher than wide, such as the screen of a phone. */
const isUpright = ({ width, height }: PictureData) => height > width;

/** The width of a photo within the story for its `sizes` attribute; see the style sheet. */
const widthOf = (picture: PictureData) =>
  isUpright(picture)
    ? `min(92vw, ${Math.ceil(Math.min(26, (52 * picture.width) / picture.height))}rem)`
    : '(width < 72rem) 92vw, 64rem';

/**
 * The page about a project: its picture from edge to edge, its story in a column, what its client says, the way to the
 * next.
 */
export function CaseStudy({ image, blocks, quotes, next, ...words }: CaseStudyProps) {
  return (
    <article>
      <header className={styles.head}>
        <p className={styles.project}>{words.project}</p>
        <h1 className={styles.title} data-length={headingLength(words.title)}>
          {words.title}
        </h1>
        <p className={styles.lead}>{words.description}</p>
      </header>
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
      <div className={styles.story}>
        {blocks.map((block) =>
          'html' in block ? (
            <Prose key={block.html} className={styles.text} html={block.html} />
          ) : (
            <Picture
              key={block.picture.src}
              picture={block.picture}
              alt={block.alt}
              className={isUpright(block.picture) ? styles.upright : styles.picture}
              sizes={widthOf(block.picture)}
            />
          ),
        )}
      </div>
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
