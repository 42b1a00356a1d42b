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
  picture: 'Picture',
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
  choosePicture: 'Put a picture into the text',
  newPicture: 'Choose a new picture',
  newPictureHint: 'You can also drag a picture into the text, or copy it elsewhere and paste it.',
  sitePictures: 'Or use one that is already there',
  missingPicture: (name: string) => `The picture ${name}`,
  description: 'What the picture shows',
  descriptionHint: 'Needed: visitors who cannot see the picture have these words read to them.',
  removePicture: 'Remove the picture',
  adding: (name: string) => `Adding ${name} …`,
  /** Why a file was not taken, and what to choose instead. */
  refused: (name: string, reason: string) => `${name} was not added. ${reason}`,
  notAdded:
    'The picture could not be added: it is larger than 100 MB, or the editor is no longer running.',
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
  refused: (name, reason) => `${name} wurde nicht eingefügt. ${reason}`,
  notAdded:
    'Das Bild konnte nicht eingefügt werden: Es ist größer als 100 MB, oder der Editor läuft nicht mehr.',
};

export type RichTextWords = typeof en;

export const richTextWords: Translations<typeof en> = { en, de };
