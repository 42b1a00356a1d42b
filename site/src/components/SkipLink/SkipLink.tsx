import type { ComponentPropsWithoutRef } from 'react';
import styles from './SkipLink.module.css';

/** Moves the focus past the bar to the main part; visible only with the focus. */
export function SkipLink(props: ComponentPropsWithoutRef<'a'>) {
  return <a {...props} className={styles.link} href="#main" />;
}
