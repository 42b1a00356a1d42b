import type { Rule } from './rule.ts';

/** What can be wrong with a picture, in English as the check says it, and in German. */
const PICTURES: readonly (readonly [english: string, german: string])[] = [
  ['a file that is no picture for the web', 'was Browser nicht zeigen können'],
  ['a file that is no picture, whatever its name says', 'was trotz seines Namens kein Bild ist'],
  ['a picture that is cut off or damaged', 'ein Bild, das unvollständig oder beschädigt ist'],
  ['a drawing that is no well-formed SVG', 'eine Zeichnung, die kein vollständiges SVG ist'],
  ['an SVG without xmlns=.*, which browsers do not show', 'ein SVG, das Browser nicht zeigen'],
  [
    'an SVG that does not say how large it is near its start',
    'ein SVG, das seine Größe nicht nennt',
  ],
  ['a file whose name says SVG .*', 'eine Datei, deren Name nicht zu ihrem Inhalt passt'],
  ['an SVG with .* in line \\d+', 'ein SVG mit etwas, das ein Bild nicht haben darf'],
];

/** The picture is named before what is wrong with it, or after it. */
const pictureRules: readonly Rule[] = PICTURES.map(([english, german]) => [
  new RegExp(`^(?:"(.*)", ${english}|${english}: (.*))\\.$`),
  { de: `$1$2, ${german}.` },
]);

/** What is found: a phrase, which ends in a full stop. */
export const foundRules: readonly Rule[] = [
  [
    /^"(.*)", which is no address that can be followed\.$/,
    { en: '"$1", where no link can lead.', de: '„$1“, wohin kein Link führen kann.' },
  ],
  [
    /^"(.*)", but the home page does not show this section: .*$/,
    {
      en: '"$1", a section that the home page does not show: it has no entries, or it is left out there.',
      de: '„$1“, ein Abschnitt, den die Startseite nicht zeigt: Er hat keine Einträge, oder er ist dort ausgelassen.',
    },
  ],
  [
    /^"social:(.*)", but site\/site\.yaml has no social link .*$/,
    {
      en: '"$1", a network that is not among the facts about the agency.',
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
    { en: '"$1", which another entry has as well.', de: '„$1“, was ein anderer Eintrag auch hat.' },
  ],
  [
    /^"(.*)", with which .* \((#\w+)\) on .* \((#\w+)\) has a contrast of (\S+) to 1 in the light scheme\.$/,
    {
      en: '"$1". On the light page, $2 on $3 has a contrast of only $4 to 1.',
      de: '„$1“. Auf der hellen Seite hat $2 auf $3 nur einen Kontrast von $4 zu 1.',
    },
  ],
  [
    /^"(.*)", with which .* \((#\w+)\) on .* \((#\w+)\) has a contrast of (\S+) to 1 in the dark scheme\.$/,
    {
      en: '"$1". On the dark page, $2 on $3 has a contrast of only $4 to 1.',
      de: '„$1“. Auf der dunklen Seite hat $2 auf $3 nur einen Kontrast von $4 zu 1.',
    },
  ],
  [
    /^"(.*)", which is not installed\.$/,
    { en: '"$1", which is not installed.', de: '„$1“, was nicht installiert ist.' },
  ],
  [
    /^"(.*)", but there is no picture .*$/,
    { en: '"$1", a picture that is not there.', de: '„$1“, ein Bild, das nicht da ist.' },
  ],
  [
    /^"(.*)", (?:a file of the type \S+|a name without an ending), which cannot be shown\.$/,
    { en: '"$1", which is no picture.', de: '„$1“, was kein Bild ist.' },
  ],
  [
    /^"(.*)", which is not the path of a file next to this one\.$/,
    {
      en: '"$1", which is no picture of this site.',
      de: '„$1“, was kein Bild dieser Website ist.',
    },
  ],
  [
    /^a picture of (\d+) × (\d+) pixels, which is too small to be shown: (.*)\.$/,
    {
      de: '$3, ein Bild von $1 × $2 Pixeln, das zum Zeigen zu klein ist.',
    },
  ],
  [/^a field with the unknown name "(.*)"\.$/, { de: 'ein Feld mit dem unbekannten Namen „$1“.' }],
  [
    /^a line that is not as far to the right as its neighbours(: .*|\.)$/,
    { de: 'eine Zeile, die nicht so weit rechts beginnt wie ihre Nachbarn$1' },
  ],
  [
    /^a colon inside a text without quotes(: .*|\.)$/,
    { de: 'ein Doppelpunkt in einem Text ohne Anführungszeichen$1' },
  ],
  [
    /^a field that the record has already(: .*|\.)$/,
    { de: 'ein Feld, das der Eintrag schon hat$1' },
  ],
  [
    /^a quote or bracket that is never closed, or a missing comma or colon(: .*|\.)$/,
    {
      de: 'ein Anführungszeichen oder eine Klammer ohne Ende, oder ein fehlendes Komma oder ein fehlender Doppelpunkt$1',
    },
  ],
  [/^a tab at the start of a line(: .*|\.)$/, { de: 'ein Tabulator am Anfang einer Zeile$1' }],
  [/^something that cannot be read(: .*|\.)$/, { de: 'etwas, das sich nicht lesen lässt$1' }],
  ...pictureRules,
  [/^no text\.$/, { de: 'kein Text.' }],
  [/^"(.*)" before the first section\.$/s, { de: '„$1“ vor dem ersten Abschnitt.' }],
  [/^a second section "(.*)"\.$/, { de: 'ein zweiter Abschnitt „$1“.' }],
  [/^the section "(.*)" without a text\.$/, { de: 'der Abschnitt „$1“ ohne Text.' }],
  [/^HTML: "(.*)"\.$/, { de: 'HTML: „$1“.' }],
  [/^"(.*)", a title with one #\.$/, { de: '„$1“, eine Überschrift mit nur einem #.' }],
  [/^a picture: "(.*)"\.$/, { de: 'ein Bild: „$1“.' }],
  [/^"(.*)", a link without an address\.$/, { de: '„$1“, ein Link ohne Adresse.' }],
  [/^"(.*)", a picture among words\.$/, { de: '„$1“, ein Bild mitten im Text.' }],
  [/^"(.*)", a picture without a description\.$/, { de: '„$1“, ein Bild ohne Beschreibung.' }],
  [
    /^the name \{howToReachUs\}, but no text at the top of this file for it\.$/,
    {
      en: '{howToReachUs}, for which this page has no words yet.',
      de: '{howToReachUs}, wofür diese Seite noch keine Wörter hat.',
    },
  ],
  [
    /^the name (\{\w+\}), but \w+ in content\/site\/site\.yaml is empty\.$/,
    {
      en: '$1, which is empty among the facts about the agency.',
      de: '$1, was bei den Angaben zur Agentur leer ist.',
    },
  ],
  [/^(\d+) records\.$/, { en: '$1 entries.', de: '$1 Einträge.' }],
  // The value alone, after all that say more about it.
  [/^"(.*)"\.$/, { en: '"$1".', de: '„$1“.' }],
];
