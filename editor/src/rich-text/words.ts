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
  picture: string;
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
  choosePicture: string;
  newPicture: string;
  newPictureHint: string;
  sitePictures: string;
  missingPicture: (name: string) => string;
  description: string;
  descriptionHint: string;
  removePicture: string;
  adding: (name: string) => string;
  /** Why a file was not taken: what it is, and what to choose instead. */
  refused: (name: string, found: string, write: string) => string;
  notAdded: string;
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
    picture: 'Picture',
    undo: 'Undo',
    redo: 'Redo',
    asPlainText: 'As plain text',
    address: 'Where does the link lead?',
    addressHint: 'Choose a page of the site, or write a web address.',
    apply: 'Set the link',
    noLink: 'Remove the link',
    cancel: 'Cancel',
    opaque: 'Stays as it is written here',
    choosePicture: 'Put a picture into the text',
    newPicture: 'Choose a new picture',
    newPictureHint: 'You can also drag a picture into the text, or copy it elsewhere and paste it.',
    sitePictures: 'Or use one that is already there',
    missingPicture: (name) => `The picture ${name}`,
    description: 'What the picture shows',
    descriptionHint: 'Needed: visitors who cannot see the picture have these words read to them.',
    removePicture: 'Remove the picture',
    adding: (name) => `Adding ${name} …`,
    refused: (name, found, write) =>
      `${name} was not added. This is ${found}. Please choose ${write}.`,
    notAdded:
      'The picture could not be added: it is larger than 100 MB, or the editor is no longer running.',
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
    picture: 'Bild',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    asPlainText: 'Als reiner Text',
    address: 'Wohin führt der Link?',
    addressHint: 'Wählen Sie eine Seite der Website, oder geben Sie eine Webadresse ein.',
    apply: 'Link setzen',
    noLink: 'Link entfernen',
    cancel: 'Abbrechen',
    opaque: 'Bleibt so, wie es hier geschrieben steht',
    choosePicture: 'Ein Bild in den Text einfügen',
    newPicture: 'Neues Bild auswählen',
    newPictureHint:
      'Sie können ein Bild auch in den Text ziehen, oder es anderswo kopieren und dort einfügen.',
    sitePictures: 'Oder eines nehmen, das schon da ist',
    missingPicture: (name) => `Das Bild ${name}`,
    description: 'Was das Bild zeigt',
    descriptionHint:
      'Nötig: Besuchern, die das Bild nicht sehen können, werden diese Worte vorgelesen.',
    removePicture: 'Bild entfernen',
    adding: (name) => `${name} wird eingefügt …`,
    refused: (name, found, write) =>
      `${name} wurde nicht eingefügt. Das ist ${found}. Bitte wählen Sie ${write}.`,
    notAdded:
      'Das Bild konnte nicht eingefügt werden: Es ist größer als 100 MB, oder der Editor läuft nicht mehr.',
  },
};
