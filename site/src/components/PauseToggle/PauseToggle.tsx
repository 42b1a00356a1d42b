import type { ComponentPropsWithoutRef } from 'react';
import styles from './PauseToggle.module.css';

interface PauseToggleProps extends ComponentPropsWithoutRef<'input'> {
  /** What is paused, beginning with "Pause". */
  label: string;
}

/**
 * Stops what moves by itself (WCAG 2.2.2). A checkbox, so that CSS can obey it without a script:
 * put it inside the element that has the class of Marquee.
 */
export function PauseToggle({ label, ...rest }: PauseToggleProps) {
  return (
    <label className={styles.toggle}>
      <input {...rest} type="checkbox" data-pause="" aria-label={label} className={styles.box} />
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.bars} d="M8 5v14M16 5v14" />
        <path className={styles.play} d="M8 5l11 7-11 7z" />
      </svg>
    </label>
  );
}
