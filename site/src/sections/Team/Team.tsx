import type { ReactNode } from 'react';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import styles from './Team.module.css';

interface TeamProps {
  sectionTitle: string;
  sectionDescription: string;
  /** The carousel. */
  children: ReactNode;
}

/** The section of the agency's people. */
export function Team({ children, ...heading }: TeamProps) {
  return (
    <section id="team" className={styles.section} aria-labelledby="team-title" data-stack="">
      <SectionHeading headingId="team-title" {...heading} />
      {children}
    </section>
  );
}
