import { Drawing } from '../../components/Drawing/Drawing.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import { ProcessRoad, type ProcessRoadProps, ProcessStop } from './ProcessRoad.tsx';
import styles from './ProcessTimeline.module.css';

interface StepImage {
  picture: PictureData;
  alt: string;
  /** What comes over it at the end of the road. */
  after?: PictureData | undefined;
}

export interface TimelineStep {
  title: string;
  content: string;
  images: readonly StepImage[];
  /** The markup of a drawing in place of missing images. */
  sketch?: string | undefined;
  /** What the instrument shows while the vehicle passes the step; without one the step's number. */
  reading?: string | undefined;
  readingCaption?: string | undefined;
}

/** The width of a picture for its `sizes` attribute; see the style sheet. */
const widths = {
  half: '(width <= 768px) 42vw, 24rem',
  whole: '(width <= 768px) 86vw, 48rem',
};

/** Whether a reading fits the instrument in its largest type: three digits or signs, or four with a narrow one. */
const isShort = ({ reading = '' }: TimelineStep) =>
  reading.length <= (/[.,:°]/.test(reading) ? 4 : 3);

/**
 * The steps beside a road that is driven as the visitor scrolls. On wide screens an instrument stays in
 * view beside them, with the reading of the step that is passed.
 */
export function ProcessTimeline({
  steps,
  ...road
}: ProcessRoadProps & { steps: readonly TimelineStep[] }) {
  const readingSize = steps.every(isShort) ? '' : styles.long;
  return (
    <div className={styles.timeline}>
      <ol role="list">
        {steps.map((step, index) => {
          const number = (
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
          );
          return (
            <li key={step.title} className={styles.step}>
              <div className={styles.gauge} aria-hidden="true">
                <p className={styles.dial}>
                  {step.reading ? (
                    <>
                      <b className={readingSize || undefined}>{step.reading}</b>{' '}
                      {step.readingCaption}
                    </>
                  ) : (
                    number
                  )}
                </p>
              </div>
              <ProcessStop index={index} />
              <div className={styles.body}>
                {step.reading && number}
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
          );
        })}
      </ol>
      <ProcessRoad {...road} />
    </div>
  );
}

/** A picture beside a step, with what comes over it at the end of the road. */
function StepPicture({ after, ...image }: StepImage & { sizes: string }) {
  if (!after) return <Picture {...image} />;
  return (
    <span className={styles.changing}>
      <Picture {...image} />
      <Picture className={styles.after} picture={after} alt="" sizes={image.sizes} />
    </span>
  );
}
