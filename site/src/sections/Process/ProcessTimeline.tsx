import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './ProcessTimeline.module.css';

export interface TimelineStep {
  title: string;
  content: string;
  images: readonly { picture: PictureData; alt: string }[];
}

/** The steps beside a line that fills as the visitor scrolls. */
export function ProcessTimeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <div className={styles.timeline}>
      <div className={styles.line} aria-hidden="true">
        <div className={styles.progress} data-progress-line="" />
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.body} data-reveal="">
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.content}>{step.content}</p>
              <div className={styles.images}>
                {step.images.map((image) => (
                  <Picture
                    key={image.picture.src}
                    picture={image.picture}
                    alt={image.alt}
                    sizes="(width <= 768px) 42vw, 24rem"
                  />
                ))}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
