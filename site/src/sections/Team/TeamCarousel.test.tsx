import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TeamCarousel, type TeamSlide } from './TeamCarousel.tsx';

const labels = {
  previousTeamMember: 'Previous team member',
  nextTeamMember: 'Next team member',
  pauseTeam: 'Pause the team',
  teamPosition: '{current} of {total}',
  carouselRole: 'carousel',
  slideRole: 'slide',
};
const member = (name: string): TeamSlide => ({
  name,
  designation: 'Engineer',
  quote: 'I read the logs.',
  photo: { src: '/photo.svg', width: 480, height: 480 },
  photoAlt: `Portrait of ${name}`,
});
const markup = (...names: string[]) =>
  renderToStaticMarkup(
    <TeamCarousel members={names.map(member)} labels={labels} autoplay={false} />,
  );

it('has buttons only when there are several members', () => {
  expect(markup('Ada', 'Bola')).toContain('Next team member');
  expect(markup('Ada')).not.toContain('<button');
  expect(markup('Ada')).toContain('Ada</h3>');
});
