import { AdireField } from '../../adire/AdireField.tsx';
import styles from './AdireBand.module.css';

/** One row of squares across the page, above the footer. */
export function AdireBand({ seed }: { seed: string }) {
  return (
    <div className={styles.band}>
      <AdireField className={styles.field} seed={seed} columns={40} rows={1} />
    </div>
  );
}
