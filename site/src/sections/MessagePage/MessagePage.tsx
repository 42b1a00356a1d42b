import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  heading: string;
  /** A drawing beside the words. */
  picture: ReactNode;
  children: ReactNode;
}

/** A page that says one thing: nothing here, message sent, message not sent. */
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
