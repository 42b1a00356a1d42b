import { prepareStory } from '../../../site/src/components/Story/prepare.ts';
import { picture } from '../../../site/src/lib/pictures.ts';
import type { Content } from '../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import { quotesAbout } from '../../sections/testimonials/prepare.ts';
import type { CaseStudyProps } from './CaseStudy.tsx';
import type { CaseStudy as Study } from './page.ts';

type Projects = Content['projects'];

/** The widths of the picture of the project, in pixels. */
const WIDTHS = [400, 720, 1100, 1600, 2200];

/** A case study with its pictures, and a link to the next one. */
export async function prepare({ content }: SiteLanguage, study: Study): Promise<CaseStudyProps> {
  const { projects, documents, labels } = content;
  const project = projectOf(projects, study);
  return {
    project: project.title,
    title: study.title,
    description: study.description,
    image: {
      picture: await picture(project.image, WIDTHS, { covers: 16 / 9 }),
      alt: project.imageAlt,
    },
    blocks: await prepareStory(study.blocks),
    quotes: await quotesAbout(project.id, content),
    next: nextOf(projects, documents.caseStudies, study),
    nextLabel: labels.nextProject,
    opensInNewTab: labels.opensInNewTab,
  };
}

/** The project that a case study is about. @throws Error for a study of another site */
export function projectOf({ items }: Projects, study: Study): Projects['items'][number] {
  const project = items[study.entry ?? -1];
  if (!project) throw new Error(`There is no project for the case study ${study.path}.`);
  return project;
}

/** The project of the next case study. The first follows after the last; undefined if there is only one. */
function nextOf(
  projects: Projects,
  studies: readonly Study[],
  study: Study,
): CaseStudyProps['next'] {
  const next = studies[(studies.indexOf(study) + 1) % studies.length];
  if (!next || next === study) return undefined;
  return { title: projectOf(projects, next).title, href: next.path };
}
