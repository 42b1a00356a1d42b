import { ButtonLink } from '../../../site/src/components/ButtonLink/ButtonLink.tsx';
import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../site/src/components/VisuallyHidden/VisuallyHidden.tsx';
import { LazyPatternField } from '../../../site/src/pattern/LazyPatternField.tsx';
import { shownLength } from '../../content-model/src/check/length.ts';
import type { Content } from '../../content-model/src/collections.ts';
import styles from './Plans.module.css';

export interface Plan {
  title: string;
  price: string;
  description: string;
  items: readonly string[];
  /** Whether it stands out from the others. */
  highlighted: boolean;
  /** The address that its button leads to. */
  link: string;
}

export interface PlansProps {
  section: Content['plans']['section'];
  plans: readonly Plan[];
  /** See SiteLink. */
  opensInNewTab: string;
}

/** The greatest length of a price in the largest type and in the next smaller one, as counted by `shownLength`. */
const LONGEST = { large: 8, medium: 16 };

function sizeOf(text: string): 'large' | 'medium' | 'small' {
  const length = shownLength(text);
  if (length <= LONGEST.large) return 'large';
  return length <= LONGEST.medium ? 'medium' : 'small';
}

/** The plans of the agency with their prices, one in a row. A highlighted plan stands on the colour of the brand. */
export function Plans({ section, plans, opensInNewTab }: PlansProps) {
  const { callToAction, subject: _, ...heading } = section;
  return (
    <section id="plans" className={styles.section} aria-labelledby="plans-title">
      <div className={styles.layout}>
        <SectionHeading headingId="plans-title" {...heading} />
        <ul role="list" className={styles.plans}>
          {plans.map(({ title, price, description, items, highlighted, link }) => (
            <li key={title} className={styles.plan} data-highlighted={highlighted ? '' : undefined}>
              {highlighted && <LazyPatternField className={styles.field} />}
              <div className={styles.words}>
                <h3 className={styles.title}>{title}</h3>
                <p>{description}</p>
              </div>
              <div className={styles.offer}>
                <p className={styles.price} data-size={sizeOf(price)}>
                  {price}
                </p>
                <ButtonLink
                  href={link}
                  variant={highlighted ? 'accent' : 'line'}
                  opensInNewTab={opensInNewTab}
                  className={styles.link}
                >
                  {callToAction}
                  <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                </ButtonLink>
              </div>
              {items.length > 0 && (
                <ul role="list" className={styles.items}>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
