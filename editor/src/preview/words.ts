import type { Translations } from '../languages.ts';

const en = {
  /** The name of the region beside the form. */
  region: 'The page',
  seePage: 'See the page',
  width: 'Width',
  phone: 'Phone',
  desk: 'Computer',
  followLinks: 'Follow links',
  views: 'What to see',
  form: 'Form',
  page: 'Page',
  /** What the frame with the page is called. */
  frame: 'The page as it will be',
  starting: 'The page is being prepared. This takes a few seconds the first time.',
  failed: 'The page cannot be shown right now. You can go on writing; nothing is lost.',
  /** Why the page is not as the content is. */
  faulty: 'Something in the content is not right, so the page is as it was before.',
  nothingToShow: 'The page can be shown once what is not right has been changed.',
  sectionIsAbsent: 'This is not on the page at the moment.',
  notFound: 'This text was not found. It may be part of the design.',
  severalFound: 'This is written in several places:',
  pickHint: 'Click a text or a picture to change it.',
  noPage: {
    title: 'The page cannot be shown',
    sentence: 'The site does not run here right now. What you saved is kept.',
  },
  shortcut: {
    link: 'Put a shortcut on the desktop',
    title: 'A shortcut on the desktop',
    sentence:
      'It opens this editor with a double click. A window with text appears as well: as long as it is open, the editor runs.',
    make: 'Make the shortcut',
    /** The name of the shortcut, with the agency's. */
    name: (brand: string) => `Edit the website (${brand})`,
    made: (file: string) => `The shortcut is on your desktop: ${file}.`,
    failed: 'The shortcut could not be written to the desktop of this computer.',
  },
};

const de: typeof en = {
  region: 'Die Seite',
  seePage: 'Seite ansehen',
  width: 'Breite',
  phone: 'Handy',
  desk: 'Computer',
  followLinks: 'Links folgen',
  views: 'Ansicht',
  form: 'Formular',
  page: 'Seite',
  frame: 'Die Seite, wie sie aussehen wird',
  starting: 'Die Seite wird vorbereitet. Das dauert beim ersten Mal einige Sekunden.',
  failed:
    'Die Seite lässt sich gerade nicht anzeigen. Sie können weiterschreiben, es geht nichts verloren.',
  faulty: 'Etwas im Inhalt stimmt nicht. Deshalb sehen Sie die Seite, wie sie vorher war.',
  nothingToShow: 'Die Seite lässt sich anzeigen, sobald der Inhalt wieder stimmt.',
  sectionIsAbsent: 'Dies ist zurzeit nicht auf der Seite.',
  notFound: 'Dieser Text wurde nicht gefunden. Vielleicht gehört er zur Gestaltung.',
  severalFound: 'Dies steht an mehreren Stellen:',
  pickHint: 'Klicken Sie auf einen Text oder ein Bild, um es zu ändern.',
  noPage: {
    title: 'Die Seite lässt sich nicht anzeigen',
    sentence: 'Die Website läuft hier gerade nicht. Was Sie gespeichert haben, ist gesichert.',
  },
  shortcut: {
    link: 'Verknüpfung auf den Desktop legen',
    title: 'Eine Verknüpfung auf dem Desktop',
    sentence:
      'Ein Doppelklick darauf öffnet diesen Editor. Dabei erscheint auch ein Fenster mit Text: Solange es offen ist, läuft der Editor.',
    make: 'Verknüpfung anlegen',
    name: (brand) => `Website bearbeiten (${brand})`,
    made: (file) => `Die Verknüpfung liegt auf Ihrem Desktop: ${file}.`,
    failed: 'Die Verknüpfung konnte auf dem Desktop dieses Computers nicht angelegt werden.',
  },
};

/** Words of the page beside the form, and of the shortcut. */
export const previewWords: Translations<typeof en> = { en, de };
