import styles from './ProcessInstrument.module.css';
import { ProcessReading, type Reading } from './ProcessReading.tsx';

interface ProcessInstrumentProps {
  /** One for each step; a step without a value shows its number. */
  readings: readonly Reading[];
  /** Whose readings these are. */
  title?: string | undefined;
}

/**
 * What is measured on the road: on wide screens a window that shows the reading of the step that is passed. Elsewhere,
 * and where nothing moves, only its title is shown, and each reading is beside its step. Decoration, hidden from
 * assistive technology.
 */
export function ProcessInstrument({ readings, title }: ProcessInstrumentProps) {
  return (
    <div aria-hidden="true">
      {title && <p className={styles.title}>{title}</p>}
      <div className={styles.window}>
        <div className={styles.column} data-roll="">
          {readings.map(({ reading = '', ...rest }, index) => {
            const number = String(index + 1);
            return <ProcessReading key={number} {...rest} reading={reading || number} />;
          })}
        </div>
      </div>
    </div>
  );
}
