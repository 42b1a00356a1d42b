import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import '../../styles/rise.css';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps extends ComponentPropsWithoutRef<'div'> {
  /** For the `aria-labelledby` of the section. */
  headingId: string;
  sectionTitle: ReactNode;
  /** Empty for none. */
  sectionDescription: string;
}

/** The title of a section, and a sentence about it. */
export function SectionHeading({
  headingId,
  sectionTitle,
  sectionDescription,
  ...rest
}: SectionHeadingProps) {
  return (
    <div {...rest} data-reveal="">
      <h2 id={headingId}>{sectionTitle}</h2>
      {sectionDescription !== '' && <p className={styles.description}>{sectionDescription}</p>}
    </div>
  );
}
