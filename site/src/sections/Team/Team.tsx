import type { ReactNode } from 'react';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import type { Ground } from '../../lib/section-grounds.ts';
import styles from './Team.module.css';

interface TeamProps {
  sectionTitle: string;
  sectionDescription: string;
  /** The carousel, an island of the page. */
  children: ReactNode;
  ground?: Ground | undefined;
}

/** The section of the agency's people. */
export function Team({ children, ground, ...heading }: TeamProps) {
  return (
    <section id="team" className={styles.section} data-ground={ground} aria-labelledby="team-title">
      <SectionHeading headingId="team-title" {...heading} />
      {children}
    </section>
  );
}
