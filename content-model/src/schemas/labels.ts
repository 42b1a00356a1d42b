import type { z } from 'zod';
import { group, text } from './fields.ts';

export const labelsSchema = group(
  'Small words: names of buttons, and what only a screen reader says.',
  {
    opensInNewTab: text(
      'Said by screen readers after a link that opens in a new tab.',
      '(opens in a new tab)',
    ),
    viewProject: text('The link on a project card.', 'View Project'),
    nextProject: text('Stands before the link from a case study to the next.', 'Next project'),
    pauseLogos: text(
      'The button that stops the strip of logos. It begins with Pause.',
      'Pause the logos',
    ),
    pauseTestimonials: text(
      'The button that stops the moving quotes. It begins with Pause.',
      'Pause the testimonials',
    ),
    pauseTeam: text(
      'The button that stops the team from changing by itself. It begins with Pause.',
      'Pause the team',
    ),
    previousTeamMember: text('The button that shows the member before.', 'Previous team member'),
    nextTeamMember: text('The button that shows the next member.', 'Next team member'),
    teamPosition: text(
      'Which member of how many is shown: `{current}` and `{total}` become the numbers.',
      '{current} of {total}',
      { variables: ['current', 'total'] },
    ),
    carouselRole: text(
      'What screen readers call the team, which shows one member at a time.',
      'carousel',
    ),
    slideRole: text('What screen readers call one member of the team.', 'slide'),
    onThisPage: text('The title of the list of contents on the legal pages.', 'On this page'),
    effectiveFrom: text('Stands before the date on the legal pages.', 'Effective'),
  },
);
export type Labels = z.infer<typeof labelsSchema>;
