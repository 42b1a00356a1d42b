import type { Quote } from '../../../../content-model/src/schemas/testimonials.ts';
import { PatternSquare, pageSquares } from '../../pattern/PatternSquare.tsx';
import styles from './QuoteCard.module.css';

/** The greatest number of letters of a quote in the largest type, and in the next smaller one. */
const LONGEST = { large: 150, medium: 320 };

const sizeOf = ({ length }: string) =>
  length <= LONGEST.large ? 'large' : length <= LONGEST.medium ? 'medium' : 'small';

interface QuoteCardProps {
  quote: Quote;
  /** The square beside the quote, one that the page contains anyway. */
  square?: keyof typeof pageSquares;
}

/** A client's quote with name and title, beside a square of the pattern. */
export function QuoteCard({ quote, square = 'rings' }: QuoteCardProps) {
  return (
    <figure className={styles.card} data-size={sizeOf(quote.quote)}>
      <PatternSquare className={styles.square} {...pageSquares[square]} />
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
