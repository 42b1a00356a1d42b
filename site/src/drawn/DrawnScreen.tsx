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

/** Charts are in a box of 600 by 200. */
const heightOf = (share: number) => Math.round(200 - share * 200);
const point = (share: number, index: number) => `${index * 120} ${heightOf(share)}`;
const lineOf = (shares: readonly number[]) => `M${shares.map(point).join('L')}`;
const barsOf = (shares: readonly number[], offset: number) =>
  shares.map((share, index) => `M${index * 100 + offset} 200V${heightOf(share)}`).join('');

function Chart({ chart, lines: [upper, lower] }: { chart: string; lines: [number[], number[]] }) {
  return (
    <svg
      className={chart === 'bars' ? styles.bars : undefined}
      viewBox="0 0 600 200"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.grid} d="M0 0H600M0 67H600M0 133H600M0 200H600" />
      {chart === 'bars' ? (
        <>
          <path className={styles.line} d={barsOf(upper, 36)} />
          <path className={styles.lower} d={barsOf(lower, 64)} />
        </>
      ) : (
        <>
          <path className={styles.area} d={`${lineOf(upper)}V200H0z`} />
          <path className={styles.lower} d={lineOf(lower)} />
          <path className={styles.line} d={lineOf(upper)} />
          <path className={styles.last} d={`M${point(upper.at(-1) ?? 0, 5)}h0`} />
        </>
      )}
    </svg>
  );
}

/**
 * The screen of the device where there is no picture: a product that could be the agency's, in its colours, its
 * language and its own words. On phones it is that of a phone. Decoration: hidden from assistive technology.
 */
export function DrawnScreen({ brand, language, menu, rows }: DrawnScreenProps) {
  const entries = [...new Set(menu)].slice(0, 6);
  const steps = [...new Set(rows.length > 0 ? rows : menu)].slice(0, 4);
  const { layout, figures, trends, today, months, lines, share, days, plan } = screenData(
    brand,
    language,
    steps.length,
  );
  return (
    <div className={styles.screen} aria-hidden="true">
      <div className={styles.app} data-side={layout.side}>
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
          <div className={styles.head}>
            <p className={styles.today}>{today}</p>
            <span className={styles.search} />
            <span className={styles.button} />
          </div>
          {figures.map((figure, index) => (
            <div key={figure} className={styles.card}>
              <p>{entries[index] ?? brand}</p>
              <p className={styles.figure}>{figure}</p>
              <svg className={styles.trend} viewBox="0 0 68 40" aria-hidden="true">
                {trends[index]?.map((height, bar) => (
                  <path key={height} d={`M${bar * 10 + 4} 40v-${Math.round(height * 40)}`} />
                ))}
              </svg>
            </div>
          ))}
          <div className={styles.chart}>
            <Chart chart={layout.chart} lines={lines} />
            <p className={styles.months}>
              {months.map((month) => (
                <span key={month}>{month}</span>
              ))}
            </p>
          </div>
          <div className={styles.share} data-first={layout.isRingFirst ? '' : undefined}>
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
