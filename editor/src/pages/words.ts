import type { Translations } from '../languages.ts';

const en = {
  /** The name of the editor. */
  editor: 'Content',
  backToOverview: 'Back to everything',
  /** The name of the search field, and its button. */
  search: 'Search everything',
  find: 'Search',
  /** A line of a file. */
  line: (line: number) => `line ${line}`,
  remove: 'Remove',
  removeThis: (what: string) => `Remove ${what}`,
  moveUp: (what: string) => `Move ${what} up`,
  moveDown: (what: string) => `Move ${what} down`,
  nothingSaved: 'Nothing was saved yet',
  notFound: { title: 'Nothing here', sentence: 'There is no such entry.' },
};

const de: typeof en = {
  editor: 'Inhalt',
  backToOverview: 'Zurück zur Übersicht',
  search: 'Alles durchsuchen',
  find: 'Suchen',
  line: (line) => `Zeile ${line}`,
  remove: 'Entfernen',
  removeThis: (what) => `${what} entfernen`,
  moveUp: (what) => `${what} nach oben`,
  moveDown: (what) => `${what} nach unten`,
  nothingSaved: 'Es wurde noch nichts gespeichert',
  notFound: { title: 'Hier ist nichts', sentence: 'Diesen Eintrag gibt es nicht.' },
};

/** Words that every page of the editor shares. */
export const pageWords: Translations<typeof en> = { en, de };
