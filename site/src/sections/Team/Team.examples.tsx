import { content } from '../../gallery/example-content.ts';
import { Team } from './Team.tsx';

const { sectionTitle, sectionDescription } = content.team.section;

export const examples = {
  'a title around the carousel': (
    <Team sectionTitle={sectionTitle} sectionDescription={sectionDescription}>
      <p>The carousel stands here.</p>
    </Team>
  ),
};
