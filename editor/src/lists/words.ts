import type { Translations } from '../languages.ts';

const en = {
  question: (entry: string) => `Remove ${entry}?`,
  isDeleted: (withStudy: boolean) =>
    `${withStudy ? 'Its case study is removed with it. ' : ''}You can undo this until the editor is closed. Pictures stay.`,
  nothingRemoved: 'Nothing was removed',
  keep: 'Keep it',
  notMoved: {
    title: 'Not moved',
    sentence: 'First put right what is wrong on the first page, then move it.',
  },
  notBack: {
    title: 'Not put back',
    sentence:
      'It no longer fits what is there now. It stays among what you removed. Put this right first:',
  },
  isGone: {
    title: 'Nothing to put back',
    sentence: 'It is back already, or the editor was closed in between.',
  },
};

const de: typeof en = {
  question: (entry) => `${entry} entfernen?`,
  isDeleted: (withStudy) =>
    `${withStudy ? 'Die Fallstudie dazu wird mit entfernt. ' : ''}Sie können das rückgängig machen, bis der Editor geschlossen wird. Die Bilder bleiben.`,
  nothingRemoved: 'Es wurde nichts entfernt',
  keep: 'Behalten',
  notMoved: {
    title: 'Nicht verschoben',
    sentence: 'Korrigieren Sie zuerst, was auf der Übersicht als Fehler steht.',
  },
  notBack: {
    title: 'Nicht zurückgeholt',
    sentence:
      'Der Eintrag passt nicht zu dem, was inzwischen da ist. Er bleibt bei dem, was Sie entfernt haben. Korrigieren Sie zuerst:',
  },
  isGone: {
    title: 'Nichts zurückzuholen',
    sentence: 'Der Eintrag ist schon wieder da, oder der Editor wurde zwischendurch geschlossen.',
  },
};

export const listWords: Translations<typeof en> = { en, de };
