import type { ReactNode } from 'react';
import { headingLength } from '../../lib/heading-length.ts';
import { PatternField } from '../../pattern/PatternField.tsx';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** A line above the title, such as the way to the list of which the page is a part. */
  above?: ReactNode;
  title: string;
  /** A sentence or two below the title; left out where they are for search engines alone. */
  lead?: string;
  /** Facts of the page in small letters, such as its date. */
  children?: ReactNode;
}

/** The head of a page of text: its title on the brand's colour, with a piece of the pattern. */
export const PageHead = ({ above, title, lead, children }: PageHeadProps) => (
  <header className={styles.head}>
    <PatternField
      className={styles.squares}
      seed={title}
      columns={8}
      rows={5}
      anchor="end"
      data-pattern=""
    />
    {above && <p className={styles.above}>{above}</p>}
    <h1 className={styles.heading} data-length={headingLength(title)}>
      {title}
    </h1>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children && <div className={styles.facts}>{children}</div>}
  </header>
);
