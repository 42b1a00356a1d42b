import type { Translations } from '../languages.ts';

const en = {
  hint: 'Select words and choose what they become. Alt+F10 leads to the buttons.',
  toolbar: 'Format',
  title: 'Title',
  subtitle: 'Subtitle',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bullets: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  undo: 'Undo',
  redo: 'Redo',
  asPlainText: 'As plain text',
  address: 'Where does the link lead?',
  addressHint: 'Choose a page of the site, or write a web address.',
  apply: 'Set the link',
  noLink: 'Remove the link',
  cancel: 'Cancel',
  /** The name of a block that is shown in its own notation. */
  opaque: 'Stays as it is written here',
  missingPicture: (name: string) => `The picture ${name}`,
};

const de: typeof en = {
  hint: 'Markieren Sie Wörter und wählen Sie, was daraus wird. Mit Alt+F10 kommen Sie zu den Schaltflächen.',
  toolbar: 'Gestaltung',
  title: 'Überschrift',
  subtitle: 'Zwischenüberschrift',
  bold: 'Fett',
  italic: 'Kursiv',
  link: 'Link',
  bullets: 'Liste',
  numbers: 'Nummerierte Liste',
  quote: 'Zitat',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  asPlainText: 'Als reiner Text',
  address: 'Wohin führt der Link?',
  addressHint: 'Wählen Sie eine Seite der Website, oder geben Sie eine Webadresse ein.',
  apply: 'Link setzen',
  noLink: 'Link entfernen',
  cancel: 'Abbrechen',
  opaque: 'Bleibt so, wie es hier geschrieben steht',
  missingPicture: (name) => `Das Bild ${name}`,
};

export type RichTextWords = typeof en;

export const richTextWords: Translations<typeof en> = { en, de };
