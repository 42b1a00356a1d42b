import { PatternField } from '../pattern/PatternField.tsx';
import { PatternSquare, pageSquares } from '../pattern/PatternSquare.tsx';
import styles from './DrawnScreen.module.css';
import { screenData } from './screen-data.ts';

export interface DrawnScreenProps {
  /** The name of the agency, which also decides the figures. */
  brand: string;
  /** For numbers and dates. */
  language: string;
  /** Entries of the menu. */
  menu: readonly string[];
  /** Rows of the plan. */
  rows: readonly string[];
}

/** The chart is in a box of 600 by 200. */
const point = (share: number, index: number) => `${index * 120} ${Math.round(200 - share * 200)}`;
const lineOf = (shares: readonly number[]) => `M${shares.map(point).join('L')}`;

/**
 * The screen of the device where there is no picture: a product that could be the agency's, in its colours, its
 * language and its own words. On phones it is that of a phone. Decoration: hidden from assistive technology.
 */
export function DrawnScreen({ brand, language, menu, rows }: DrawnScreenProps) {
  const entries = [...new Set(menu)].slice(0, 6);
  const steps = [...new Set(rows.length > 0 ? rows : menu)].slice(0, 4);
  const { figures, today, months, lines, share, days, plan } = screenData(
    brand,
    language,
    steps.length,
  );
  const [upper, lower] = lines.map(lineOf);
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
          {entries.map((entry) => (
            <p key={entry} className={styles.entry}>
              {entry}
            </p>
          ))}
          <div className={styles.cover}>
            <PatternField seed="screen" columns={4} rows={3} />
          </div>
        </div>
        <div className={styles.main}>
          <p className={styles.today}>{today}</p>
          {figures.map((figure, index) => (
            <div key={figure} className={styles.card}>
              <p>{entries[index] ?? brand}</p>
              <p className={styles.figure}>{figure}</p>
            </div>
          ))}
          <div className={styles.chart}>
            <svg viewBox="0 0 600 200" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.grid} d="M0 0H600M0 67H600M0 133H600M0 200H600" />
              <path className={styles.area} d={`${upper}V200H0z`} />
              <path className={styles.lower} d={lower} />
              <path className={styles.line} d={upper} />
              <path className={styles.last} d={`M${point(lines[0].at(-1) ?? 0, 5)}h0`} />
            </svg>
            <p className={styles.months}>
              {months.map((month) => (
                <span key={month}>{month}</span>
              ))}
            </p>
          </div>
          <div className={styles.share}>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              <circle cx="60" cy="60" r="48" pathLength="100" />
              <circle
                cx="60"
                cy="60"
                r="48"
                pathLength="100"
                strokeDasharray={`${share.part * 100} 100`}
              />
            </svg>
            <p className={styles.figure}>{share.text}</p>
          </div>
          <div className={styles.plan}>
            <p className={styles.days}>
              {days.map((day) => (
                <span key={day}>{day}</span>
              ))}
            </p>
            {steps.map((step, index) => (
              <div key={step} className={styles.row}>
                <p>{step}</p>
                <svg viewBox="0 0 70 6" preserveAspectRatio="none" aria-hidden="true">
                  <path
                    d={`M${(plan[index]?.start ?? 0) * 10} 3h${(plan[index]?.length ?? 0) * 10}`}
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
