import { quoted } from '../../../content-model/src/findings/describe.ts';
import type { fileFindings } from '../../../content-model/src/findings/file-findings.ts';
import type { Translations } from '../languages.ts';
import { type Explanations, inQuotes, type Said } from './explanations.ts';

/** What could not be read, with the line on which it is, if there is one. */
function at(line: string | undefined, ...[en, de]: [en: Said, de: Said]): Translations<Said> {
  const end = line ? `: ${line}` : '.';
  return { en: [en[0] + end, en[1]], de: [de[0] + end, de[1]] };
}

const FIELD_PER_LINE = {
  en: 'Write one field on each line: its name, a colon, a space and its value.',
  de: 'Schreiben Sie in jede Zeile ein Feld: seinen Namen, einen Doppelpunkt, ein Leerzeichen und seinen Wert.',
};

const TAKE_AWAY = {
  en: 'Take the file away, or ask your developer where it belongs.',
  de: 'Entfernen Sie die Datei, oder fragen Sie Ihre Entwicklerin oder Ihren Entwickler, wohin sie gehört.',
};

/** What owners read about files. */
export const fileExplanations: Explanations<keyof typeof fileFindings> = {
  wrongIndent: (line) =>
    at(
      line,
      [
        'a line that is not as far to the right as its neighbours',
        'Begin the line with as many spaces as the lines it belongs to.',
      ],
      [
        'eine Zeile, die nicht so weit rechts beginnt wie ihre Nachbarn',
        'Beginnen Sie die Zeile mit so vielen Leerzeichen wie die Zeilen, zu denen sie gehört.',
      ],
    ),
  colonInText: (line) =>
    at(
      line,
      ['a colon inside a text without quotes', 'Put the whole text in "quotes".'],
      [
        'ein Doppelpunkt in einem Text ohne Anführungszeichen',
        'Setzen Sie den ganzen Text in "Anführungszeichen".',
      ],
    ),
  fieldTwice: (line) =>
    at(
      line,
      ['a field that is there already', 'Remove one of the two lines.'],
      ['ein Feld, das es schon gibt', 'Entfernen Sie eine der beiden Zeilen.'],
    ),
  notClosed: (line) =>
    at(
      line,
      [
        'a quote or bracket that is never closed, or a missing comma or colon',
        'Add what is missing, at this place or just before it.',
      ],
      [
        'ein Anführungszeichen oder eine Klammer ohne Ende, oder ein fehlendes Komma oder ein fehlender Doppelpunkt',
        'Ergänzen Sie, was fehlt, an dieser Stelle oder kurz davor.',
      ],
    ),
  secondRecord: (line) =>
    at(
      line,
      ['a second entry in one file', 'Remove the line of three dashes.'],
      [
        'ein zweiter Eintrag in derselben Datei',
        'Entfernen Sie die Zeile mit den drei Bindestrichen.',
      ],
    ),
  tab: (line) =>
    at(
      line,
      [
        'a tab at the start of a line',
        'Write spaces in its place, two for each step to the right.',
      ],
      [
        'ein Tabulator am Anfang einer Zeile',
        'Schreiben Sie stattdessen Leerzeichen, zwei für jeden Schritt nach rechts.',
      ],
    ),
  otherSyntax: (line) =>
    at(
      line,
      [
        'something that cannot be read',
        'Put a text with special characters, such as ": " or " #", in "quotes".',
      ],
      [
        'etwas, das sich nicht lesen lässt',
        'Setzen Sie einen Text mit Sonderzeichen, etwa ": " oder " #", in "Anführungszeichen".',
      ],
    ),
  emptyFile: () => ({
    en: ['an empty file.', FIELD_PER_LINE.en],
    de: ['eine leere Datei.', FIELD_PER_LINE.de],
  }),
  noFields: () => ({
    en: ['a file without fields.', FIELD_PER_LINE.en],
    de: ['eine Datei ohne Felder.', FIELD_PER_LINE.de],
  }),
  star: (name) => ({
    en: [`*${name} without quotes.`, 'Put the whole text in "quotes".'],
    de: [`*${name} ohne Anführungszeichen.`, 'Setzen Sie den ganzen Text in "Anführungszeichen".'],
  }),
  nameIsNoWord: () => ({
    en: ['a name that is no word.', FIELD_PER_LINE.en],
    de: ['ein Name, der kein Wort ist.', FIELD_PER_LINE.de],
  }),
  cutByHash: (comment) => ({
    en: [
      `${quoted(`#${comment}`)} after a space: visitors do not see this part of the text.`,
      'Put the whole text in "quotes".',
    ],
    de: [
      `${inQuotes(`#${comment}`)} nach einem Leerzeichen: Diesen Teil des Textes sehen Besucher nicht.`,
      'Setzen Sie den ganzen Text in "Anführungszeichen".',
    ],
  }),
  notUtf8: (around) => ({
    en: [
      `letters that cannot be read: ${quoted(around)}.`,
      'Write this text again, or save the file as UTF-8 in the program that you wrote it with.',
    ],
    de: [
      `Buchstaben, die sich nicht lesen lassen: ${inQuotes(around)}.`,
      'Schreiben Sie diesen Text noch einmal, oder speichern Sie die Datei in dem Programm, aus dem sie kommt, als UTF-8.',
    ],
  }),
  noFrontMatter: (names) => ({
    en: [
      'a text without fields at its top.',
      `Write a line of ---, the fields ${names.join(', ')}, another line of ---, then the text.`,
    ],
    de: [
      'ein Text ohne Felder an seinem Anfang.',
      `Schreiben Sie eine Zeile mit ---, die Felder ${names.join(', ')}, noch eine Zeile mit ---, dann den Text.`,
    ],
  }),
  studyWithoutProject: () => ({
    en: [
      'a case study without its project.',
      'Add the project again, or take the file of the case study away.',
    ],
    de: [
      'eine Fallstudie ohne ihr Projekt.',
      'Legen Sie das Projekt wieder an, oder entfernen Sie die Datei der Fallstudie.',
    ],
  }),
  missingFile: () => ({
    en: ['nothing: this part of the site is missing.', 'Fill it in and save it.'],
    de: ['nichts: Dieser Teil der Website fehlt.', 'Füllen Sie ihn aus und speichern Sie ihn.'],
  }),
  secondFile: (first) => ({
    en: [`a second file for what content/${first} says.`, 'Take one of the two files away.'],
    de: [
      `eine zweite Datei für das, was schon in content/${first} steht.`,
      'Entfernen Sie eine der beiden Dateien.',
    ],
  }),
  tooManyEntries: (count, atMost) => ({
    en: [`${count} entries.`, `Keep at most ${atMost}: remove ${count - atMost}.`],
    de: [
      `${count} Einträge.`,
      `Behalten Sie höchstens ${atMost}: Entfernen Sie ${count - atMost}.`,
    ],
  }),
  titleTwice: (value) => ({
    en: [
      `${quoted(value)}, which another entry has as well.`,
      'Write something else, or remove one of the two.',
    ],
    de: [
      `${inQuotes(value)}, was ein anderer Eintrag auch hat.`,
      'Schreiben Sie etwas anderes, oder entfernen Sie eines von beiden.',
    ],
  }),
  noOrder: () => ({
    en: ['an order that cannot be read.', 'Move an entry of this list: its order is written anew.'],
    de: [
      'eine Reihenfolge, die sich nicht lesen lässt.',
      'Verschieben Sie einen Eintrag dieser Liste: Ihre Reihenfolge wird neu geschrieben.',
    ],
  }),
  nameWithoutEntry: (name) => ({
    en: [
      `${quoted(name)} in the order, but no entry has this name.`,
      'Move an entry of this list: its order is written anew.',
    ],
    de: [
      `${inQuotes(name)} in der Reihenfolge, aber kein Eintrag heißt so.`,
      'Verschieben Sie einen Eintrag dieser Liste: Ihre Reihenfolge wird neu geschrieben.',
    ],
  }),
  unknownFolder: (folder, _top, _folders, meant) => ({
    en: [
      `a file that the site does not use: it uses none in ${folder === '.' ? 'this folder' : `the folder ${folder}`}.${meant ? ` Did you mean the folder ${meant}?` : ''}`,
      TAKE_AWAY.en,
    ],
    de: [
      `eine Datei, die die Website nicht benutzt: Sie benutzt keine ${folder === '.' ? 'in diesem Ordner' : `im Ordner ${folder}`}.${meant ? ` Meinten Sie den Ordner ${meant}?` : ''}`,
      TAKE_AWAY.de,
    ],
  }),
  unknownEnding: (ending) => ({
    en: [
      `a file that the site does not use: its name ends in ${ending === '' ? 'nothing' : ending}.`,
      TAKE_AWAY.en,
    ],
    de: [
      `eine Datei, die die Website nicht benutzt: Ihr Name ${ending === '' ? 'hat keine Endung' : `endet auf ${ending}`}.`,
      TAKE_AWAY.de,
    ],
  }),
  unknownName: (names) => ({
    en: [
      `a file that the site does not use: in this folder, it uses ${names.join(', ')}.`,
      TAKE_AWAY.en,
    ],
    de: [
      `eine Datei, die die Website nicht benutzt: In diesem Ordner benutzt sie ${names.join(', ')}.`,
      TAKE_AWAY.de,
    ],
  }),
  addressOfContact: (address) => ({
    en: [`the address ${address}, which the contact page has already.`, 'Write another address.'],
    de: [
      `die Adresse ${address}, die schon die Kontaktseite hat.`,
      'Schreiben Sie eine andere Adresse.',
    ],
  }),
  addressOfPage: (address) => ({
    en: [`the address ${address}, which another page has already.`, 'Write another address.'],
    de: [
      `die Adresse ${address}, die schon eine andere Seite hat.`,
      'Schreiben Sie eine andere Adresse.',
    ],
  }),
};
