import type { Translations } from '../languages.ts';

const en = {
  addTo: (list: string) => `Add to ${list}`,
  addPage: 'Add a legal page',
  writeStudy: (project: string) => `Write a case study: ${project}`,
  copyOf: (entry: string) => `Copy of ${entry}`,
  /** Stands behind the title of a copy. */
  copy: '(copy)',
  address: 'Address',
  addressHint:
    'What comes behind the slash in the address of the page, such as imprint. Left empty, it is made from the title.',
  save: 'Save',
  saved: 'Saved.',
  /** Saved over a newer file, of which everything stays. */
  merged: 'Saved. Somebody else has changed this in the meantime as well; both changes are in.',
  wasRemoved:
    'This entry was removed while you were working on it. What you wrote is still here: Save puts it back.',
  fieldsAreWrong: 'Some fields are not right; each says what to write.',
  breaksSomethingElse: 'The change would break something else:',
  body: 'Text',
  bodyHint:
    'A line that begins with ## is the title of a section. **bold**, [a link](https://example.com) and lists with "- " work.',
  source: 'The file',
  sourceHint: 'It cannot be read as fields, so here is its text. Put it right and save.',
  /** What the line of an issue counts in, instead of the file. */
  theText: 'The text',
};

const de: typeof en = {
  addTo: (list) => `Neuer Eintrag: ${list}`,
  addPage: 'Neue rechtliche Seite',
  writeStudy: (project) => `Fallstudie schreiben: ${project}`,
  copyOf: (entry) => `Kopie von ${entry}`,
  copy: '(Kopie)',
  address: 'Adresse',
  addressHint:
    'Was in der Adresse der Seite hinter dem Schrägstrich steht, zum Beispiel impressum. Bleibt das Feld leer, wird sie aus dem Titel gebildet.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  merged:
    'Gespeichert. Inzwischen hat hier noch jemand etwas geändert; beide Änderungen sind enthalten.',
  wasRemoved:
    'Dieser Eintrag wurde entfernt, während Sie ihn bearbeitet haben. Ihr Text ist noch da: Mit „Speichern“ kommt der Eintrag zurück.',
  fieldsAreWrong: 'Einige Felder stimmen nicht; bei jedem steht, was zu schreiben ist.',
  breaksSomethingElse: 'Die Änderung würde an anderer Stelle etwas beschädigen:',
  body: 'Text',
  bodyHint:
    'Eine Zeile, die mit ## beginnt, ist die Überschrift eines Abschnitts. **fett**, [ein Link](https://example.com) und Listen mit „- “ sind möglich.',
  source: 'Die Datei',
  sourceHint:
    'Sie lässt sich nicht als Felder lesen, deshalb steht hier ihr Text. Korrigieren Sie ihn und speichern Sie.',
  theText: 'Der Text',
};

/** Words of the page with an entry's form. */
export const entryWords: Translations<typeof en> = { en, de };
