import { languages } from 'virtual:content';
import type { RoutesOf } from '../layouts/page-route.ts';

/**
 * The paths of the pages of a kind that end with the same sections, in every language, for `getStaticPaths`.
 *
 * @param closing the sections that end each page of the kind
 * @param shown the sections of the pages; undefined for the pages with any sections
 */
export const pathsOf = (
  routes: RoutesOf,
  closing: readonly string[],
  shown: readonly string[] | undefined,
) =>
  languages.flatMap((language) =>
    routes(language)
      .map((route) => ({ ...route, sections: [...(route.sections ?? []), ...closing] }))
      .filter(({ sections }) => shown === undefined || sections.join() === shown.join())
      .map((route) => ({ params: { page: route.path.slice(1) }, props: { language, route } })),
  );
