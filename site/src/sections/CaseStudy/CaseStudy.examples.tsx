import {
  heroImage,
  longSentence,
  longWord,
  projects,
  steps,
} from '../../gallery/example-content.ts';
import { CaseStudy } from './CaseStudy.tsx';

const [project] = projects;
if (!project) throw new Error('The content needs a project.');
const image = { picture: project.picture, alt: project.imageAlt };
const [upright = image] = steps.flatMap(({ images }) => images);
const text = { html: `<h2>What we found</h2><p>${longSentence}</p><ul><li>One</li></ul>` };
const shared = { project: project.title, image, nextLabel: 'Next project' };

export const examples = {
  'texts and a picture': (
    <CaseStudy
      {...shared}
      title="A map that a driver can read"
      description={longSentence}
      blocks={[text, { picture: heroImage, alt: 'A board' }]}
      next={{ title: 'Ojamarket', href: '/' }}
    />
  ),
  'with an upright picture': (
    <CaseStudy
      {...shared}
      title="A map that a driver can read"
      description={longSentence}
      blocks={[text, upright]}
    />
  ),
  'with long words, and no other': (
    <CaseStudy
      {...shared}
      title={longWord}
      description={longWord}
      blocks={[{ html: `<h2>${longWord}</h2><p>${longWord}</p>` }]}
    />
  ),
};
