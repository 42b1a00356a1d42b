import { pattern } from 'virtual:theme';
import { fieldNames } from '../send/message.ts';
import styles from './ContactSquares.module.css';

/** The drawing of the squares, one column of the pattern. ContactPattern puts it into the page. */
export const contactPattern = { id: 'contact-pattern', columns: 1, rows: 18 };

/** The attribute of the squares that the script of the form covers with a name. */
export const PATTERN_STRIP = 'data-strip';

/** The row of the drawing that the first field shows. */
const FIRST_ROW = 1;

interface ContactSquaresProps {
  /** Whether all squares are filled, whatever the form holds. */
  filled?: boolean;
  /** The class that places the squares. Without it they are a row. */
  className?: string | undefined;
}

/**
 * A square of the theme's pattern for each field of the form, in the same order. The style sheet fills a square while
 * its field has text. The squares are decoration, hidden from assistive technology; a theme without a pattern has none.
 */
export function ContactSquares({ filled, className }: ContactSquaresProps) {
  if (pattern === 'none') return null;
  const { id, rows } = contactPattern;
  const drawing = <use href={`#${id}`} width="100" height={rows * 100} />;
  return (
    <div
      className={`${filled ? styles.row : styles.squares} ${className ?? ''}`}
      {...(!filled && { [PATTERN_STRIP]: '', 'data-pattern': '' })}
    >
      {fieldNames.map((name, index) => {
        const top = (FIRST_ROW + index) * 100;
        // A filled square leaves out the lines to its neighbours, which the style sheet draws.
        const [kind, box] = filled
          ? [styles.whole, `4 ${top + 4} 92 92`]
          : [styles.square, `0 ${top} 100 100`];
        return (
          <svg key={name} aria-hidden="true" className={kind} viewBox={box}>
            {drawing}
            {!filled && (
              <g className={styles.filled}>
                {/* Larger than the square, which may end between two pixels: no pale edge may show there. */}
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
