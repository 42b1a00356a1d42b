import { SectionHeading } from '../../../site/src/components/SectionHeading/SectionHeading.tsx';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import { MoreProjects } from './MoreProjects.tsx';
import { type ProjectCard, ProjectCards } from './ProjectCards.tsx';
import { ProjectFilter } from './ProjectFilter.tsx';
import styles from './Projects.module.css';
import { sized } from './project-sizes.ts';
import { tagsOf } from './project-tags.ts';
import type { ProjectsSection } from './section.ts';

export interface ProjectsProps {
  section: ProjectsSection;
  projects: readonly ProjectCard[];
  labels: Labels;
}

/** The number of cards that a phone shows at first. */
const FIRST_CARDS = 10;

/** The longest title, in letters, that fits on one line of the largest type. */
const LONGEST_LARGE_TITLE = 20;

/** The heading of the section. A short title is large, with the description below its last word. */
function Heading({ sectionTitle, sectionDescription }: ProjectsSection) {
  const lastWord = sectionTitle.lastIndexOf(' ') + 1;
  const isLarge = sectionTitle.length <= LONGEST_LARGE_TITLE;
  return (
    <SectionHeading
      headingId="projects-title"
      className={styles.heading}
      data-large={isLarge ? '' : undefined}
      sectionTitle={
        isLarge ? (
          <>
            <span className={styles.beginning}>{sectionTitle.slice(0, lastWord)}</span>
            <span className={styles.end}>{sectionTitle.slice(lastWord)}</span>
          </>
        ) : (
          sectionTitle
        )
      }
      sectionDescription={sectionDescription}
    />
  );
}

/** The tags of a filter: none where visitors would have nothing to choose. */
function filterTags(projects: readonly ProjectCard[]) {
  const tags = tagsOf(projects);
  return tags.length > 1 ? tags : [];
}

/**
 * Past projects in a grid, their words below their pictures. A card with hover or focus shows the link to its
 * project, and the pictures of the others blur; without a pointer that can hover, every link is shown. Projects with
 * different tags can be filtered, and a phone shows many of them on demand.
 */
export function Projects({ section, projects, labels }: ProjectsProps) {
  const tags = filterTags(projects);
  const numbersOf = (place: number) =>
    tags.flatMap((tag, index) => (tag.projects.includes(place) ? [index + 1] : [])).join(' ');
  const cards = projects.map((card, place) => ({
    ...card,
    tagNumbers: tags.length > 0 ? numbersOf(place) : undefined,
  }));
  const first = sized(cards.slice(0, FIRST_CARDS));
  const rest = sized(cards.slice(FIRST_CARDS), false);
  const placed = [...first, ...rest].map((each, place) => ({ ...each, place }));
  return (
    <section
      id="projects"
      className={styles.section}
      aria-labelledby="projects-title"
      data-surface="dark"
    >
      <Heading {...section} />
      {tags.length > 0 && <ProjectFilter tags={tags} count={projects.length} labels={labels} />}
      <ProjectCards cards={placed.slice(0, FIRST_CARDS)} labels={labels} />
      {rest.length > 0 && (
        <MoreProjects label={labels.moreProjects} count={rest.length}>
          <ProjectCards cards={placed.slice(FIRST_CARDS)} labels={labels} />
        </MoreProjects>
      )}
    </section>
  );
}
