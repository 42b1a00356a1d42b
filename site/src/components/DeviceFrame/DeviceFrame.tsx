import type { ReactNode } from 'react';
import styles from './DeviceFrame.module.css';

export interface DeviceFrameProps {
  children: ReactNode;
  /** Whether the frame becomes a phone's in a window of 768 px or less. */
  hasPhoneScreen?: boolean;
}

/** A screen in a dark, tilted frame that becomes flat as the visitor scrolls. */
export function DeviceFrame({ children, hasPhoneScreen = false }: DeviceFrameProps) {
  return (
    <div className={hasPhoneScreen ? styles.viewWithPhone : styles.view}>
      <div className={styles.frame} data-device-frame="">
        <div className={styles.screen}>{children}</div>
      </div>
    </div>
  );
}
