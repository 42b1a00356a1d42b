import type { Translations } from '../languages.ts';

const en = {
  title: 'Changed in two places',
  explanation:
    'While you were writing, somebody else saved other words here, perhaps you in another tab. Nothing is lost: choose for each field what stays. Everything else that you or they changed is kept.',
  youWrote: 'You wrote',
  itNowSays: 'It now says',
  somethingElse: 'Something else',
  save: 'Save this choice',
  /** The text below the fields. */
  text: 'Text',
  wholeFile: 'The whole text',
};

const de: typeof en = {
  title: 'An zwei Stellen geändert',
  explanation:
    'Während Sie geschrieben haben, wurde hier etwas anderes gespeichert, vielleicht von Ihnen selbst in einem zweiten Tab. Nichts ist verloren: Wählen Sie bei jedem Feld, was gelten soll. Alle übrigen Änderungen bleiben erhalten.',
  youWrote: 'Sie haben geschrieben',
  itNowSays: 'Jetzt steht dort',
  somethingElse: 'Etwas anderes',
  save: 'Diese Auswahl speichern',
  text: 'Text',
  wholeFile: 'Der gesamte Text',
};

/** Words of the page that shows two versions. */
export const conflictWords: Translations<typeof en> = { en, de };
