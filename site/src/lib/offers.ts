import { definitions } from 'virtual:sections';
import type { Content } from '../../../packages/content-model/src/collections.ts';
import {
  contentOf,
  type Offers,
  type Person,
} from '../../../packages/content-model/src/sections/define-section.ts';

/** The services that the home page shows, by the name of their section. */
export const offersOf = (content: Content): (Offers & { section: string })[] =>
  content.pages.home.sections.flatMap((section) => {
    const { key, offers } = definitions[section] ?? {};
    if (!key || !offers) return [];
    return [{ section, ...offers(contentOf(content, key)) }];
  });

/** The people whom the home page shows. */
export const peopleOf = (content: Content): Person[] =>
  content.pages.home.sections.flatMap((section) => {
    const { key, people } = definitions[section] ?? {};
    return key && people ? people(contentOf(content, key)) : [];
  });
