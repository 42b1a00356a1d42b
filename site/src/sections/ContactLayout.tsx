import type { ReactNode } from 'react';
import styles from './ContactLayout.module.css';

/** The contact page's two columns: the words at the left, the form at the right. */
export function ContactLayout({ intro, children }: { intro: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {intro}
      <div className={styles.form}>{children}</div>
    </div>
  );
}
