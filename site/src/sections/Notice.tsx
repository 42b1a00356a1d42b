import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  heading: string;
  /** A drawing beside the words. */
  picture: ReactNode;
  children: ReactNode;
}

/** A page that says one thing: nothing here, message sent, message not sent. */
export function Notice({ heading, picture, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{heading}</h1>
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
