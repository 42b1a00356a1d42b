import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import { PatternSquare, pageSquares } from '../../../site/src/pattern/PatternSquare.tsx';
import styles from './ProgressLine.module.css';

export interface ProgressLineProps {
  /** Drives down the line. Without it, a square of the pattern or a dot moves instead. */
  vehicle?: PictureData | undefined;
  /** The words at the end of the line. */
  destination?: string | undefined;
}

/**
 * The line beside the steps. It fills while the visitor scrolls: its tip and the vehicle stay at one height of the window.
 * Without motion the line is full, and paper has none. It is decoration, hidden from assistive technology. The style
 * sheet places it in its parent.
 */
export function ProgressLine({ vehicle, destination }: ProgressLineProps) {
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={styles.filled}>
        <div className={styles.line} data-progress-line="" />
      </div>
      <div className={styles.way}>
        <div className={styles.traveller}>
          {vehicle ? (
            <Picture className={styles.vehicle} picture={vehicle} alt="" />
          ) : (
            <PatternSquare {...pageSquares.rings} />
          )}
        </div>
      </div>
      <p className={styles.destination} data-line-end="">
        {destination}
      </p>
    </div>
  );
}

/** The stop of one step: a stamp on the line, or beside it where there is room. */
export function ProcessStop({ index }: { index: number }) {
  return (
    <span className={styles.stop} aria-hidden="true">
      <span className={styles.stamp}>
        <PatternSquare {...(index % 2 ? pageSquares.sun : pageSquares.rings)} />
      </span>
    </span>
  );
}
