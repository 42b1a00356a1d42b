import { seededRandom } from '../adire/seeded-random.ts';
import { PatternSquare, pageSquares } from '../pattern/PatternSquare.tsx';
import styles from './DrawnScreen.module.css';
import { screenTexts } from './screen-texts.ts';

export interface DrawnScreenProps {
  /** The name of the agency, which also decides the figures. */
  brand: string;
  /** For numbers and months. */
  language: string;
  isRightToLeft: boolean;
  /** Entries of the menu. */
  menu: readonly string[];
  /** What the table lists. */
  rows: readonly string[];
}

const WIDTH = 1600;
/** The longest text of the menu and of the table, in letters. */
const LONGEST = 22;

/** A text with as many letters as there is room for. */
function cut(text: string, end: string) {
  const letters = [...text];
  if (letters.length <= LONGEST) return text;
  return (
    letters
      .slice(0, LONGEST - 1)
      .join('')
      .trimEnd() + end
  );
}

/**
 * The screen of the device where there is no picture: a product that could be the agency's, in its colours, its
 * language and its own words. Decoration: hidden from assistive technology.
 */
export function DrawnScreen({ brand, language, isRightToLeft, menu, rows }: DrawnScreenProps) {
  const random = seededRandom(`${brand} screen`);
  /** The left edge of what begins so far from the side where reading does. */
  const from = (start: number, width = 0) => (isRightToLeft ? WIDTH - start - width : start);
  const texts = screenTexts(brand, language);
  const heights = [0.42, 0.58, 0.51, 0.7, 0.64, 0.82, 0.93].map(
    (share) => share + random.wobble(0.07),
  );
  const points = heights.map((share, index) => ({
    x: from(436 + index * 112),
    y: 640 - share * 320,
  }));
  const line = points
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${Math.round(y)}`)
    .join('');
  const last = points.at(-1) ?? { x: 0, y: 0 };

  return (
    <svg className={styles.screen} viewBox={`0 0 ${WIDTH} 1000`} aria-hidden="true">
      <rect className={styles.raised} x={from(0, 330)} width="330" height="1000" />
      <svg
        className={styles.brand}
        x={from(48, 52)}
        y="48"
        width="52"
        height="52"
        aria-hidden="true"
      >
        <rect width="52" height="52" rx="8" />
        <PatternSquare {...pageSquares.sun} />
      </svg>
      <text className={styles.name} x={from(120)} y="85">
        {cut(brand, texts.end)}
      </text>
      {[...new Set(menu)].slice(0, 6).map((entry, index) => (
        <g key={entry} className={index === 0 ? styles.chosen : undefined}>
          <rect
            className={styles.entry}
            x={from(32, 266)}
            y={150 + index * 72}
            width="266"
            height="56"
            rx="10"
          />
          <circle className={styles.bullet} cx={from(64)} cy={178 + index * 72} r="8" />
          <text x={from(92)} y={187 + index * 72}>
            {cut(entry, texts.end)}
          </text>
        </g>
      ))}
      {texts.figures.map((figure, index) => (
        <g key={figure}>
          <rect
            className={styles.card}
            x={from(386 + index * 398, 372)}
            y="48"
            width="372"
            height="196"
            rx="16"
          />
          <text className={styles.figure} x={from(418 + index * 398)} y="150">
            {figure}
          </text>
          <rect
            className={styles.line}
            x={from(418 + index * 398, 160)}
            y="186"
            width="160"
            height="12"
            rx="6"
          />
          <rect
            className={index === 1 ? styles.accent : styles.brand}
            x={from(418 + index * 398, 60 + index * 34)}
            y="186"
            width={60 + index * 34}
            height="12"
            rx="6"
          />
        </g>
      ))}
      <rect className={styles.card} x={from(386, 770)} y="270" width="770" height="440" rx="16" />
      {[410, 525, 640].map((y) => (
        <path key={y} className={styles.grid} d={`M${from(436)} ${y}H${from(1108)}`} />
      ))}
      <path className={styles.area} d={`${line}L${from(1108)} 640L${from(436)} 640Z`} />
      <path className={styles.graph} d={line} />
      <circle className={styles.dot} cx={last.x} cy={last.y} r="13" />
      {points.map(({ x }, index) => (
        <text key={x} className={styles.month} x={x} y="684">
          {texts.months[index]}
        </text>
      ))}
      <rect className={styles.brand} x={from(1182, 370)} y="270" width="370" height="440" rx="16" />
      {heights.slice(0, 6).map((share, index) => (
        <rect
          key={share}
          className={index === 3 ? styles.accent : styles.onBrand}
          x={from(1222 + index * 50, 30)}
          y={650 - share * 300}
          width="30"
          height={share * 300}
          rx="6"
        />
      ))}
      <rect className={styles.card} x={from(386, 1166)} y="736" width="1166" height="300" rx="16" />
      {[...new Set(rows)].slice(0, 3).map((row, index) => (
        <g key={row}>
          <circle
            className={index === 0 ? styles.accent : styles.brand}
            cx={from(436)}
            cy={790 + index * 76}
            r="14"
          />
          <text x={from(472)} y={799 + index * 76}>
            {cut(row, texts.end)}
          </text>
          <rect
            className={styles.line}
            x={from(960, 420)}
            y={784 + index * 76}
            width="420"
            height="12"
            rx="6"
          />
          <rect
            className={styles.brand}
            x={from(960, 420 - index * 130)}
            y={784 + index * 76}
            width={420 - index * 130}
            height="12"
            rx="6"
          />
          <text x={from(1412)} y={799 + index * 76}>
            {texts.shares[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
