import type { Translations } from '../languages.ts';

const en = {
  found: (found: string) => `Found: ${found}`,
  fillIn: 'Please fill in this field.',
  didYouMean: (meant: string) => `Did you mean ${meant}?`,
};

const de: typeof en = {
  found: (found) => `Gefunden: ${found}`,
  fillIn: 'Bitte füllen Sie dieses Feld aus.',
  didYouMean: (meant) => `Meinten Sie ${meant}?`,
};

/** Words around what is wrong with a field. */
export const issueWords: Translations<typeof en> = { en, de };
