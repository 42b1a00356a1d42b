import type { Labels } from '../../../../content-model/src/schemas/labels.ts';
import type { ProjectsSection } from '../../../../content-model/src/schemas/projects.ts';
import { Drawing } from '../../components/Drawing/Drawing.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SectionHeading } from '../../components/SectionHeading/SectionHeading.tsx';
import { SiteLink } from '../../components/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { PictureData } from '../../lib/pictures.ts';
import { driveStyles } from './drive.ts';
import styles from './Projects.module.css';
import { type ProjectSize, sized } from './project-sizes.ts';

export interface ProjectCard {
  title: string;
  /** The kind of project, in a few words. */
  description?: string | undefined;
  picture: PictureData;
  /** The markup of a drawing in place of a missing picture. */
  drawing?: string | undefined;
  imageAlt: string;
  link: string;
  /** Whether it has a row of its own. */
  isWide?: boolean | undefined;
  /** The vehicle over the picture, and its route; see drive.ts. */
  vehicle?: { picture: PictureData; route: string } | undefined;
}

export interface ProjectsProps {
  section: ProjectsSection;
  projects: readonly ProjectCard[];
  labels: Labels;
}

/** The `sizes` attribute for each size of card; see the style sheet. */
const widths: Record<ProjectSize, string> = {
  large: '(width < 1024px) 92vw, (width < 1440px) 63vw, 57rem',
  small: '(width < 640px) 92vw, (width < 1024px) 47vw, (width < 1440px) 31vw, 28rem',
  half: '(width < 640px) 92vw, (width < 1440px) 47vw, 43rem',
  whole: '(width < 1440px) 92vw, 86rem',
};

/** The longest title, in letters, that fits on one line of the largest type. */
const LONGEST_LARGE_TITLE = 20;

/** The title of the section; a short one is large, with the sentence below its last word. */
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

/** The picture of a project, or a drawing instead, with its vehicle. */
function Frame({ project, size, name }: { project: ProjectCard; size: ProjectSize; name: string }) {
  const { drawing, picture, imageAlt, vehicle } = project;
  const reveal = size === 'large' ? '' : undefined;
  if (drawing) {
    return (
      <div className={styles.frame} data-reveal={reveal}>
        <div className={styles.drawing}>
          <Drawing markup={drawing} alt="" />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.frame} data-reveal={reveal}>
      <Picture
        picture={picture}
        alt={imageAlt}
        className={styles.picture}
        sizes={widths[size]}
        data-way={vehicle && ''}
      />
      {vehicle && (
        <>
          {/* As large as the picture: it drives as soon as any of the picture is seen, wherever it starts. */}
          <div className={styles.route} data-reveal="">
            <Picture
              picture={vehicle.picture}
              alt=""
              className={styles.vehicle}
              data-vehicle={name}
            />
          </div>
          {/* The content security policy forbids a style attribute. */}
          <style>{driveStyles(name, vehicle.route)}</style>
        </>
      )}
    </div>
  );
}

/**
 * Past projects in a grid, their words below their pictures. A card with hover or focus shows the link to its
 * project, and the pictures of the others blur; without a pointer that can hover, every link is shown.
 */
export function Projects({ section, projects, labels }: ProjectsProps) {
  return (
    <section id="projects" className={styles.section} aria-labelledby="projects-title">
      <Heading {...section} />
      <ul role="list" className={styles.grid}>
        {sized(projects).map(({ card: project, size }, index) => (
          <li key={project.title} className={styles.card} data-size={size}>
            <Frame project={project} size={size} name={`${index}`} />
            <div className={styles.words}>
              <h3 className={styles.title}>{project.title}</h3>
              {project.description && <p className={styles.description}>{project.description}</p>}
              {project.link && (
                <SiteLink
                  className={styles.link}
                  href={project.link}
                  opensInNewTab={labels.opensInNewTab}
                >
                  <span className={styles.action}>{labels.viewProject}</span>
                  <VisuallyHidden>{` ${project.title}`}</VisuallyHidden>
                </SiteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
