import type { Translations } from '../languages.ts';

type PageWords = {
  /** The name of the editor. */
  editor: string;
  backToOverview: string;
  /** The name of the search field, and its button. */
  search: string;
  find: string;
  /** A line of a file. */
  line: (line: number) => string;
  notFound: { title: string; sentence: string };
};

/** Words that every page of the editor shares. */
export const pageWords: Translations<PageWords> = {
  en: {
    editor: 'Content',
    backToOverview: 'Back to everything',
    search: 'Search everything',
    find: 'Search',
    line: (line) => `line ${line}`,
    notFound: { title: 'Nothing here', sentence: 'There is no such entry.' },
  },
  de: {
    editor: 'Inhalt',
    backToOverview: 'Zurück zur Übersicht',
    search: 'Alles durchsuchen',
    find: 'Suchen',
    line: (line) => `Zeile ${line}`,
    notFound: { title: 'Hier ist nichts', sentence: 'Diesen Eintrag gibt es nicht.' },
  },
};
