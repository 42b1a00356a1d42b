import type { HomeSection } from '../../../content-model/src/schemas/page-head.ts';

/** The background of a section: the page's own, or the one raised above it. */
export type Ground = 'page' | 'raised';

/** The ground of each section that may have either, as it is below a dark section. */
const own: Partial<Record<HomeSection, Ground>> = {
  services: 'raised',
  process: 'page',
  team: 'page',
  testimonials: 'raised',
};

/**
 * The ground of each section of the home page: the hero runs out into the raised one, and no two
 * sections next to each other have the same.
 *
 * @returns grounds by section; none for those that are dark
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
