import type { ComponentPropsWithoutRef } from 'react';
import styles from './PauseToggle.module.css';

interface PauseToggleProps extends ComponentPropsWithoutRef<'input'> {
  /** Begins with "Pause". */
  label: string;
  /** Whether the label is seen beside the sign. */
  isLabelShown?: boolean;
}

/** Pauses the Marquee; anywhere in its parent (WCAG 2.2.2). A checkbox, so that it works without script. */
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
