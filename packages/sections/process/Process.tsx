import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import type { PictureData } from '../../../site/src/lib/pictures.ts';
import { FeatureCards } from './FeatureCards.tsx';
import styles from './Process.module.css';
import { ProcessInstrument } from './ProcessInstrument.tsx';
import { ProcessTimeline, type TimelineStep } from './ProcessTimeline.tsx';
import type { ProcessFeature, ProcessSection } from './section.ts';

export interface ProcessProps {
  section: ProcessSection;
  steps: readonly TimelineStep[];
  features: readonly ProcessFeature[];
  /** The picture of the vehicle on the line, prepared from `section.vehicle`. */
  vehicle?: PictureData | undefined;
}

/** Whether a reading fits the instrument in its largest type: three characters, or four with a narrow one. */
const isShort = ({ reading = '' }: TimelineStep) =>
  reading.length <= (/[.,:°]/.test(reading) ? 4 : 3);

/** The size of type for the readings of the steps. */
function readingsOf(steps: readonly TimelineStep[]): 'none' | 'short' | 'long' {
  if (!steps.some(({ reading }) => reading)) return 'none';
  return steps.every(isShort) ? 'short' : 'long';
}

/** How the agency works: timeline, feature cards or both, depending on `section.show`. */
export function Process({ section, steps, features, vehicle }: ProcessProps) {
  const { show, sectionTitle, sectionDescription, destination } = section;
  const hasTimeline = show !== 'features' && steps.length > 0;
  const title = (
    <SectionHeading
      headingId="process-title"
      sectionTitle={sectionTitle}
      sectionDescription={sectionDescription}
    />
  );
  return (
    <section id="process" className={styles.section} aria-labelledby="process-title">
      <div className={styles.layout}>
        {hasTimeline ? (
          <div className={styles.stage} data-readings={readingsOf(steps)}>
            <div className={styles.words}>
              {title}
              <ProcessInstrument readings={steps} title={section.readingTitle} />
            </div>
            <ProcessTimeline steps={steps} vehicle={vehicle} destination={destination} />
          </div>
        ) : (
          title
        )}
        {show !== 'timeline' && features.length > 0 && <FeatureCards features={features} />}
      </div>
    </section>
  );
}
