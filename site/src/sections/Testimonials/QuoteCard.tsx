import type { Quote } from '../../../../content-model/src/schemas/testimonials.ts';
import styles from './QuoteCard.module.css';

/** A client's quote with name and title. */
export function QuoteCard({ quote }: { quote: Quote }) {
  return (
    <figure className={styles.card}>
      <blockquote className={styles.quote}>
        <p>{quote.quote}</p>
      </blockquote>
      <figcaption className={styles.who}>
        <span className={styles.name}>{quote.name}</span>
        <span>{quote.title}</span>
      </figcaption>
    </figure>
  );
}
