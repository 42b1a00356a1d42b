import type { Translations } from '../languages.ts';

type IssueWords = {
  found: (found: string) => string;
  fillIn: string;
  didYouMean: (meant: string) => string;
};

/** Words around what is wrong with a field. */
export const issueWords: Translations<IssueWords> = {
  en: {
    found: (found) => `Found: ${found}`,
    fillIn: 'Please fill in this field.',
    didYouMean: (meant) => `Did you mean ${meant}?`,
  },
  de: {
    found: (found) => `Gefunden: ${found}`,
    fillIn: 'Bitte füllen Sie dieses Feld aus.',
    didYouMean: (meant) => `Meinten Sie ${meant}?`,
  },
};
