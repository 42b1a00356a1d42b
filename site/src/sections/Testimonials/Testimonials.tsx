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

/** What clients say: a moving strip of quotes, review cards or both, depending on `section.show`. */
export function Testimonials({ section, quotes, reviews, pauseLabel }: TestimonialsProps) {
  const { show, ...heading } = section;
  return (
    <section className={styles.section} aria-labelledby="testimonials-title">
      <SectionHeading headingId="testimonials-title" className={styles.heading} {...heading} />
      {show !== 'reviews' && quotes.length > 0 && (
        <div className={styles.strip}>
          <div className={styles.pause}>
            <PauseToggle label={pauseLabel} />
          </div>
          <Marquee
            items={quotes}
            keyOf={(quote) => quote.name}
            direction="right"
            speed="slow"
            itemWidth={400}
          >
            {(quote) => <QuoteCard quote={quote} />}
          </Marquee>
        </div>
      )}
      {show !== 'quotes' && reviews.length > 0 && <ReviewCards reviews={reviews} />}
    </section>
  );
}
