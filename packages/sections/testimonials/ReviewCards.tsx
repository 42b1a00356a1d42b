import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import styles from './ReviewCards.module.css';

export interface ReviewItem {
  name: string;
  title: string;
  review: string;
  picture: PictureData;
  /** The initials, shown without a portrait. */
  initials?: string | undefined;
}

/** The testimonials as one card for each review, with a portrait. */
export function ReviewCards({ reviews }: { reviews: readonly ReviewItem[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {reviews.map((review) => (
        <li key={review.name}>
          <figure className={styles.card}>
            {/* Decoration beside the name. */}
            {review.initials ? (
              <span className={styles.initials} aria-hidden="true">
                {review.initials}
              </span>
            ) : (
              <Picture picture={review.picture} alt="" className={styles.portrait} sizes="64px" />
            )}
            <blockquote className={styles.review}>
              <p>{review.review}</p>
            </blockquote>
            <figcaption className={styles.who}>
              <span className={styles.name}>{review.name}</span>
              <span>{review.title}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
