import { ButtonLink } from '../../../site/src/components/ButtonLink/ButtonLink.tsx';
import { LazyPatternField } from '../../../site/src/pattern/LazyPatternField.tsx';
import styles from './GetInTouch.module.css';
import type { GetInTouch as GetInTouchContent } from './section.ts';

export interface GetInTouchProps {
  getInTouch: GetInTouchContent;
  /** The address of the contact page, such as `/contact`. */
  contactPage: string;
}

/** The end of the home page: a question on a field of the theme's pattern, and a button. */
export function GetInTouch({ getInTouch, contactPage }: GetInTouchProps) {
  return (
    <section
      id="get-in-touch"
      className={styles.section}
      aria-labelledby="get-in-touch-title"
      data-surface="dark"
    >
      <LazyPatternField className={styles.field} />
      <div>
        <h2 className={styles.title} id="get-in-touch-title">
          {getInTouch.sectionTitle}
        </h2>
        <p className={styles.message}>{getInTouch.message}</p>
        <div className={styles.next}>
          <ButtonLink href={contactPage} size="large">
            {getInTouch.callToAction}
          </ButtonLink>
          <p className={styles.tagline}>{getInTouch.sectionDescription}</p>
        </div>
      </div>
    </section>
  );
}
