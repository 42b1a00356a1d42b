import styles from './FeatureCards.module.css';
import { FeatureIcon } from './FeatureIcon.tsx';
import type { ProcessFeature } from './section.ts';

/** The process as one card for each feature. */
export function FeatureCards({ features }: { features: readonly ProcessFeature[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {features.map((feature) => (
        <li key={feature.id} className={styles.card}>
          <FeatureIcon icon={feature.icon} className={styles.icon} />
          <h3>{feature.title}</h3>
          <p>{feature.description}</p>
        </li>
      ))}
    </ul>
  );
}
