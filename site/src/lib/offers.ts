import { definitions } from 'virtual:sections';
import type { Content } from '../../../content-model/src/collections.ts';
import { contentOf, type Offers } from '../../../content-model/src/sections/define-section.ts';

/** The services that the home page shows, by the name of their section. */
export const offersOf = (content: Content): (Offers & { section: string })[] =>
  content.pages.home.sections.flatMap((section) => {
    const { key, offers } = definitions[section] ?? {};
    if (!key || !offers) return [];
    return [{ section, ...offers(contentOf(content, key)) }];
  });
