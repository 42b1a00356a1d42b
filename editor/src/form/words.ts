import type { Translations } from '../languages.ts';

const en = {
  add: (element: string) => `Add a ${element}`,
  addTo: (element: string, list: string) => `Add a ${element} to ${list}`,
  characters: (count: number, longest: number) => `${count} of ${longest} characters`,
};

const de: typeof en = {
  add: (element) => `${element} hinzufügen`,
  addTo: (element, list) => `${element} hinzufügen: ${list}`,
  characters: (count, longest) => `${count} von ${longest} Zeichen`,
};

/** Words of the fields of a form. */
export const formWords: Translations<typeof en> = { en, de };
