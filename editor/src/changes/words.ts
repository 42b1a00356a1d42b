import type { Translations } from '../languages.ts';

const en = {
  /** What happened to an entry, behind its name. */
  added: 'new',
  removed: 'removed',
  order: 'Order',
  picture: 'Picture',
  /** Names for what a Markdown file has beside its fields. */
  text: 'Text',
  address: 'Address of the page',
  before: 'Before',
  after: 'Now',
  /** Where there was or is no value. */
  nothing: 'empty',
  elementAdded: 'Added',
  elementRemoved: 'Removed',
  elementMoved: 'Moved',
  moved: (name: string, from: string, to: number) => `${name}: from place ${from} to place ${to}`,
  /** How many changes are not named. */
  more: (count: number) => `and ${count} more`,
  first: 'First publication',
  takenBack: (summary: string) => `Taken back: ${summary}`,
  broughtTogether: 'Brought together with newer work',
  nothingVisible: 'Small things that no page shows',
};

const de: typeof en = {
  added: 'neu',
  removed: 'entfernt',
  order: 'Reihenfolge',
  picture: 'Bild',
  text: 'Text',
  address: 'Adresse der Seite',
  before: 'Vorher',
  after: 'Jetzt',
  nothing: 'leer',
  elementAdded: 'Hinzugefügt',
  elementRemoved: 'Entfernt',
  elementMoved: 'Verschoben',
  moved: (name, from, to) => `${name}: von Platz ${from} auf Platz ${to}`,
  more: (count) => `und ${count} weitere`,
  first: 'Erste Veröffentlichung',
  takenBack: (summary) => `Zurückgenommen: ${summary}`,
  broughtTogether: 'Mit neueren Änderungen zusammengeführt',
  nothingVisible: 'Kleinigkeiten, die keine Seite zeigt',
};

/** Words for what changed in the content. */
export const changeWords: Translations<typeof en> = { en, de };
