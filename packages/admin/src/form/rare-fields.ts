import { type Collection, collectionName } from '../../../content-model/src/collections.ts';
import { kindWith } from '../../../content-model/src/page-kinds/page-kinds.ts';

/** Fields that an owner rarely needs, by the names of their collections. */
const RARE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  site: ['language', 'languages', 'untranslatedLinks'],
  theme: ['displayTypeface', 'textTypeface'],
  labels: [
    ...['opensInNewTab', 'filterProjects', 'previousTeamMember', 'nextTeamMember', 'teamPosition'],
    ...['carouselRole', 'slideRole'],
  ],
  navigation: ['label', 'menuButton', 'skipLink', 'homeLink'],
  contact: ['required', 'file', 'question', 'success', 'failure', 'draft', 'noScript'],
  footer: ['label'],
};

/** The fields of a collection that are rarely needed. */
export const rareFieldsOf = (collection: Collection): readonly string[] =>
  RARE_FIELDS[collectionName(collection)] ?? kindWith(collection)?.rareFields ?? [];
