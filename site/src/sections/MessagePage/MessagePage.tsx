import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  heading: string;
  /** The drawing; it reaches the edges of its half. */
  picture: ReactNode;
  children: ReactNode;
}

/** A page with one short message and a drawing. */
export function MessagePage({ heading, picture, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
