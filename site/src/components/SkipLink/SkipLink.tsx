import type { ComponentPropsWithoutRef } from 'react';
import styles from './SkipLink.module.css';

/** A link that moves the focus past the bar to the main part. It is visible only with the focus. */
export function SkipLink(props: ComponentPropsWithoutRef<'a'>) {
  return <a {...props} className={styles.link} href="#main" />;
}
