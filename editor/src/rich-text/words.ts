import type { Translations } from '../languages.ts';

export type RichTextWords = {
  hint: string;
  toolbar: string;
  title: string;
  subtitle: string;
  bold: string;
  italic: string;
  link: string;
  bullets: string;
  numbers: string;
  quote: string;
  undo: string;
  redo: string;
  asPlainText: string;
  address: string;
  addressHint: string;
  apply: string;
  noLink: string;
  cancel: string;
  /** The name of a block that is shown in its own notation. */
  opaque: string;
  missingPicture: (name: string) => string;
};

export const richTextWords: Translations<RichTextWords> = {
  en: {
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
    opaque: 'Stays as it is written here',
    missingPicture: (name) => `The picture ${name}`,
  },
  de: {
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
  },
};
