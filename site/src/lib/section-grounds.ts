import type { HomeSection } from '../../../content-model/src/schemas/page-head.ts';

/** The background of a section: the page's own, or the one raised above it. */
export type Ground = 'page' | 'raised';

/** The background of each section that may have either: the one that it has below a dark section. */
const own: Partial<Record<HomeSection, Ground>> = {
  services: 'raised',
  process: 'page',
  team: 'page',
  testimonials: 'raised',
};

/**
 * The background of each section of the home page: the first one after the hero is raised, and no two neighbours have
 * the same.
 *
 * @returns backgrounds by section; none for dark sections
 */
export function sectionGrounds(sections: readonly HomeSection[]) {
  const grounds: Partial<Record<HomeSection, Ground>> = {};
  for (const [index, section] of sections.entries()) {
    const above = sections[index - 1];
    if (!own[section]) continue;
    if (above === 'hero') grounds[section] = 'raised';
    else if (above && grounds[above])
      grounds[section] = grounds[above] === 'page' ? 'raised' : 'page';
    else grounds[section] = own[section];
  }
  return grounds;
}
