import { pattern } from 'virtual:theme';
import { fieldNames } from '../send/message.ts';
import styles from './ContactSquares.module.css';

/** The drawing that the squares are cut from, a column of squares; ContactPattern puts it into the page. */
export const contactPattern = { id: 'contact-pattern', columns: 1, rows: 18 };

/** The attribute of the squares that the script of the form covers with a name. */
export const CLOTH_PLACE = 'data-cloth';

/** The row of the drawing that is the first field's square. */
const FIRST_ROW = 1;

interface ContactSquaresProps {
  /** All squares are filled, whatever the form holds. */
  filled?: boolean;
  /** Places the squares; without it they are a row. */
  className?: string | undefined;
}

/**
 * One square of the theme's pattern for each field of the form, in the same order. The style sheet fills a square while
 * its field on the page has text. Decoration, hidden from assistive technology; nothing where the theme has no pattern.
 */
export function ContactSquares({ filled, className }: ContactSquaresProps) {
  if (pattern === 'none') return null;
  const { id, rows } = contactPattern;
  const drawing = <use href={`#${id}`} width="100" height={rows * 100} />;
  return (
    <div
      className={`${filled ? styles.row : styles.squares} ${className ?? ''}`}
      {...(!filled && { [CLOTH_PLACE]: '' })}
    >
      {fieldNames.map((name, index) => {
        const top = (FIRST_ROW + index) * 100;
        // A filled square is without the lines between it and its neighbours, which the style sheet draws.
        const [kind, box] = filled
          ? [styles.whole, `4 ${top + 4} 92 92`]
          : [styles.square, `0 ${top} 100 100`];
        return (
          <svg key={name} aria-hidden="true" className={kind} viewBox={box}>
            {drawing}
            {!filled && (
              <g className={styles.filled}>
                {/* Larger than the square, so that no pale edge shows where it ends between two pixels. */}
                <path d={`M-9 ${top - 9}h118v118H-9z`} />
                {drawing}
              </g>
            )}
          </svg>
        );
      })}
    </div>
  );
}
