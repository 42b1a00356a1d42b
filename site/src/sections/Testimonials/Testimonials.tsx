import type { TestimonialsSection } from '../../../../content-model/src/schemas/testimonials.ts';
import { Marquee } from '../../components/Marquee/Marquee.tsx';
import { PauseToggle } from '../../components/PauseToggle/PauseToggle.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { QuoteCard, type QuoteItem } from './QuoteCard.tsx';
import { ReviewCards, type ReviewItem } from './ReviewCards.tsx';
import styles from './Testimonials.module.css';

export interface TestimonialsProps {
  section: TestimonialsSection;
  quotes: readonly QuoteItem[];
  reviews: readonly ReviewItem[];
  pauseLabel: string;
}

/** The width of a quote's card and of the gap after it in the widest window, in pixels: see QuoteCard.module.css. */
const CARD_WIDTH = 633;

/** The clients' words: a moving strip of quotes, review cards or both, depending on `section.show`. */
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
          {(quote) => (
            <li>
              <QuoteCard {...quote} />
            </li>
          )}
        </Marquee>
      )}
      {show !== 'quotes' && reviews.length > 0 && <ReviewCards reviews={reviews} />}
    </section>
  );
}
