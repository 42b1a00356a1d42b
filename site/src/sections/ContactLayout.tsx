import type { ReactNode } from 'react';
import styles from './ContactLayout.module.css';

/** The contact page's two columns: the words at the left, the form at the right. */
export function ContactLayout({ children }: { children: ReactNode }) {
  return <div className={styles.layout}>{children}</div>;
}
