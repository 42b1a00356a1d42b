import type { ComponentPropsWithoutRef } from 'react';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps extends ComponentPropsWithoutRef<'div'> {
  /** The id by which the section is named after its heading. */
  headingId: string;
  sectionTitle: string;
  sectionDescription: string;
}

/** The title and the sentence at the head of a section. */
export function SectionHeading({
  headingId,
  sectionTitle,
  sectionDescription,
  ...rest
}: SectionHeadingProps) {
  return (
    <div {...rest} data-reveal="">
      <h2 id={headingId}>{sectionTitle}</h2>
      <p className={styles.description}>{sectionDescription}</p>
    </div>
  );
}
