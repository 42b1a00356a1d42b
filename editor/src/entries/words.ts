import type { Translations } from '../languages.ts';

type EntryWords = {
  addTo: (list: string) => string;
  save: string;
  saved: string;
  nothingSaved: string;
  fieldsAreWrong: string;
  breaksSomethingElse: string;
  body: string;
  bodyHint: string;
  source: string;
  sourceHint: string;
  /** What the line of an issue counts in, instead of the file. */
  theText: string;
};

/** Words of the page with an entry's form. */
export const entryWords: Translations<EntryWords> = {
  en: {
    addTo: (list) => `Add to ${list}`,
    save: 'Save',
    saved: 'Saved.',
    nothingSaved: 'Nothing was saved yet',
    fieldsAreWrong: 'Some fields are not right; each says what to write.',
    breaksSomethingElse: 'The change would break something else:',
    body: 'Text',
    bodyHint:
      'A line that begins with ## is the title of a section. **bold**, [a link](/contact) and lists with "- " work.',
    source: 'The file',
    sourceHint: 'It cannot be read as fields, so here is its text. Put it right and save.',
    theText: 'The text',
  },
  de: {
    addTo: (list) => `Neuer Eintrag: ${list}`,
    save: 'Speichern',
    saved: 'Gespeichert.',
    nothingSaved: 'Noch nichts wurde gespeichert',
    fieldsAreWrong: 'Einige Felder stimmen nicht; bei jedem steht, was zu schreiben ist.',
    breaksSomethingElse: 'Die Änderung würde an anderer Stelle etwas beschädigen:',
    body: 'Text',
    bodyHint:
      'Eine Zeile, die mit ## beginnt, ist die Überschrift eines Abschnitts. **fett**, [ein Link](/contact) und Listen mit „- “ sind möglich.',
    source: 'Die Datei',
    sourceHint:
      'Sie lässt sich nicht als Felder lesen, deshalb steht hier ihr Text. Korrigieren Sie ihn und speichern Sie.',
    theText: 'Der Text',
  },
};
