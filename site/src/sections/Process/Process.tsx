import type {
  ProcessFeature,
  ProcessSection,
} from '../../../../content-model/src/schemas/process.ts';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import styles from './Process.module.css';
import { ProcessTimeline, type TimelineStep } from './ProcessTimeline.tsx';

interface ProcessProps {
  section: ProcessSection;
  steps: readonly TimelineStep[];
  features: readonly ProcessFeature[];
}

/** How the agency works: timeline, feature cards or both, depending on `section.show`. */
export function Process({ section, steps, features }: ProcessProps) {
  const { show, ...heading } = section;
  const hasTimeline = show !== 'features';
  const title = (
    <SectionHeading headingId="process-title" className={styles.heading} {...heading} />
  );
  return (
    <section id="process" className={styles.section} aria-labelledby="process-title">
      {hasTimeline ? (
        <div className={styles.stage}>
          {title}
          <ProcessTimeline steps={steps} />
        </div>
      ) : (
        title
      )}
      {show !== 'timeline' && features.length > 0 && <FeatureCards features={features} />}
    </section>
  );
}
