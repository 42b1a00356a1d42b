import type { ReactNode } from 'react';
import styles from './Marquee.module.css';

interface MarqueeProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item, index: number) => ReactNode;
  /** Where the items move to; the other way in a language that is written from right to left. */
  direction: 'left' | 'right';
  /** The duration of a loop, fixed or, with `byCount`, proportional to the number of items. */
  speed: 'fast' | 'normal' | 'slow' | 'byCount';
  /** The least width of an item in pixels, from which the number of copies follows. */
  itemWidth: number;
}

/** The greatest number of items for which the style sheet has a speed. */
export const mostCounted = 29;

/** The widest strip that is filled without a gap, in pixels. */
const widestStrip = 2600;

/**
 * A strip that moves in an endless loop: the list is followed by copies, hidden from assistive
 * technology, and each moves by its own width. Stops on hover, on focus and by a PauseToggle in its
 * parent; an ordinary list under reduced motion.
 */
export function Marquee<Item>({
  items,
  keyOf,
  children,
  direction,
  speed,
  itemWidth,
}: MarqueeProps<Item>) {
  const counted = Math.min(items.length, mostCounted);
  const copies = Math.ceil(widestStrip / (Math.max(items.length, 1) * itemWidth));
  const list = (copy: number) => (
    <ul
      key={copy}
      role="list"
      className={styles.list}
      {...(copy > 0 && { 'aria-hidden': true, inert: true })}
    >
      {items.map((item, index) => (
        <li key={keyOf(item)} className={styles.item}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className={styles.strip}
      data-direction={direction}
      data-speed={speed}
      data-tens={Math.floor(counted / 10)}
      data-units={counted % 10}
    >
      {Array.from({ length: copies + 1 }, (_, copy) => list(copy))}
    </div>
  );
}
