import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import styles from './QuoteCard.module.css';
import type { QuoteSource } from './quote-source.ts';

export interface QuoteItem {
  quote: string;
  name: string;
  title: string;
  source?: QuoteSource | undefined;
  /** A photo of the person. */
  photo?: PictureData | undefined;
  /** The picture of the client's project, of which a piece is shown where there is no photo. */
  screen?: PictureData | undefined;
}

/** The most letters of a quote in the largest type, and in the next smaller type. */
const LONGEST = { large: 150, medium: 320 };

/** The size of the type in which a quote is set. */
export function sizeOf({ length }: string): 'large' | 'medium' | 'small' {
  if (length <= LONGEST.large) return 'large';
  return length <= LONGEST.medium ? 'medium' : 'small';
}

interface QuoteCardProps extends QuoteItem {
  opensInNewTab: string;
}

/** A client's quote, and below it who says it, beside a photo or a picture of what was built for this client. */
export function QuoteCard({
  quote,
  name,
  title,
  source,
  photo,
  screen,
  opensInNewTab,
}: QuoteCardProps) {
  return (
    <figure className={styles.card} data-size={sizeOf(quote)}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {/* Decoration beside the name. */}
        {photo ? (
          <Picture picture={photo} alt="" className={styles.photo} sizes="72px" />
        ) : (
          screen && <Picture picture={screen} alt="" className={styles.screen} sizes="128px" />
        )}
        <span>
          <span className={styles.name}>{name}</span>
          <span>{title}</span>
          {source && (
            <SiteLink data-source="" href={source.href} opensInNewTab={opensInNewTab}>
              {source.text}
            </SiteLink>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
