import type { ReactNode } from 'react';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import styles from './Team.module.css';

interface TeamProps {
  sectionTitle: string;
  sectionDescription: string;
  /** The carousel. */
  children: ReactNode;
}

/** The section of the agency's people: a row, which the script of the carousel makes a stack. */
export function Team({ children, ...heading }: TeamProps) {
  return (
    <section id="team" className={styles.section} aria-labelledby="team-title">
      <SectionHeading headingId="team-title" {...heading} />
      {children}
    </section>
  );
}
