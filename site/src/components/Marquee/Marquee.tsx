import { Fragment, type ReactNode } from 'react';
import styles from './Marquee.module.css';

/**
 * Seconds per loop of five items (specification, section 9); other numbers move at the same speed. Logos move 1 px every
 * 20 ms, at a pitch of 150 px.
 */
const loops = { logos: 15, fast: 20, normal: 40, slow: 80 };
const ITEMS_PER_LOOP = 5;

interface MarqueeProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** An `<li>`. */
  children: (item: Item) => ReactNode;
  /** Where the items move to; the other way in a language that is written from right to left. */
  direction: 'left' | 'right';
  speed: keyof typeof loops;
  /** The least width of an item in pixels, from which the number of copies follows. */
  itemWidth: number;
}

/** The widest strip that is filled without a gap, in pixels. */
const widestStrip = 2600;

/**
 * A strip that moves in an endless loop: the list is followed by copies of its items, hidden from
 * assistive technology, and moves with them by its own width. Stops out of the window, on hover, on focus and by a
 * PauseToggle in its parent; an ordinary list under reduced motion, and for a single item.
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
