import styles from './ProcessReading.module.css';

/** A value that is measured while a step is passed. */
export interface Reading {
  reading?: string | undefined;
  readingCaption?: string | undefined;
  readingWarns?: boolean | undefined;
}

interface ProcessReadingProps extends Reading {
  className?: string | undefined;
}

/** A value in large type, and its name. Decoration, hidden from assistive technology. */
export function ProcessReading(props: ProcessReadingProps) {
  const { reading, readingCaption, readingWarns, className = '' } = props;
  return (
    <p className={`${styles.reading} ${className}`} aria-hidden="true">
      <b data-warns={readingWarns ? '' : undefined}>{reading}</b> {readingCaption}
    </p>
  );
}
