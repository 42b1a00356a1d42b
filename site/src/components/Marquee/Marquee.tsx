import type { ReactNode } from 'react';
import styles from './Marquee.module.css';

interface MarqueeProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** Where the strip moves to. */
  direction: 'left' | 'right';
  /** Seconds for one loop; `byCount` keeps the speed of the logo strip whatever the number of items. */
  speed: 'fast' | 'normal' | 'slow' | 'byCount';
  /** How wide one item is at least, in pixels: decides how many copies fill a wide screen. */
  itemWidth: number;
}

/** The greatest number of items for which the style sheet has a speed. */
const mostCounted = 24;

/** The widest strip that is filled without a gap, in pixels. */
const widestStrip = 2600;

/**
 * A strip that moves by itself and loops without a seam: the list is followed by copies of itself,
 * hidden from assistive technology, and each moves by its own width. Stops on hover, on focus and by
 * a PauseToggle around it; stands still, as an ordinary list, under reduced motion.
 */
export function Marquee<Item>({
  items,
  keyOf,
  children,
  direction,
  speed,
  itemWidth,
}: MarqueeProps<Item>) {
  const copies = Math.ceil(widestStrip / (Math.max(items.length, 1) * itemWidth));
  const list = (copy: number) => (
    <ul key={copy} className={styles.list} {...(copy > 0 && { 'aria-hidden': true, inert: true })}>
      {items.map((item) => (
        <li key={keyOf(item)} className={styles.item}>
          {children(item)}
        </li>
      ))}
    </ul>
  );
  return (
    <div
      className={styles.strip}
      data-direction={direction}
      data-speed={speed}
      data-count={Math.min(items.length, mostCounted)}
    >
      {Array.from({ length: copies + 1 }, (_, copy) => list(copy))}
    </div>
  );
}
