import type { Translations } from '../languages.ts';

const en = {
  title: 'Can everything be read?',
  explanation:
    'How far text and lines stand out from what they stand on, wherever the colours meet on the site. 1 is not at all, 21 is black on white.',
  /** Opens the table. */
  all: 'Show all of them',
  what: 'What',
  light: 'Light page',
  dark: 'Dark page',
  allReadable: 'Everything can be read.',
  someUnreadable: (count: number, of: number) => `${count} of ${of} stand out too little.`,
  unreadableColour: 'One of the colours cannot be read: write it like #22308a.',
  enough: 'good',
  tooLittle: (least: string) => `too little: ${least} is needed`,
  ratio: (ratio: string) => ratio,
  roles: {
    text: 'Text',
    'text-muted': 'Secondary text',
    'accent-text': 'Text in the second colour',
    'brand-text': 'Large text in the main colour',
    'on-brand': 'Text on the main colour',
    'on-brand-muted': 'Secondary text on the main colour',
    'on-night': 'Text on the darkest areas',
    'brand-on-night': 'The large name on the darkest areas',
    'on-night-muted': 'Secondary text on the darkest areas',
    'accent-on-night': 'Second colour on dark areas',
    'on-accent': 'Words on buttons',
    accent: 'Buttons on the page',
    danger: 'What went wrong',
    success: 'What went well',
    'line-strong': 'Lines around fields',
    focus: 'Frame around what has the keyboard',
  },
  /** The advice for a colour, before the nearest one that will do. */
  instead: {
    brand: 'The nearest main colour with which it works:',
    accent: 'The nearest second colour with which it works:',
    paper: 'The nearest light ground with which it works:',
    ink: 'The nearest colour of text with which it works:',
  },
  take: 'Use it',
  /** The label of the browser's own picker beside a colour. */
  pick: (colour: string) => `Choose: ${colour}`,
};

const de: typeof en = {
  title: 'Lässt sich alles lesen?',
  explanation:
    'Wie deutlich sich Schrift und Linien von ihrem Grund abheben, überall dort, wo die Farben auf der Website zusammentreffen. 1 ist gar nicht, 21 ist Schwarz auf Weiß.',
  all: 'Alle zeigen',
  what: 'Was',
  light: 'Helle Seite',
  dark: 'Dunkle Seite',
  allReadable: 'Alles lässt sich lesen.',
  someUnreadable: (count, of) => `${count} von ${of} heben sich zu wenig ab.`,
  unreadableColour: 'Eine der Farben ist nicht zu erkennen: Schreiben Sie sie wie #22308a.',
  enough: 'gut',
  tooLittle: (least) => `zu wenig: nötig ist ${least}`,
  ratio: (ratio) => ratio.replace('.', ','),
  roles: {
    text: 'Text',
    'text-muted': 'Nebentext',
    'accent-text': 'Text in der zweiten Farbe',
    'brand-text': 'Großer Text in der Hauptfarbe',
    'on-brand': 'Text auf der Hauptfarbe',
    'on-brand-muted': 'Nebentext auf der Hauptfarbe',
    'on-night': 'Text auf den dunkelsten Flächen',
    'brand-on-night': 'Der große Name auf den dunkelsten Flächen',
    'on-night-muted': 'Nebentext auf den dunkelsten Flächen',
    'accent-on-night': 'Zweite Farbe auf dunklen Flächen',
    'on-accent': 'Wörter auf Schaltflächen',
    accent: 'Schaltflächen auf der Seite',
    danger: 'Was schiefging',
    success: 'Was geklappt hat',
    'line-strong': 'Linien um Felder',
    focus: 'Rahmen um das, was die Tastatur gerade bedient',
  },
  instead: {
    brand: 'Die nächste Hauptfarbe, mit der es gelingt:',
    accent: 'Die nächste zweite Farbe, mit der es gelingt:',
    paper: 'Der nächste helle Grund, mit dem es gelingt:',
    ink: 'Die nächste Schriftfarbe, mit der es gelingt:',
  },
  take: 'Übernehmen',
  pick: (colour) => `Auswählen: ${colour}`,
};

/** Words of the table of contrasts. */
export const themeWords: Translations<typeof en> = { en, de };
