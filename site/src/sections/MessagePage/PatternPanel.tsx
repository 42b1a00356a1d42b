import type { ReactNode } from 'react';
import { PatternField } from '../../pattern/PatternField.tsx';
import styles from './PatternPanel.module.css';

interface PatternPanelProps {
  /** Decides the squares; it must be unique on a page. */
  seed: string;
  /** The content of the gap. */
  children: ReactNode;
}

/**
 * The theme's pattern as the picture of a {@link MessagePage}. Its squares continue the band below, and a gap of three by
 * three squares shows the page behind. It is decoration and hidden from assistive technology.
 */
export function PatternPanel({ seed, children }: PatternPanelProps) {
  return (
    <div className={styles.panel} aria-hidden="true">
      <div className={styles.ground} data-pattern="">
        <PatternField className={styles.squares} seed={seed} columns={16} rows={9} />
      </div>
      <div className={styles.gap} data-gap="">
        {children}
      </div>
    </div>
  );
}
