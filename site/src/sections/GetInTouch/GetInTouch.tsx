import type { GetInTouch as GetInTouchContent } from '../../../../content-model/src/schemas/get-in-touch.ts';
import type { Site } from '../../../../content-model/src/schemas/site.ts';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { LazyPatternField } from '../../pattern/LazyPatternField.tsx';
import styles from './GetInTouch.module.css';

interface GetInTouchProps {
  getInTouch: GetInTouchContent;
  /** The address of the contact page, such as `/contact`. */
  contactPage: string;
  /** Where the agency is reached: on paper this takes the place of the button. */
  site: Pick<Site, 'contactEmail' | 'contactPhone'>;
}

/** The end of the home page: a question on a field of adire squares, and a button. */
export function GetInTouch({ getInTouch, contactPage, site }: GetInTouchProps) {
  return (
    <section id="get-in-touch" className={styles.section} aria-labelledby="get-in-touch-title">
      <LazyPatternField className={styles.field} />
      <div data-reveal="">
        <h2 className={styles.title} id="get-in-touch-title">
          {getInTouch.sectionTitle}
        </h2>
        <p className={styles.message}>{getInTouch.message}</p>
        <div className={styles.next}>
          <ButtonLink href={contactPage} size="large">
            {getInTouch.callToAction}
          </ButtonLink>
          <div className={styles.reach}>
            {[site.contactEmail, site.contactPhone].filter(Boolean).map((each) => (
              <span key={each} dir="ltr">
                {each}
              </span>
            ))}
          </div>
          <p className={styles.tagline}>{getInTouch.sectionDescription}</p>
        </div>
      </div>
    </section>
  );
}
