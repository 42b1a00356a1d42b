import type { ComponentPropsWithoutRef } from 'react';
import styles from './SkipLink.module.css';

/** Takes keyboard users past the bar to the page's own content; visible only with the focus. */
export function SkipLink(props: ComponentPropsWithoutRef<'a'>) {
  return <a {...props} className={styles.link} href="#main" />;
}
