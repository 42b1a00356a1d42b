import type {
  Quote,
  TestimonialsSection,
} from '../../../../content-model/src/schemas/testimonials.ts';
import { Marquee } from '../../components/Marquee/Marquee.tsx';
import { PauseToggle } from '../../components/PauseToggle/PauseToggle.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { QuoteCard } from './QuoteCard.tsx';
import { ReviewCards, type ReviewItem } from './ReviewCards.tsx';
import styles from './Testimonials.module.css';

interface TestimonialsProps {
  section: TestimonialsSection;
  quotes: readonly Quote[];
  reviews: readonly ReviewItem[];
  pauseLabel: string;
}

/** The width of a quote's card in a window that is wide enough for it, in pixels. */
const CARD_WIDTH = 704;

/** What clients say: a moving strip of quotes, review cards or both, depending on `section.show`. */
export function Testimonials({ section, quotes, reviews, pauseLabel }: TestimonialsProps) {
  const { show, ...heading } = section;
  const hasQuotes = show !== 'reviews' && quotes.length > 0;
  return (
    <section id="testimonials" className={styles.section} aria-labelledby="testimonials-title">
      <div className={styles.head}>
        <SectionHeading headingId="testimonials-title" {...heading} />
        {hasQuotes && quotes.length > 1 && (
          <div className={styles.pause}>
            <PauseToggle label={pauseLabel} isLabelShown />
          </div>
        )}
      </div>
      {hasQuotes && (
        <Marquee
          items={quotes}
          keyOf={(quote) => quote.name}
          direction="right"
          speed="slow"
          itemWidth={CARD_WIDTH}
        >
          {(quote, index) => <QuoteCard quote={quote} square={index % 2 ? 'sun' : 'rings'} />}
        </Marquee>
      )}
      {show !== 'quotes' && reviews.length > 0 && <ReviewCards reviews={reviews} />}
    </section>
  );
}
