import { PatternSquare, pageSquares } from '../pattern/PatternSquare.tsx';
import styles from './DrawnScreen.module.css';
import { screenData } from './screen-data.ts';

export interface DrawnScreenProps {
  /** The name of the agency, which also decides the charts. */
  brand: string;
  /** For dates. */
  language: string;
  /** Entries of the menu. */
  menu: readonly string[];
  /** Titles of the services; the first three have a card. */
  services: readonly string[];
  /** Rows of the plan. */
  steps: readonly string[];
}

/** The first texts of a list, without the dots of drafts and without repeats. */
const firstOf = (texts: readonly string[], count: number) =>
  [...new Set(texts.map((text) => text.replace(/\u00a0·$/, '')))].slice(0, count);

/** A chart in a box of 100 by 100. */
const lineOf = (heights: readonly number[]) =>
  `M${heights.map((height, index) => `${Math.round((index * 100) / (heights.length - 1))} ${Math.round(100 - height * 100)}`).join('L')}`;

/**
 * The screen of the device where there is no picture: a plan of the agency's work, in its colours, its language and its
 * own words. On phones it is that of a phone. Decoration: hidden from assistive technology.
 */
export function DrawnScreen({ brand, language, menu, services, steps }: DrawnScreenProps) {
  const cards = firstOf(services, 3);
  const rows = firstOf(steps.length > 0 ? steps : menu, 4);
  const { today, days, charts, plan } = screenData(brand, language, {
    cards: cards.length,
    rows: rows.length,
  });
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.app}>
        <div className={styles.side}>
          <p className={styles.name}>
            <span className={styles.mark}>
              <PatternSquare {...pageSquares.sun} />
            </span>
            <span>{brand}</span>
          </p>
          {firstOf(menu, 5).map((entry) => (
            <p key={entry} className={styles.entry}>
              {entry}
            </p>
          ))}
          <div className={styles.cover} />
        </div>
        <div className={styles.main}>
          <p className={styles.today}>{today}</p>
          <div className={styles.cards}>
            {cards.map((title, index) => (
              <div key={title} className={styles.card}>
                <p>{title}</p>
                <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path d={lineOf(charts[index] ?? [])} />
                </svg>
              </div>
            ))}
          </div>
          <div className={styles.plan}>
            <p className={styles.days}>
              {days.map((day) => (
                <span key={day}>{day}</span>
              ))}
            </p>
            {rows.map((row, index) => (
              <div key={row} className={styles.row}>
                <p>{row}</p>
                <svg viewBox="0 0 70 6" preserveAspectRatio="none" aria-hidden="true">
                  <path
                    d={`M${(plan[index]?.start ?? 0) * 10 + 3.5} 3h${(plan[index]?.length ?? 0) * 10 - 7}`}
                  />
                </svg>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
