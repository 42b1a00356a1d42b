import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import type { PictureData } from '../lib/pictures.ts';
import type { Labels } from '../schemas/labels.ts';
import type { ProjectsSection } from '../schemas/projects.ts';
import styles from './Projects.module.css';

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

/**
 * Past projects in a grid. A card under the pointer or with the focus shows its overlay, and the others
 * blur; where there is no pointer that hovers, the overlay is always there.
 */
export function Projects({ section, projects, labels }: ProjectsProps) {
  return (
    <section id="projects" className={styles.section} aria-labelledby="projects-title">
      <SectionHeading headingId="projects-title" className={styles.heading} {...section} />
      {projects.length > 0 && (
        <ul className={styles.grid}>
          {projects.map((project) => (
            <li key={project.title} className={styles.card} data-entrance="">
              <Picture
                picture={project.picture}
                alt={project.imageAlt}
                className={styles.picture}
                sizes="(width <= 640px) 92vw, (width <= 1024px) 48vw, 44rem"
              />
              <div className={styles.overlay}>
                <h3 className={styles.title}>{project.title}</h3>
                {project.link && (
                  <a className={styles.link} href={project.link} target="_blank" rel="noopener">
                    {labels.viewProject}
                    <VisuallyHidden>
                      {' '}
                      {project.title} {labels.opensInNewTab}
                    </VisuallyHidden>
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
