import type { ReactNode } from 'react';
import styles from './DeviceFrame.module.css';

/** A screen in a dark, tilted frame that becomes flat as the visitor scrolls. */
export function DeviceFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.view}>
      <div className={styles.frame} data-device-frame="">
        <div className={styles.screen}>{children}</div>
      </div>
    </div>
  );
}
