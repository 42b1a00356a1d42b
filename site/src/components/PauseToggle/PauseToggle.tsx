import type { ComponentPropsWithoutRef } from 'react';
import styles from './PauseToggle.module.css';

export interface PauseToggleProps extends ComponentPropsWithoutRef<'input'> {
  /** The accessible name; it begins with "Pause". */
  label: string;
  /** Whether the label is visible beside the icon. */
  isLabelShown?: boolean;
}

/** Pauses the Marquee in the same parent (WCAG 2.2.2). It is a checkbox, so that it works without script. */
export function PauseToggle({ label, isLabelShown = false, ...rest }: PauseToggleProps) {
  return (
    <label className={styles.toggle}>
      <input
        {...rest}
        type="checkbox"
        data-pause=""
        aria-label={isLabelShown ? undefined : label}
        className={styles.box}
      />
      {isLabelShown && <span className={styles.label}>{label}</span>}
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.bars} d="M8 5v14M16 5v14" />
        <path className={styles.play} d="M8 5l11 7-11 7z" />
      </svg>
    </label>
  );
}
