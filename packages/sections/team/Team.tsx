import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import type { Content } from '../../content-model/src/collections.ts';
import styles from './Team.module.css';
import { type CarouselLabels, TeamCarouselView, type TeamSlide } from './TeamCarouselView.tsx';

export interface TeamProps {
  section: Content['team']['section'];
  members: readonly TeamSlide[];
  labels: CarouselLabels;
}

/** The section of the agency's people. */
export function Team({ section, members, labels }: TeamProps) {
  const { sectionTitle, sectionDescription, autoplay } = section;
  return (
    <section id="team" className={styles.section} aria-labelledby="team-title" data-stack="">
      <SectionHeading
        headingId="team-title"
        sectionTitle={sectionTitle}
        sectionDescription={sectionDescription}
      />
      <TeamCarouselView members={members} labels={labels} autoplay={autoplay} />
    </section>
  );
}
