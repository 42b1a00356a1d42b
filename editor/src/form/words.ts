import type { Translations } from '../languages.ts';

type FormWords = {
  entry: (position: number) => string;
  moveUp: (position: number) => string;
  moveDown: (position: number) => string;
  remove: string;
  removeEntry: (position: number) => string;
  add: string;
  addTo: (list: string) => string;
  example: (example: string) => string;
};

/** Words of the fields of a form. */
export const formWords: Translations<FormWords> = {
  en: {
    entry: (position) => `Entry ${position}`,
    moveUp: (position) => `Move entry ${position} up`,
    moveDown: (position) => `Move entry ${position} down`,
    remove: 'Remove',
    removeEntry: (position) => `Remove entry ${position}`,
    add: 'Add an entry',
    addTo: (list) => `Add an entry to ${list}`,
    example: (example) => `For example: ${example}`,
  },
  de: {
    entry: (position) => `Eintrag ${position}`,
    moveUp: (position) => `Eintrag ${position} nach oben`,
    moveDown: (position) => `Eintrag ${position} nach unten`,
    remove: 'Entfernen',
    removeEntry: (position) => `Eintrag ${position} entfernen`,
    add: 'Eintrag hinzufügen',
    addTo: (list) => `Eintrag hinzufügen: ${list}`,
    example: (example) => `Zum Beispiel: ${example}`,
  },
};
