import type { ReactNode } from 'react';
import { headingLength } from '../../lib/heading-length.ts';
import styles from './ArticleHead.module.css';

export interface ArticleHeadProps {
  /** The line above the title, such as the name of a project, or a link to a list and a date. */
  above: ReactNode;
  title: string;
  lead: string;
  /** Content below the lead, such as the author. */
  children?: ReactNode;
}

/** The head of an article about one thing: what it belongs to, its title, and its lead. */
export const ArticleHead = ({ above, title, lead, children }: ArticleHeadProps) => (
  <header className={styles.head}>
    <p className={styles.above}>{above}</p>
    <h1 className={styles.title} data-length={headingLength(title)}>
      {title}
    </h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </header>
);
