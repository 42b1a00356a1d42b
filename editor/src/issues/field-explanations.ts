import { describeValue, didYouMean, quoted } from '../../../content-model/src/findings/describe.ts';
import type { fieldFindings } from '../../../content-model/src/findings/field-findings.ts';
import type { Translations } from '../languages.ts';
import {
  type Explanations,
  inQuotes,
  meintenSie,
  type Said,
  valueInGerman,
} from './explanations.ts';

const EXPECTED: Record<string, { en: string; de: string }> = {
  string: { en: 'a text', de: 'einen Text' },
  array: { en: 'a list', de: 'eine Liste' },
  object: { en: 'a group of fields', de: 'eine Gruppe von Feldern' },
  boolean: { en: 'true or false', de: 'true oder false' },
  number: { en: 'a whole number', de: 'eine ganze Zahl' },
  int: { en: 'a whole number', de: 'eine ganze Zahl' },
};

const BOUNDS = {
  exactly: ['Keep exactly', 'Behalten Sie genau'],
  'at least': [
    'Add entries: there must be at least',
    'Ergänzen Sie Einträge: Nötig sind mindestens',
  ],
  'at most': ['Keep at most', 'Behalten Sie höchstens'],
} as const;

const OTHER = {
  en: 'Write something else, or remove one of the two.',
  de: 'Schreiben Sie etwas anderes, oder entfernen Sie eines von beiden.',
};

/** What to do about a value, which says by itself what is wrong. */
const about = (value: unknown, en: string, de: string, source?: string): Translations<Said> => ({
  en: [`${describeValue(value, source)}.`, en],
  de: [`${valueInGerman(value, source)}.`, de],
});

/** What owners read about the value of a field. */
export const fieldExplanations: Explanations<keyof typeof fieldFindings> = {
  empty: () => ({
    en: ['', 'Please fill in this field.'],
    de: ['', 'Bitte füllen Sie dieses Feld aus.'],
  }),
  unknownField: (name, _known, meant) => ({
    en: [`a field with the unknown name ${quoted(name)}.${didYouMean(meant)}`, 'Remove the field.'],
    de: [
      `ein Feld mit dem unbekannten Namen ${inQuotes(name)}.${meintenSie(meant)}`,
      'Entfernen Sie das Feld.',
    ],
  }),
  wrongType: (value, expected, source) =>
    about(
      value,
      `Write ${EXPECTED[expected]?.en ?? 'something else'}.`,
      `Schreiben Sie ${EXPECTED[expected]?.de ?? 'etwas anderes'}.`,
      source,
    ),
  wrongChoice: (value, _choices, meant) => ({
    en: [`${describeValue(value)}.${didYouMean(meant)}`, 'Choose one from the list.'],
    de: [`${valueInGerman(value)}.${meintenSie(meant)}`, 'Wählen Sie etwas aus der Liste.'],
  }),
  wrongCount: (list, bound, wanted) => ({
    en: [
      `${describeValue(list)}.`,
      wanted === 1 && bound === 'at least'
        ? 'Add at least one entry.'
        : `${BOUNDS[bound][0]} ${wanted} ${wanted === 1 ? 'entry' : 'entries'}.`,
    ],
    de: [
      `${valueInGerman(list)}.`,
      wanted === 1 && bound === 'at least'
        ? 'Fügen Sie mindestens einen Eintrag hinzu.'
        : `${BOUNDS[bound][1]} ${wanted === 1 ? 'einen Eintrag' : `${wanted} Einträge`}.`,
    ],
  }),
  tooSmall: (value, least, source) =>
    about(
      value,
      `Write a number from ${least} on.`,
      `Schreiben Sie eine Zahl ab ${least}.`,
      source,
    ),
  noDay: (value) =>
    about(value, 'Write a day, such as 2025-01-31.', 'Schreiben Sie ein Datum, etwa 2025-01-31.'),
  unfit: (value, source) =>
    about(value, 'Write something else.', 'Schreiben Sie etwas anderes.', source),
  twiceInList: (value) => ({
    en: [`${describeValue(value)}, which another entry has as well.`, OTHER.en],
    de: [`${valueInGerman(value)}, was ein anderer Eintrag auch hat.`, OTHER.de],
  }),
  noEmail: (value) =>
    about(
      value,
      'Write an e-mail address, such as name@example.com.',
      'Schreiben Sie eine E-Mail-Adresse, etwa name@example.com.',
    ),
  severalEmails: (value) =>
    about(value, 'Write only one address.', 'Schreiben Sie nur eine Adresse.'),
  noPhone: (value) =>
    about(value, 'Write a telephone number.', 'Schreiben Sie eine Telefonnummer.'),
  noRoute: (value) =>
    about(
      value,
      'Write places of two numbers with commas between them, such as 370 510, 400 450.',
      'Schreiben Sie Orte aus zwei Zahlen mit Kommas dazwischen, etwa 370 510, 400 450.',
    ),
  addressOfSite: (name) =>
    about(
      name,
      `Write another address: the site uses /${name} itself.`,
      `Schreiben Sie eine andere Adresse: /${name} braucht die Website selbst.`,
    ),
  addressLetters: (name) =>
    about(
      name,
      'Write only small letters, digits and hyphens, such as about-us.',
      'Schreiben Sie nur Kleinbuchstaben, Ziffern und Bindestriche, etwa ueber-uns.',
    ),
  languageHyphen: (value, meant) =>
    about(value, `Write ${meant}, with a hyphen.`, `Schreiben Sie ${meant}, mit Bindestrich.`),
  noLanguage: (value) =>
    about(
      value,
      'Write the code of a language, such as en, or of a language and a country, such as en-GB.',
      'Schreiben Sie das Kürzel einer Sprache, etwa de, oder einer Sprache und eines Landes, etwa de-AT.',
    ),
  tooLong: (value, longest) =>
    about(
      value,
      `Write at most ${longest} characters.`,
      `Schreiben Sie höchstens ${longest} Zeichen.`,
    ),
  heroNotFirst: (sections) =>
    about(sections, 'Put the first view first.', 'Stellen Sie die erste Ansicht an den Anfang.'),
  sectionTwice: (sections) =>
    about(sections, 'Choose each section once.', 'Wählen Sie jeden Abschnitt nur einmal.'),
  noColour: (value) =>
    about(
      value,
      'Write a colour such as #22308a or oklch(0.36 0.15 270).',
      'Schreiben Sie eine Farbe wie #22308a oder oklch(0.36 0.15 270).',
    ),
  lowContrast: ({ written, role, ground, ratio, scheme, least, nearest }) => ({
    en: [
      `${quoted(written)}. On the ${scheme} page, ${role.colour} on ${ground.colour} has a contrast of only ${ratio} to 1.`,
      nearest
        ? `It needs ${least} to 1. The nearest colour that has it is ${nearest}.`
        : `Choose another colour: it needs ${least} to 1. The light ground must be light, and text dark.`,
    ],
    de: [
      `${inQuotes(written)}. Auf der ${scheme === 'light' ? 'hellen' : 'dunklen'} Seite hat ${role.colour} auf ${ground.colour} nur einen Kontrast von ${ratio.replace('.', ',')} zu 1.`,
      nearest
        ? `Nötig sind ${inGerman(least)} zu 1. Die nächste Farbe, mit der das gelingt, ist ${nearest}.`
        : `Wählen Sie eine andere Farbe: Nötig sind ${inGerman(least)} zu 1. Der helle Grund muss hell sein und die Schrift dunkel.`,
    ],
  }),
  noTypeface: (name, installed) => ({
    en: [
      `${quoted(name)}, which is not installed.`,
      `Write the name of an installed typeface: ${installed.join(', ')}.`,
    ],
    de: [
      `${inQuotes(name)}, was nicht installiert ist.`,
      `Schreiben Sie den Namen einer installierten Schrift: ${installed.join(', ')}.`,
    ],
  }),
};

const inGerman = (number: number) => String(number).replace('.', ',');
