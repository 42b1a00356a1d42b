import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import { SiteLink } from '../../../site/src/components/SiteLink/SiteLink.tsx';
import { type QuoteItem, sizeOf } from './QuoteCard.tsx';
import styles from './StudyQuote.module.css';

interface StudyQuoteProps extends QuoteItem {
  opensInNewTab: string;
}

/** What the client of a case study says, in large type, and who says it. */
export function StudyQuote({ quote, name, title, source, photo, opensInNewTab }: StudyQuoteProps) {
  return (
    <figure className={styles.figure} data-size={sizeOf(quote)}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.who}>
        {/* Decoration beside the name. */}
        {photo && <Picture picture={photo} alt="" className={styles.photo} sizes="72px" />}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span>{title}</span>
          {source && (
            <SiteLink className={styles.source} href={source.href} opensInNewTab={opensInNewTab}>
              {source.text}
            </SiteLink>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
