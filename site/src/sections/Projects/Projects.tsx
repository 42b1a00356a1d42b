import type { Labels } from '../../../../content-model/src/schemas/labels.ts';
import type { ProjectsSection } from '../../../../content-model/src/schemas/projects.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import styles from './Projects.module.css';
import { type ProjectSize, projectSizes } from './project-sizes.ts';

export interface ProjectCard {
  title: string;
  picture: PictureData;
  imageAlt: string;
  link: string;
}

interface ProjectsProps {
  section: ProjectsSection;
  projects: readonly ProjectCard[];
  labels: Labels;
}

/** The `sizes` attribute for each size of card; see the style sheet. */
const widths: Record<ProjectSize, string> = {
  large: '(width < 640px) 92vw, (width < 1440px) 63vw, 57rem',
  small: '(width < 640px) 92vw, (width < 1440px) 31vw, 28rem',
  half: '(width < 640px) 92vw, (width < 1440px) 47vw, 43rem',
  whole: '(width < 1440px) 92vw, 86rem',
};

/**
 * Past projects in a grid. A card with hover or focus shows the link to its project, and the others blur;
 * without a pointer that can hover, the words are below the picture.
 */
export function Projects({ section, projects, labels }: ProjectsProps) {
  const sizes = projectSizes(projects.length);
  return (
    <section id="projects" className={styles.section} aria-labelledby="projects-title">
      <SectionHeading headingId="projects-title" className={styles.heading} {...section} />
      {projects.length > 0 && (
        <ul className={styles.grid}>
          {projects.map((project, index) => (
            <li key={project.title} className={styles.card} data-size={sizes[index]} data-reveal="">
              <Picture
                picture={project.picture}
                alt={project.imageAlt}
                className={styles.picture}
                sizes={widths[sizes[index] ?? 'half']}
              />
              <div className={styles.overlay}>
                <h3 className={styles.title}>{project.title}</h3>
                {project.link && (
                  <SiteLink
                    className={styles.link}
                    href={project.link}
                    opensInNewTab={labels.opensInNewTab}
                  >
                    {labels.viewProject}
                    <VisuallyHidden> {project.title}</VisuallyHidden>
                  </SiteLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
