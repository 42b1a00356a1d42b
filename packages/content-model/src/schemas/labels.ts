import type { z } from 'zod';
import { group, text } from './fields.ts';

export const labelsSchema = group({
  opensInNewTab: text('(opens in a new tab)'),
  viewProject: text('View Project'),
  nextProject: text('Next project'),
  filterProjects: text('Filter projects'),
  allProjects: text('All'),
  moreProjects: text('Show more projects'),
  pauseLogos: text('Pause the logos'),
  pauseTestimonials: text('Pause the testimonials'),
  quoteSource: text('Source: {site}', { variables: ['site'] }),
  pauseTeam: text('Pause the team'),
  previousTeamMember: text('Previous team member'),
  nextTeamMember: text('Next team member'),
  teamPosition: text('{current} of {total}', { variables: ['current', 'total'] }),
  carouselRole: text('carousel'),
  slideRole: text('slide'),
  onThisPage: text('On this page'),
  effectiveFrom: text('Effective'),
});
export type Labels = z.infer<typeof labelsSchema>;
