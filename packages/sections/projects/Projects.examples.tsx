import {
  brokenPicture,
  content,
  longName,
  longSentence,
  longWord,
  withFirst,
} from '../../../site/src/gallery/example-content.ts';
import { projects } from './example-projects.ts';
import { Projects } from './Projects.tsx';

const shared = { section: content.projects.section, labels: content.labels };

export const examples = {
  'under a long title': (
    <Projects
      {...shared}
      section={{ ...shared.section, sectionTitle: longName }}
      projects={projects.slice(0, 2)}
    />
  ),
  'with tags, and more than a phone shows at first': (
    <Projects
      {...shared}
      projects={[
        ...projects,
        ...projects.slice(0, 3).map((each) => ({ ...each, title: `${each.title} 2` })),
      ].map((each, index) => ({
        ...each,
        tags: [['Health', 'Retail', longName][index % 3] ?? '', 'Web app'],
      }))}
    />
  ),
  'with a long name, without a link, with a broken picture': (
    <Projects
      {...shared}
      projects={[
        ...withFirst(projects.slice(0, 2), { title: longName, description: longSentence }),
        ...withFirst(projects.slice(2, 4), { title: longWord, link: '' }),
        ...withFirst(projects.slice(4, 6), { picture: brokenPicture }),
      ]}
    />
  ),
};
