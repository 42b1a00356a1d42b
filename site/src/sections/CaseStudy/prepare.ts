import type { Content } from '../../../../content-model/src/collections.ts';
import type { SiteLanguage } from '../../../../content-model/src/read-site.ts';
import type {
  CaseStudyBlock,
  CaseStudy as Study,
} from '../../../../content-model/src/schemas/case-study.ts';
import { quotesAbout } from '../../../../sections/testimonials/prepare.ts';
import { picture } from '../../lib/pictures.ts';
import type { CaseStudyProps } from './CaseStudy.tsx';

type Projects = Content['projects'];

/** The widths of every picture on the page, in pixels. */
const WIDTHS = [400, 720, 1100, 1600, 2200];

/** A case study with its pictures, and the way to the next one. */
export async function prepareCaseStudy(
  { content }: SiteLanguage,
  study: Study,
): Promise<CaseStudyProps> {
  const { projects, studies, labels } = content;
  const project = projectOf(projects, study);
  return {
    project: project.title,
    title: study.title,
    description: study.description,
    image: {
      picture: await picture(project.image, WIDTHS, { covers: 16 / 9 }),
      alt: project.imageAlt,
    },
    blocks: await Promise.all(study.blocks.map(prepareBlock)),
    quotes: await quotesAbout(project.id, content),
    next: nextOf(projects, studies, study),
    nextLabel: labels.nextProject,
    opensInNewTab: labels.opensInNewTab,
  };
}

/** The project that a case study is about. @throws Error for a study of another site */
export function projectOf({ items }: Projects, study: Study): Projects['items'][number] {
  const project = items[study.project];
  if (!project) throw new Error(`There is no project for the case study ${study.path}.`);
  return project;
}

const prepareBlock = async (block: CaseStudyBlock): Promise<CaseStudyProps['blocks'][number]> =>
  'html' in block ? block : { picture: await picture(block.picture, WIDTHS), alt: block.alt };

/** The project of the next case study, after the last that of the first; none where there is only one. */
function nextOf(
  projects: Projects,
  studies: readonly Study[],
  study: Study,
): CaseStudyProps['next'] {
  const next = studies[(studies.indexOf(study) + 1) % studies.length];
  if (!next || next === study) return undefined;
  return { title: projectOf(projects, next).title, href: next.path };
}
