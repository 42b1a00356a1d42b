import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import { ProcessRoad, type ProcessRoadProps, ProcessStop } from './ProcessRoad.tsx';
import styles from './ProcessTimeline.module.css';

export interface TimelineStep {
  title: string;
  content: string;
  images: readonly { picture: PictureData; alt: string }[];
  /** A value beside the vehicle while it passes the step. */
  reading?: string | undefined;
}

/** The width of a picture for its `sizes` attribute; see the style sheet. */
const widths = {
  half: '(width <= 768px) 42vw, 24rem',
  whole: '(width <= 768px) 86vw, 48rem',
};

/** The steps beside a road that is driven as the visitor scrolls. */
export function ProcessTimeline({
  steps,
  ...road
}: ProcessRoadProps & { steps: readonly TimelineStep[] }) {
  return (
    <div className={styles.timeline}>
      <ProcessRoad {...road} />
      <ol role="list">
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {step.reading && (
              <span className={styles.reading} aria-hidden="true">
                {step.reading}
              </span>
            )}
            <ProcessStop index={index} />
            <div className={styles.body} data-reveal="">
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.content}>{step.content}</p>
              {step.images.length > 0 && (
                <div className={styles.images}>
                  {step.images.map((image) => (
                    <Picture
                      key={image.picture.src}
                      picture={image.picture}
                      alt={image.alt}
                      sizes={step.images.length > 1 ? widths.half : widths.whole}
                    />
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
