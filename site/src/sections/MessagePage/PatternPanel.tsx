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
 * The theme's pattern as the picture of a {@link MessagePage}, in squares that continue those of the band below, with a
 * gap of three by three squares in which the page shows. Decoration: hidden from assistive technology.
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
