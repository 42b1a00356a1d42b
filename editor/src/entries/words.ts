import type { Translations } from '../languages.ts';

type EntryWords = {
  addTo: (list: string) => string;
  addPage: string;
  writeStudy: (project: string) => string;
  copyOf: (entry: string) => string;
  /** Stands behind the title of a copy. */
  copy: string;
  address: string;
  addressHint: string;
  addressIsTaken: string;
  addressRule: string;
  save: string;
  saved: string;
  /** Saved over a newer file, of which everything stays. */
  merged: string;
  wasRemoved: string;
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
    addPage: 'Add a legal page',
    writeStudy: (project) => `Write a case study: ${project}`,
    copyOf: (entry) => `Copy of ${entry}`,
    copy: '(copy)',
    address: 'Address',
    addressHint:
      'What comes behind the slash in the address of the page, such as imprint. Left empty, it is made from the title.',
    addressIsTaken: 'another address: the site has a page there already.',
    addressRule: 'small letters, digits and hyphens only, such as data-protection.',
    save: 'Save',
    saved: 'Saved.',
    merged: 'Saved. This was also changed elsewhere in the meantime; both changes are in.',
    wasRemoved:
      'This entry was removed while you were working on it. What you wrote is still here: Save puts it back.',
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
    addPage: 'Neue rechtliche Seite',
    writeStudy: (project) => `Fallstudie schreiben: ${project}`,
    copyOf: (entry) => `Kopie von ${entry}`,
    copy: '(Kopie)',
    address: 'Adresse',
    addressHint:
      'Was in der Adresse der Seite hinter dem Schrägstrich steht, zum Beispiel impressum. Bleibt das Feld leer, wird sie aus dem Titel gebildet.',
    addressIsTaken: 'eine andere Adresse: Unter dieser gibt es schon eine Seite.',
    addressRule: 'nur Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel datenschutz.',
    save: 'Speichern',
    saved: 'Gespeichert.',
    merged:
      'Gespeichert. In der Zwischenzeit wurde hier auch an anderer Stelle etwas geändert; beide Änderungen sind enthalten.',
    wasRemoved:
      'Dieser Eintrag wurde entfernt, während Sie ihn bearbeitet haben. Ihr Text ist noch da: Mit „Speichern“ kommt der Eintrag zurück.',
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

type ConflictWords = {
  title: string;
  explanation: string;
  youWrote: string;
  itNowSays: string;
  somethingElse: string;
  save: string;
  nothing: string;
  /** The text below the fields. */
  text: string;
  wholeFile: string;
};

/** Words of the page that shows two versions. */
export const conflictWords: Translations<ConflictWords> = {
  en: {
    title: 'Changed in two places',
    explanation:
      'While you were writing, somebody else saved other words here, perhaps you in another tab. Nothing is lost: choose for each field what stays. Everything else that you or they changed is kept.',
    youWrote: 'You wrote',
    itNowSays: 'It now says',
    somethingElse: 'Something else',
    save: 'Save this choice',
    nothing: 'Nothing',
    text: 'Text',
    wholeFile: 'The whole text',
  },
  de: {
    title: 'An zwei Stellen geändert',
    explanation:
      'Während Sie geschrieben haben, wurde hier etwas anderes gespeichert, vielleicht von Ihnen selbst in einem zweiten Tab. Nichts ist verloren: Wählen Sie bei jedem Feld, was gelten soll. Alle übrigen Änderungen bleiben erhalten.',
    youWrote: 'Sie haben geschrieben',
    itNowSays: 'Jetzt steht dort',
    somethingElse: 'Etwas anderes',
    save: 'Diese Auswahl speichern',
    nothing: 'Nichts',
    text: 'Text',
    wholeFile: 'Der gesamte Text',
  },
};
