import styles from './ProcessInstrument.module.css';
import { ProcessReading, type Reading } from './ProcessReading.tsx';

interface ProcessInstrumentProps {
  /** The readings, one for each step. */
  readings: readonly Reading[];
  /** The subject of the readings. */
  title?: string | undefined;
}

/**
 * The text of the instrument at each step: the reading of the step, or of the last step before it that has one. If no
 * step has a reading, the number of the step.
 */
function lastReadings(readings: readonly Reading[]): readonly Reading[] {
  let last = readings.find(({ reading }) => reading);
  if (!last) return readings.map((_, index) => ({ reading: String(index + 1) }));
  return readings.map((each) => {
    if (each.reading) last = each;
    return { ...last };
  });
}

/**
 * The readings of the steps. On wide screens a window shows the reading of the current step, which client.ts sets.
 * Elsewhere, and without motion or script, only the title is shown, and each reading is beside its step. It is
 * decoration, hidden from assistive technology.
 */
export function ProcessInstrument({ readings, title }: ProcessInstrumentProps) {
  return (
    <div aria-hidden="true">
      {title && <p className={styles.title}>{title}</p>}
      <div className={styles.window}>
        <div className={styles.column} data-roll="">
          {lastReadings(readings).map((reading, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the only difference between two equal readings.
            <ProcessReading key={index} {...reading} />
          ))}
        </div>
      </div>
    </div>
  );
}
