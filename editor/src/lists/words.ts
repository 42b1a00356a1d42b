import type { Translations } from '../languages.ts';

type ListWords = {
  remove: string;
  question: (entry: string) => string;
  isDeleted: (file: string, withStudy: boolean) => string;
  nothingRemoved: string;
  keep: string;
  notMoved: { title: string; sentence: string };
};

export const listWords: Translations<ListWords> = {
  en: {
    remove: 'Remove',
    question: (entry) => `Remove ${entry}?`,
    isDeleted: (file, withStudy) =>
      `The file ${file} is deleted${withStudy ? ', and its case study with it' : ''}. Its pictures stay.`,
    nothingRemoved: 'Nothing was removed',
    keep: 'Keep it',
    notMoved: {
      title: 'Not moved',
      sentence: 'Put the faults on the first page right, then move it.',
    },
  },
  de: {
    remove: 'Entfernen',
    question: (entry) => `${entry} entfernen?`,
    isDeleted: (file, withStudy) =>
      `Die Datei ${file} wird gelöscht${withStudy ? ', und ihre Fallstudie mit ihr' : ''}. Ihre Bilder bleiben.`,
    nothingRemoved: 'Nichts wurde entfernt',
    keep: 'Behalten',
    notMoved: {
      title: 'Nicht verschoben',
      sentence: 'Beheben Sie zuerst die Fehler auf der Übersicht.',
    },
  },
};
