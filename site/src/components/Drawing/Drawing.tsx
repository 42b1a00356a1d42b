import styles from './Drawing.module.css';

interface DrawingProps {
  /** The markup of an `<svg>`; see lib/moving-drawing.ts. */
  markup: string;
  alt: string;
}

/**
 * A drawing in the page itself, as large as its frame, in the colours of the theme and of the text around it. As it
 * comes into view, its parts with `data-motion` move to their places; they are there where nothing moves.
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
