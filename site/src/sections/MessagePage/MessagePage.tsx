import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  heading: string;
  picture: ReactNode;
  /** The picture reaches the edges of its field. */
  isFull?: boolean;
  children: ReactNode;
}

/** A page with one short message and a drawing. */
export function MessagePage({ heading, picture, isFull, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
      <div className={isFull ? styles.full : styles.picture}>{picture}</div>
    </div>
  );
}
