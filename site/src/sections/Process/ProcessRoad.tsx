import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import { PatternSquare, pageSquares } from '../../pattern/PatternSquare.tsx';
import styles from './ProcessRoad.module.css';

export interface ProcessRoadProps {
  /** What drives down the road; without it a square of the pattern, or a dot. */
  vehicle?: PictureData | undefined;
  /** The words at the end of the road. */
  destination?: string | undefined;
}

/**
 * The line of the process as a road that is driven while the visitor scrolls: line and vehicle stay at one height of
 * the window. Its end is reached where nothing moves; paper has no road. Decoration, hidden from assistive technology;
 * the style sheet places it in its parent.
 */
export function ProcessRoad({ vehicle, destination }: ProcessRoadProps) {
  return (
    <div className={styles.road} aria-hidden="true">
      <div className={styles.driven}>
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
      <p className={styles.destination} data-road-end="">
        {destination}
      </p>
    </div>
  );
}

/** The stop of one step: a stamp on the road, or beside it where there is room. */
export function ProcessStop({ index }: { index: number }) {
  return (
    <span className={styles.stop} aria-hidden="true">
      <span className={styles.stamp}>
        <PatternSquare {...(index % 2 ? pageSquares.sun : pageSquares.rings)} />
      </span>
    </span>
  );
}
