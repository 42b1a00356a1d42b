import '../../styles/rise.css';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** The markup of an `<svg>`; see lib/moving-drawing.ts. */
  markup: string;
  alt: string;
}

/**
 * A drawing in the page itself, in the size of its frame and in the colours of the theme and of the text around it.
 * Its parts with `data-motion` move to their places as the drawing comes into view; without motion they stand there
 * from the start.
 */
export function Drawing({ markup, alt }: DrawingProps) {
  return (
    <div
      className={styles.drawing}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      // The owner's own file, checked with the rest of the content.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}
