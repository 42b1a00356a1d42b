import { pattern } from 'virtual:theme';
import { PatternField } from '../../pattern/PatternField.tsx';
import styles from './PatternBand.module.css';

export interface PatternBandProps {
  /** Another seed gives another pattern. */
  seed: string;
}

/** One row of the pattern across the page, above the footer. */
export function PatternBand({ seed }: PatternBandProps) {
  if (pattern === 'none') return null;
  return (
    <div className={styles.band}>
      <PatternField className={styles.field} seed={seed} columns={40} rows={1} />
    </div>
  );
}
