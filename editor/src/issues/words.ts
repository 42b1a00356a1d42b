import type { Translations } from '../languages.ts';

type IssueWords = {
  found: (found: string) => string;
  fillIn: string;
  didYouMean: (meant: string) => string;
};

/** Words around what is wrong with a field. */
export const issueWords: Translations<IssueWords> = {
  en: {
    found: (found) => `Found: ${found}`,
    fillIn: 'Please fill in this field.',
    didYouMean: (meant) => `Did you mean ${meant}?`,
  },
  de: {
    found: (found) => `Gefunden: ${found}`,
    fillIn: 'Bitte füllen Sie dieses Feld aus.',
    didYouMean: (meant) => `Meinten Sie ${meant}?`,
  },
};

/**
 * A finding of the check, and how the owner reads it; `$1` stands for what the pattern caught. English
 * is left out where the check says it plainly.
 */
export type Rule = readonly [pattern: RegExp, words: { en?: string; de: string }];

/** What is found: a phrase, which ends in a full stop. */
export const foundRules: readonly Rule[] = [
  [
    /^"(.*)", which is no address that can be followed\.$/,
    { en: '“$1”, where no link can lead.', de: '„$1“, wohin kein Link führen kann.' },
  ],
  [
    /^"(.*)", but the home page does not show this section: .*$/,
    {
      en: '“$1”, a section that the home page does not show: it has no entries, or it is left out there.',
      de: '„$1“, ein Abschnitt, den die Startseite nicht zeigt: Er hat keine Einträge, oder er ist dort ausgelassen.',
    },
  ],
  [
    /^"social:(.*)", but site\/site\.yaml has no social link .*$/,
    {
      en: '“$1”, a network that is not among the facts about the agency.',
      de: '„$1“, ein Netzwerk, das nicht bei den Angaben zur Agentur steht.',
    },
  ],
  [/^the placeholder "(.*)"\.$/, { de: 'der Platzhalter „$1“.' }],
  [
    /^the name \{(.*)\}, which nothing fills in\.$/,
    { en: '{$1}, for which there is no value.', de: '{$1}, wofür es keinen Wert gibt.' },
  ],
  [/^a list of one entry\.$/, { de: 'ein Eintrag.' }],
  [/^a list of (\d+) entries\.$/, { de: '$1 Einträge.' }],
  [/^the number (.*)\.$/, { de: 'die Zahl $1.' }],
  [
    /^"(.*)", which \S+ has as well\.$/,
    { en: '“$1”, which another entry has as well.', de: '„$1“, was ein anderer Eintrag auch hat.' },
  ],
  [
    /^"(.*)", with which .* \((#\w+)\) on .* \((#\w+)\) has a contrast of (\S+) to 1 in the light scheme\.$/,
    {
      en: '“$1”. On the light page, $2 on $3 has a contrast of only $4 to 1.',
      de: '„$1“. Auf der hellen Seite hat $2 auf $3 nur einen Kontrast von $4 zu 1.',
    },
  ],
  [
    /^"(.*)", with which .* \((#\w+)\) on .* \((#\w+)\) has a contrast of (\S+) to 1 in the dark scheme\.$/,
    {
      en: '“$1”. On the dark page, $2 on $3 has a contrast of only $4 to 1.',
      de: '„$1“. Auf der dunklen Seite hat $2 auf $3 nur einen Kontrast von $4 zu 1.',
    },
  ],
  [
    /^"(.*)", which is not installed\.$/,
    { en: '“$1”, which is not installed.', de: '„$1“, was nicht installiert ist.' },
  ],
  [
    /^"(.*)", but there is no picture .*$/,
    { en: '“$1”, a picture that is not there.', de: '„$1“, ein Bild, das nicht da ist.' },
  ],
  [
    /^"(.*)", (?:a file of the type \S+|a name without an ending), which cannot be shown\.$/,
    { en: '“$1”, which is no picture.', de: '„$1“, was kein Bild ist.' },
  ],
  [
    /^"(.*)", which is not the path of a file next to this one\.$/,
    {
      en: '“$1”, which is no picture of this site.',
      de: '„$1“, was kein Bild dieser Website ist.',
    },
  ],
  [
    /^a file that is no picture for the web: (.*)\.$/,
    {
      de: '$1, was Browser nicht zeigen können.',
    },
  ],
  [
    /^a file that is no picture, whatever its name says: (.*)\.$/,
    {
      de: '$1, was trotz seines Namens kein Bild ist.',
    },
  ],
  [
    /^a picture that is cut off or damaged: (.*)\.$/,
    {
      de: '$1, ein Bild, das unvollständig oder beschädigt ist.',
    },
  ],
  [
    /^a picture of (\d+) × (\d+) pixels, which is too small to be shown: (.*)\.$/,
    {
      de: '$3, ein Bild von $1 × $2 Pixeln, das zum Zeigen zu klein ist.',
    },
  ],
  // The value alone, after all that say more about it.
  [/^"(.*)"\.$/, { en: '“$1”.', de: '„$1“.' }],
];

/** What to write instead: a sentence in place of what the check says. */
export const writeRules: readonly Rule[] = [
  [
    /^a web address that begins with https:\/\/, a page .*$/,
    {
      en: 'Choose where it leads from the list, or type a whole web address that begins with https://.',
      de: 'Wählen Sie aus der Liste, wohin er führt, oder schreiben Sie eine ganze Webadresse, die mit https:// beginnt.',
    },
  ],
  [
    /^one of social:.*; or add the network .*$/,
    {
      en: 'Choose a network from the list, or add it to the facts about the agency.',
      de: 'Wählen Sie ein Netzwerk aus der Liste, oder ergänzen Sie es bei den Angaben zur Agentur.',
    },
  ],
  [
    /^the words that visitors are to read in its place\.$/,
    {
      en: 'Write what visitors are to read there.',
      de: 'Schreiben Sie, was dort zu lesen sein soll.',
    },
  ],
  [
    /^the words that visitors are to read in its place; or, for a remark, round brackets\.$/,
    {
      en: 'Write what visitors are to read there; a remark goes into round brackets.',
      de: 'Schreiben Sie, was dort zu lesen sein soll; eine Anmerkung gehört in runde Klammern.',
    },
  ],
  [
    /^one of (\{.*\}); or the words themselves, without braces\.$/,
    {
      en: 'Write one of $1, or the words themselves without braces.',
      de: 'Schreiben Sie eines von $1 oder die Wörter selbst, ohne geschweifte Klammern.',
    },
  ],
  [
    /^an address such as name@example\.com\.$/,
    {
      en: 'Write an e-mail address, such as name@example.com.',
      de: 'Schreiben Sie eine E-Mail-Adresse, etwa name@example.com.',
    },
  ],
  [
    /^only one address\.$/,
    { en: 'Write only one address.', de: 'Schreiben Sie nur eine Adresse.' },
  ],
  [
    /^a number, with its digits\.$/,
    { en: 'Write a telephone number.', de: 'Schreiben Sie eine Telefonnummer.' },
  ],
  [
    /^another address than (\S+), which the site uses itself\.$/,
    {
      en: 'Write another address: the site uses $1 itself.',
      de: 'Schreiben Sie eine andere Adresse: $1 braucht die Website selbst.',
    },
  ],
  [
    /^lower-case letters \(a to z\), digits and hyphens only, such as about-us\.$/,
    {
      en: 'Write only small letters (a to z), digits and hyphens, such as about-us.',
      de: 'Schreiben Sie nur Kleinbuchstaben (a bis z), Ziffern und Bindestriche, etwa ueber-uns.',
    },
  ],
  [
    /^(\S+), with a hyphen\.$/,
    { en: 'Write $1, with a hyphen.', de: 'Schreiben Sie $1, mit Bindestrich.' },
  ],
  [
    /^the code of a language, such as en, or .*$/,
    {
      en: 'Write the code of a language, such as en, or of a language and a country, such as en-GB.',
      de: 'Schreiben Sie das Kürzel einer Sprache, etwa de, oder einer Sprache und eines Landes, etwa de-AT.',
    },
  ],
  [
    /^at most (\d+) characters\.$/,
    { en: 'Write at most $1 characters.', de: 'Schreiben Sie höchstens $1 Zeichen.' },
  ],
  [
    /^at least 1 entry\.$/,
    { en: 'Add at least one entry.', de: 'Fügen Sie mindestens einen Eintrag hinzu.' },
  ],
  [
    /^at most (\d+) entr(?:y|ies)\.$/,
    { en: 'Keep at most $1 entries.', de: 'Behalten Sie höchstens $1 Einträge.' },
  ],
  [
    /^a list that begins with hero, which holds the heading\.$/,
    { en: 'Put the first view first.', de: 'Stellen Sie die erste Ansicht an den Anfang.' },
  ],
  [
    /^each section once\.$/,
    { en: 'Choose each section once.', de: 'Wählen Sie jeden Abschnitt nur einmal.' },
  ],
  [
    /^one of (?!social:|\{).*\.$/,
    { en: 'Choose one from the list.', de: 'Wählen Sie etwas aus der Liste.' },
  ],
  [/^a whole number\.$/, { en: 'Write a whole number.', de: 'Schreiben Sie eine ganze Zahl.' }],
  [/^(\d+) or more\.$/, { en: 'Write a number from $1 on.', de: 'Schreiben Sie eine Zahl ab $1.' }],
  [
    /^(?:another \w+; or take one of the two out|a \w+ of its own; or take one of the two files away)\.$/,
    {
      en: 'Write something else, or remove one of the two.',
      de: 'Schreiben Sie etwas anderes, oder entfernen Sie eines von beiden.',
    },
  ],
  [
    /^a colour in hex, such as (#\w+), or in OKLCH, such as (.*)\.$/,
    {
      en: 'Write a colour such as $1 or $2.',
      de: 'Schreiben Sie eine Farbe wie $1 oder $2.',
    },
  ],
  [
    /^(.*), the nearest colour of this hue that gives the (\S+) to 1 it needs; or another\.$/,
    {
      en: 'It needs $2 to 1. The nearest colour that has it is $1.',
      de: 'Nötig sind $2 zu 1. Die nächste Farbe, mit der das gelingt, ist $1.',
    },
  ],
  [
    /^another colour: it needs (\S+) to 1, .*$/,
    {
      en: 'Choose another colour: it needs $1 to 1. The light ground must be light, and text dark.',
      de: 'Wählen Sie eine andere Farbe: Nötig sind $1 zu 1. Der helle Grund muss hell sein und die Schrift dunkel.',
    },
  ],
  [
    /^the name of an installed typeface: (.*); or run .*$/,
    {
      en: 'Write the name of an installed typeface: $1.',
      de: 'Schreiben Sie den Namen einer installierten Schrift: $1.',
    },
  ],
  [
    /^(?:the path of )?a picture of the type PNG, JPEG, WebP, AVIF or SVG\.$/,
    {
      en: 'Choose a picture of the type PNG, JPEG, WebP, AVIF or SVG.',
      de: 'Wählen Sie ein Bild der Art PNG, JPEG, WebP, AVIF oder SVG.',
    },
  ],
  [
    /^(?:another copy of the picture, or )?the picture saved again as PNG, JPEG, WebP, AVIF or SVG\.$/,
    {
      en: 'Save it again as PNG, JPEG, WebP, AVIF or SVG, or choose another picture.',
      de: 'Speichern Sie es noch einmal als PNG, JPEG, WebP, AVIF oder SVG, oder wählen Sie ein anderes Bild.',
    },
  ],
  [
    /^the picture in the size in which it was made, at least (\d+) pixels.*$/,
    {
      en: 'Choose the picture in the size in which it was made, at least $1 pixels wide or high, or a drawing as SVG.',
      de: 'Wählen Sie das Bild in der Größe, in der es entstanden ist, mindestens $1 Pixel breit oder hoch, oder eine Zeichnung als SVG.',
    },
  ],
  [
    /^(?:the path of a picture that exists|\S+), or put a picture at .*$|^the path from this file.*$/,
    { en: 'Choose another picture.', de: 'Wählen Sie ein anderes Bild.' },
  ],
  [
    /^a day\.$/,
    { en: 'Write a day, such as 2025-01-31.', de: 'Schreiben Sie ein Datum, etwa 2025-01-31.' },
  ],
];
