import type { Translations } from '../languages.ts';

type ChangeWords = {
  /** What happened to an entry, behind its name. */
  added: string;
  removed: string;
  order: string;
  picture: string;
  /** Names for what a Markdown file has beside its fields. */
  text: string;
  address: string;
  before: string;
  after: string;
  /** Where there was or is no value. */
  nothing: string;
  /** The values of a switch. */
  on: string;
  off: string;
  elementAdded: string;
  elementRemoved: string;
  elementMoved: string;
  moved: (name: string, from: string, to: number) => string;
  /** How many changes are not named. */
  more: (count: number) => string;
  first: string;
  takenBack: (summary: string) => string;
  broughtTogether: string;
  nothingVisible: string;
};

/** Words for what changed in the content. */
export const changeWords: Translations<ChangeWords> = {
  en: {
    added: 'new',
    removed: 'removed',
    order: 'Order',
    picture: 'Picture',
    text: 'Text',
    address: 'Address of the page',
    before: 'Before',
    after: 'Now',
    nothing: 'empty',
    on: 'Yes',
    off: 'No',
    elementAdded: 'Added',
    elementRemoved: 'Removed',
    elementMoved: 'Moved',
    moved: (name, from, to) => `${name}: from place ${from} to place ${to}`,
    more: (count) => `and ${count} more`,
    first: 'First publication',
    takenBack: (summary) => `Taken back: ${summary}`,
    broughtTogether: 'Brought together with newer work',
    nothingVisible: 'Small things that no page shows',
  },
  de: {
    added: 'neu',
    removed: 'entfernt',
    order: 'Reihenfolge',
    picture: 'Bild',
    text: 'Text',
    address: 'Adresse der Seite',
    before: 'Vorher',
    after: 'Jetzt',
    nothing: 'leer',
    on: 'Ja',
    off: 'Nein',
    elementAdded: 'Hinzugefügt',
    elementRemoved: 'Entfernt',
    elementMoved: 'Verschoben',
    moved: (name, from, to) => `${name}: von Platz ${from} auf Platz ${to}`,
    more: (count) => `und ${count} weitere`,
    first: 'Erste Veröffentlichung',
    takenBack: (summary) => `Zurückgenommen: ${summary}`,
    broughtTogether: 'Mit neueren Änderungen zusammengeführt',
    nothingVisible: 'Kleinigkeiten, die keine Seite zeigt',
  },
};
