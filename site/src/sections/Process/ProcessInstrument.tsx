import styles from './ProcessInstrument.module.css';
import { ProcessReading, type Reading } from './ProcessReading.tsx';

interface ProcessInstrumentProps {
  /** One for each step. */
  readings: readonly Reading[];
  /** Whose readings these are. */
  title?: string | undefined;
}

/** What the instrument shows at each step: its reading or the last one before it, or numbers where there is none. */
function lastReadings(readings: readonly Reading[]): readonly Reading[] {
  let last = readings.find(({ reading }) => reading);
  if (!last) return readings.map((_, index) => ({ reading: String(index + 1) }));
  return readings.map((each) => {
    if (each.reading) last = each;
    return { ...last };
  });
}

/**
 * The readings of the steps: on wide screens a window that shows the reading of the step that is passed, which
 * passed-steps.ts says. Elsewhere, and where nothing moves or no script runs, only its title is shown, and each reading is beside its step. Decoration, hidden from
 * assistive technology.
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
