import type { Translations } from '../languages.ts';

type ListWords = {
  remove: string;
  question: (entry: string) => string;
  isDeleted: (withStudy: boolean) => string;
  nothingRemoved: string;
  keep: string;
  notMoved: { title: string; sentence: string };
  notBack: { title: string; sentence: string };
  isGone: { title: string; sentence: string };
};

export const listWords: Translations<ListWords> = {
  en: {
    remove: 'Remove',
    question: (entry) => `Remove ${entry}?`,
    isDeleted: (withStudy) =>
      `${withStudy ? 'Its case study is removed with it. ' : ''}You can undo this until the editor is closed. Pictures stay.`,
    nothingRemoved: 'Nothing was removed',
    keep: 'Keep it',
    notMoved: {
      title: 'Not moved',
      sentence: 'Put the faults on the first page right, then move it.',
    },
    notBack: {
      title: 'Not put back',
      sentence:
        'It does not fit to what is there by now. It stays among what you removed; put this right first:',
    },
    isGone: {
      title: 'Nothing to put back',
      sentence: 'It is back already, or the editor was closed in between.',
    },
  },
  de: {
    remove: 'Entfernen',
    question: (entry) => `${entry} entfernen?`,
    isDeleted: (withStudy) =>
      `${withStudy ? 'Die Fallstudie dazu wird mit entfernt. ' : ''}Sie können das rückgängig machen, bis der Editor geschlossen wird. Die Bilder bleiben.`,
    nothingRemoved: 'Nichts wurde entfernt',
    keep: 'Behalten',
    notMoved: {
      title: 'Nicht verschoben',
      sentence: 'Beheben Sie zuerst die Fehler auf der Übersicht.',
    },
    notBack: {
      title: 'Nicht zurückgeholt',
      sentence:
        'Der Eintrag passt nicht zu dem, was inzwischen da ist. Er bleibt unter den entfernten; berichtigen Sie zuerst:',
    },
    isGone: {
      title: 'Nichts zurückzuholen',
      sentence: 'Der Eintrag ist schon wieder da, oder der Editor wurde zwischendurch geschlossen.',
    },
  },
};
