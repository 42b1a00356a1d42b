import { type Collection, collectionName } from '../../../content-model/src/collections.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Language } from '../languages.ts';
import { type LinkChoice, linkChoices } from './link-choices.ts';

/** What fields of a form offer beside what can be typed. */
export type FormOffers = {
  /** What links can lead to; none where an address is only typed. */
  links: readonly LinkChoice[];
};

/** What the form of a collection offers. */
export const formOffers = (
  collection: Collection,
  content: ContentFiles,
  language: Language,
): FormOffers => ({
  // The links of the site's facts are the profiles of the agency, which are elsewhere.
  links: collectionName(collection) === 'site' ? [] : linkChoices(content, language),
});

/** The styles and scripts of a collection's form. */
export function formFiles(collection: Collection) {
  const names = collectionName(collection) === 'theme' ? ['form', 'theme'] : ['form'];
  return { styles: names, scripts: names };
}
