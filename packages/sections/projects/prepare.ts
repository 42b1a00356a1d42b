import { scene } from '../../../site/src/drawn/scene.ts';
import { pageAbout } from '../../../site/src/lib/page-about.ts';
import { type PictureData, picture } from '../../../site/src/lib/pictures.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { ProjectCard } from './ProjectCards.tsx';
import type { ProjectsProps } from './Projects.tsx';

type Project = Content['projects']['items'][number];

/** The section of the projects. A card leads to the case study of its project if there is one. */
export async function prepare({ content }: SiteLanguage): Promise<ProjectsProps> {
  const { projects, site, labels } = content;
  return {
    section: projects.section,
    projects: await Promise.all(
      projects.items.map((project, index) =>
        prepareCard(
          project,
          pageAbout(content, 'projects', index)?.path ?? project.link,
          site.brand,
        ),
      ),
    ),
    labels,
  };
}

async function prepareCard(project: Project, link: string, brand: string): Promise<ProjectCard> {
  const { title, description, tags, image, imageAlt, drawing, wide, markerSrc, markerRoute } =
    project;
  return {
    title,
    description,
    tags,
    imageAlt,
    link,
    picture: await projectPicture(project),
    drawing: image ? undefined : scene({ drawing, agency: brand, title }),
    isWide: wide,
    vehicle:
      wide && markerSrc && markerRoute
        ? { picture: await picture(markerSrc, [48, 96]), route: markerRoute }
        : undefined,
  };
}

/** The picture on the card of a project. */
export const projectPicture = ({
  image,
  wide,
}: Pick<Project, 'image' | 'wide'>): Promise<PictureData> =>
  picture(image, [400, 720, 1100, 1600, ...(wide ? [2200] : [])], {
    covers: wide ? 16 / 9 : 4 / 3,
  });
