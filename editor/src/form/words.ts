import type { Translations } from '../languages.ts';

const en = {
  moveUp: (element: string) => `Move ${element} up`,
  moveDown: (element: string) => `Move ${element} down`,
  remove: 'Remove',
  removeElement: (element: string) => `Remove ${element}`,
  add: (element: string) => `Add a ${element}`,
  addTo: (element: string, list: string) => `Add a ${element} to ${list}`,
  characters: (count: number, longest: number) => `${count} of ${longest} characters`,
};

const de: typeof en = {
  moveUp: (element) => `${element} nach oben`,
  moveDown: (element) => `${element} nach unten`,
  remove: 'Entfernen',
  removeElement: (element) => `${element} entfernen`,
  add: (element) => `${element} hinzufügen`,
  addTo: (element, list) => `${element} hinzufügen: ${list}`,
  characters: (count, longest) => `${count} von ${longest} Zeichen`,
};

/** Words of the fields of a form. */
export const formWords: Translations<typeof en> = { en, de };
