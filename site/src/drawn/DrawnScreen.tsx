import type { DrawingName } from '../../../packages/content-model/src/schemas/drawing.ts';
import { PatternSquare, pageSquares } from '../pattern/PatternSquare.tsx';
import styles from './DrawnScreen.module.css';
import { iconMarkup } from './icons.ts';
import { todayIn } from './today.ts';

export interface DrawnScreenProps {
  /** The name of the agency. */
  brand: string;
  /** The language of the date. */
  language: string;
  /** The first three have a card. */
  services: readonly { title: string; drawing: DrawingName }[];
}

/**
 * The screen of a device without a picture: the agency's name, the date and its services, or the pattern if there are
 * none. On phones it has the form of a phone's. Decoration: hidden from assistive technology.
 */
export function DrawnScreen({ brand, language, services }: DrawnScreenProps) {
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.app}>
        <div className={styles.bar}>
          <span className={styles.logo}>
            <PatternSquare {...pageSquares.sun} />
          </span>
          <p className={styles.name}>{brand}</p>
          <p>{todayIn(language)}</p>
        </div>
        <div className={styles.cards}>
          {services.slice(0, 3).map(({ title, drawing }) => (
            <div key={title} className={styles.card}>
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                // biome-ignore lint/security/noDangerouslySetInnerHtml: The icons come from Lucide.
                dangerouslySetInnerHTML={{ __html: iconMarkup(drawing) }}
              />
              {/* Without the dot of a draft. */}
              <p>{title.replace(/\u00a0·$/, '')}</p>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
