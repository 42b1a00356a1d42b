import { Marquee } from '../../../site/src/components/Marquee/Marquee.tsx';
import { PauseToggle } from '../../../site/src/components/PauseToggle/PauseToggle.tsx';
import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import { QuoteCard, type QuoteItem } from './QuoteCard.tsx';
import sourceStyles from './quote-source.css?inline';
import { ReviewCards, type ReviewItem } from './ReviewCards.tsx';
import type { TestimonialsSection } from './section.ts';
import styles from './Testimonials.module.css';

export interface TestimonialsProps {
  section: TestimonialsSection;
  quotes: readonly QuoteItem[];
  reviews: readonly ReviewItem[];
  labels: Labels;
}

/** The width of a quote's card and of the gap after it in the widest window, in pixels: see QuoteCard.module.css. */
const CARD_WIDTH = 633;

/** The clients' words: a moving strip of quotes, review cards or both, depending on `section.show`. */
export function Testimonials({ section, quotes, reviews, labels }: TestimonialsProps) {
  const { show, ...heading } = section;
  const hasQuotes = show !== 'reviews' && quotes.length > 0;
  return (
    <section id="testimonials" className={styles.section} aria-labelledby="testimonials-title">
      <div className={styles.head}>
        <SectionHeading headingId="testimonials-title" {...heading} />
        {hasQuotes && quotes.length > 1 && (
          <div className={styles.pause}>
            <PauseToggle label={labels.pauseTestimonials} isLabelShown />
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
              <QuoteCard {...quote} opensInNewTab={labels.opensInNewTab} />
            </li>
          )}
        </Marquee>
      )}
      {hasQuotes && quotes.some(({ source }) => source) && <style>{sourceStyles}</style>}
      {show !== 'quotes' && reviews.length > 0 && <ReviewCards reviews={reviews} />}
    </section>
  );
}
