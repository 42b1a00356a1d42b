import { pattern } from 'virtual:theme';
import { LazyPatternField } from '../../pattern/LazyPatternField.tsx';
import styles from './PatternBand.module.css';

/** One row of squares across the page, above the footer. */
export function PatternBand() {
  if (pattern === 'none') return null;
  return (
    <div className={styles.band}>
      <LazyPatternField field="pattern-band" className={styles.field} />
    </div>
  );
}
