import { Fragment, type ReactNode } from 'react';
import styles from './Marquee.module.css';

/**
 * Seconds per loop of five items (specification, section 9). Any other number of items moves at the same speed. Logos
 * move 1 px every 20 ms, at a pitch of 150 px.
 */
const loops = { logos: 15, fast: 20, normal: 40, slow: 80 };
const ITEMS_PER_LOOP = 5;

export interface MarqueeProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders an item as an `<li>`. */
  children: (item: Item) => ReactNode;
  /** The direction of the motion, which is reversed in languages that are written from right to left. */
  direction: 'left' | 'right';
  speed: 'logos' | 'fast' | 'normal' | 'slow';
  /** The least width of an item in pixels, which determines the number of copies. */
  itemWidth: number;
}

/** The width in pixels up to which the copies fill the strip without a gap. */
const widestStrip = 2600;

/**
 * A strip that moves in an endless loop. Copies of the items, hidden from assistive technology, follow the list and
 * move with it. The motion stops outside the window, on hover, on focus in its section, and by a PauseToggle there; the
 * strip is a child of that section. Under reduced motion, and for a single item, the strip is an ordinary list.
 */
export function Marquee<Item>({
  items,
  keyOf,
  children,
  direction,
  speed,
  itemWidth,
}: MarqueeProps<Item>) {
  const loop = (loops[speed] * items.length) / ITEMS_PER_LOOP;
  const copies = Math.ceil(widestStrip / (items.length * itemWidth));
  const entries = (copy: number) =>
    items.map((item) => <Fragment key={`${copy} ${keyOf(item)}`}>{children(item)}</Fragment>);
  const list = (
    <ul role="list" className={styles.list}>
      {entries(0)}
    </ul>
  );
  if (items.length < 2) return <div className={styles.strip}>{list}</div>;
  return (
    <div className={styles.strip} data-direction={direction} data-loop={loop} data-view="in">
      <div className={styles.row}>
        {list}
        <ul role="list" className={styles.copies} aria-hidden="true" inert>
          {Array.from({ length: copies }, (_, copy) => entries(copy + 1))}
        </ul>
      </div>
      {/* The content security policy forbids a style attribute. */}
      <style>{`@layer base{[data-loop="${loop}"]{--loop:${loop}s}}`}</style>
    </div>
  );
}
