import { AdireField } from '../../adire/AdireField.tsx';
import styles from './AdireBand.module.css';

/** A single row of squares across the page, of its own pattern for each seed: a hem above the footer. */
export function AdireBand({ seed }: { seed: string }) {
  return (
    <div className={styles.band}>
      <AdireField className={styles.field ?? ''} seed={seed} columns={40} rows={1} />
    </div>
  );
}
