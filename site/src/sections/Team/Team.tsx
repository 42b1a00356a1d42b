import type { ReactNode } from 'react';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { Ground } from '../../lib/section-grounds.ts';
import styles from './Team.module.css';

interface TeamProps {
  sectionTitle: string;
  sectionDescription: string;
  /** The carousel: an island, so it is placed by the page. */
  children: ReactNode;
  /** Its background, where another section stands above it. */
  ground?: Ground | undefined;
}

/** The people of the agency, one at a time. */
export function Team({ children, ground, ...heading }: TeamProps) {
  return (
    <section id="team" className={styles.section} data-ground={ground} aria-labelledby="team-title">
      <SectionHeading headingId="team-title" {...heading} />
      {children}
    </section>
  );
}
