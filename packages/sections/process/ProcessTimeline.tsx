import { Drawing } from '../../../site/src/components/Drawing/Drawing.tsx';
import { Picture } from '../../../site/src/components/Picture/Picture.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import { ProcessReading, type Reading } from './ProcessReading.tsx';
import styles from './ProcessTimeline.module.css';
import { ProcessStop, ProgressLine, type ProgressLineProps } from './ProgressLine.tsx';

export interface StepImage {
  picture: PictureData;
  alt: string;
  /** The picture that covers this one once the line has reached its end. */
  after?: PictureData | undefined;
}

export interface TimelineStep extends Reading {
  title: string;
  content: string;
  images: readonly StepImage[];
  /** The markup of a drawing in place of missing images. */
  sketch?: string | undefined;
}

/** The width of a picture for its `sizes` attribute; see the style sheet. */
const widths = {
  half: '(width <= 768px) 42vw, 24rem',
  whole: '(width <= 768px) 86vw, 48rem',
};

/** The steps beside a line that fills as the visitor scrolls. */
export function ProcessTimeline({
  steps,
  ...line
}: ProgressLineProps & { steps: readonly TimelineStep[] }) {
  return (
    <div className={styles.timeline}>
      <ol role="list">
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            {step.reading && <ProcessReading {...step} className={styles.reading} />}
            <ProcessStop index={index} />
            <div className={styles.body}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.content}>{step.content}</p>
              {step.sketch && (
                <div className={styles.sketch}>
                  <Drawing markup={step.sketch} alt="" />
                </div>
              )}
              {step.images.length > 0 && (
                <div className={styles.images}>
                  {step.images.map((image) => (
                    <StepPicture
                      key={image.picture.src}
                      {...image}
                      sizes={step.images.length > 1 ? widths.half : widths.whole}
                    />
                  ))}
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
      <ProgressLine {...line} />
    </div>
  );
}

/** A picture beside a step, with the picture that covers it once the line has reached its end. */
function StepPicture({ after, ...image }: StepImage & { sizes: string }) {
  if (!after) return <Picture {...image} />;
  return (
    <span className={styles.changing}>
      <Picture {...image} />
      <Picture className={styles.after} picture={after} alt="" sizes={image.sizes} />
    </span>
  );
}
