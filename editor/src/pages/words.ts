import type { Translations } from '../languages.ts';

type PageWords = {
  /** The name of the editor. */
  editor: string;
  backToOverview: string;
  /** A line of a file. */
  line: (line: number) => string;
  notFound: { title: string; sentence: string };
};

/** Words that every page of the editor shares. */
export const pageWords: Translations<PageWords> = {
  en: {
    editor: 'Content',
    backToOverview: 'Back to everything',
    line: (line) => `line ${line}`,
    notFound: { title: 'Nothing here', sentence: 'There is no such entry.' },
  },
  de: {
    editor: 'Inhalt',
    backToOverview: 'Zurück zur Übersicht',
    line: (line) => `Zeile ${line}`,
    notFound: { title: 'Hier ist nichts', sentence: 'Diesen Eintrag gibt es nicht.' },
  },
};
