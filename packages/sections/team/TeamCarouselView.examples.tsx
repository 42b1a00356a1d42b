import {
  brokenPicture,
  content,
  examplePicture,
  longName,
  longSentence,
  longWord,
  withFirst,
} from '../../../site/src/gallery/example-content.ts';
import { Team } from './Team.tsx';
import type { TeamSlide } from './TeamCarouselView.tsx';

const members = content.team.members.map(({ photo, ...member }) => ({
  ...member,
  photo: examplePicture(photo, [960, 960]),
}));

/** The carousel before its script, in the section that labels it. */
const carousel = (slides: readonly TeamSlide[]) => (
  <Team
    section={{ ...content.team.section, autoplay: false }}
    members={slides}
    labels={content.labels}
  />
);

export const examples = {
  'two members': carousel(members.slice(0, 2)),
  'with a long name and a long word': carousel(
    withFirst(members, { name: longName, designation: longWord, quote: longSentence }),
  ),
  'with a broken portrait': carousel(
    withFirst(members, { photo: { ...brokenPicture, width: 960, height: 960 } }),
  ),
};
