import type { Rule } from './rule.ts';

/** What to write instead: a sentence in place of what the check says. */
export const writeRules: readonly Rule[] = [
  [
    /^a link\.$/,
    {
      en: 'Write a whole web address that begins with https://, or choose from the list where there is one.',
      de: 'Schreiben Sie eine ganze Webadresse, die mit https:// beginnt, oder wählen Sie aus der Liste, wo es eine gibt.',
    },
  ],
  [
    /^a web address that begins with https:\/\/, a page \((.*?)\).*$/,
    {
      en: 'Write a web address that begins with https://, or a page of the site: $1.',
      de: 'Schreiben Sie eine Webadresse, die mit https:// beginnt, oder eine Seite der Website: $1.',
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
    /^lower-case letters, digits and hyphens only, such as about-us\.$/,
    {
      en: 'Write only small letters, digits and hyphens, such as about-us.',
      de: 'Schreiben Sie nur Kleinbuchstaben, Ziffern und Bindestriche, etwa ueber-uns.',
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
    /^one of (?!social:|\{|the )[^;]*\.$/,
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
  [
    /^the drawing exported again as SVG.*$/,
    { de: 'Exportieren Sie die Zeichnung noch einmal als SVG, oder speichern Sie sie als PNG.' },
  ],
  [
    /^the drawing with(?:out it| everything inside it): .*$/,
    {
      de: 'Exportieren Sie die Zeichnung noch einmal als einfaches SVG, in dem alles enthalten ist, oder speichern Sie sie als PNG.',
    },
  ],
  [
    /^the ending of the name that fits, or the picture saved again .*$/,
    { de: 'Speichern Sie das Bild noch einmal als das, was sein Name sagt.' },
  ],
  [
    /^what was built, and how\.$/,
    {
      en: 'Write what was built, and how.',
      de: 'Schreiben Sie, was entstanden ist, und wie.',
    },
  ],
  [
    /^sections, each with a line such as ".*" above its text\.$/,
    {
      en: 'Write sections, each with a line such as "## General Terms" above its text.',
      de: 'Schreiben Sie Abschnitte, jeden mit einer Zeile wie „## Allgemeines“ über seinem Text.',
    },
  ],
  [
    /^a line such as ".*" above it: every text stands in a section\.$/,
    {
      en: 'Write a line such as "## General Terms" above it: every text stands in a section.',
      de: 'Schreiben Sie eine Zeile wie „## Allgemeines“ darüber: Jeder Text steht in einem Abschnitt.',
    },
  ],
  [
    /^another title, or one section in place of the two\.$/,
    {
      en: 'Give it another title, or make one section of the two.',
      de: 'Geben Sie ihm eine andere Überschrift, oder machen Sie aus beiden einen Abschnitt.',
    },
  ],
  [
    /^a text below the title; or take the title out\.$/,
    {
      en: 'Write a text below the title, or remove the title.',
      de: 'Schreiben Sie einen Text unter die Überschrift, oder entfernen Sie sie.',
    },
  ],
  [
    /^Markdown: .*$/,
    {
      en: 'Write **bold**, [a link](/contact), and "- " before each line of a list.',
      de: 'Schreiben Sie **fett**, [ein Link](/contact), und „- “ vor jede Zeile einer Liste.',
    },
  ],
  [
    /^two or more signs: .*$/,
    {
      en: 'Write two or more of them: the heading of the page has a field of its own.',
      de: 'Schreiben Sie zwei oder mehr davon: Die Überschrift der Seite hat ein eigenes Feld.',
    },
  ],
  [
    /^text only: legal pages show no pictures\.$/,
    {
      en: 'Write only text: legal pages show no pictures.',
      de: 'Schreiben Sie nur Text: Rechtliche Seiten zeigen keine Bilder.',
    },
  ],
  [
    /^the address in the round brackets\.$/,
    {
      en: 'Write the address between the round brackets.',
      de: 'Schreiben Sie die Adresse zwischen die runden Klammern.',
    },
  ],
  [
    /^the picture with an empty line above and below it\.$/,
    {
      en: 'Leave an empty line above and below the picture.',
      de: 'Lassen Sie über und unter dem Bild eine Zeile frei.',
    },
  ],
  [
    /^what the picture shows in the square brackets, .*$/,
    {
      en: 'Write what the picture shows between the square brackets, for visitors who cannot see it.',
      de: 'Schreiben Sie zwischen die eckigen Klammern, was zu sehen ist – für alle, die es nicht sehen können.',
    },
  ],
  [
    /^\{howToReachUs\}, which leads to the contact page when there is no address\.$/,
    {
      en: 'Write {howToReachUs}, which leads to the contact page when there is no address.',
      de: 'Schreiben Sie {howToReachUs}: Ohne Adresse führt das zur Kontaktseite.',
    },
  ],
  [
    /^\w+ in content\/site\/site\.yaml; or a text without it\.$/,
    {
      en: 'Fill it in there, or write a text without it.',
      de: 'Tragen Sie es dort ein, oder schreiben Sie einen Text ohne es.',
    },
  ],
  [
    /^contactByEmail and contactByPage at the top, .*$/,
    {
      en: 'Fill in how visitors reach you, with and without an e-mail address; or write other words.',
      de: 'Füllen Sie aus, wie man Sie erreicht, mit und ohne E-Mail-Adresse; oder schreiben Sie andere Wörter.',
    },
  ],
  [
    /^at most (\d+): take (\d+) away\.$/,
    {
      en: 'Keep at most $1: remove $2.',
      de: 'Behalten Sie höchstens $1: Entfernen Sie $2.',
    },
  ],
  [/^one of the names .*; or take the field out\.$/, { de: 'Nehmen Sie das Feld heraus.' }],
  [
    /^the line with as many spaces at its start as the lines it belongs to\.$/,
    { de: 'Beginnen Sie die Zeile mit so vielen Leerzeichen wie die Zeilen, zu denen sie gehört.' },
  ],
  [/^the whole text in "quotes"\.$/, { de: 'Setzen Sie den ganzen Text in "Anführungszeichen".' }],
  [
    /^each field once: take one of the two lines out\.$/,
    { de: 'Nehmen Sie eine der beiden Zeilen heraus.' },
  ],
  [
    /^what is missing, at this place or just before it\.$/,
    { de: 'Ergänzen Sie, was fehlt, an dieser Stelle oder kurz davor.' },
  ],
  [
    /^spaces in its place, two for each step to the right\.$/,
    { de: 'Schreiben Sie stattdessen Leerzeichen, zwei für jeden Schritt nach rechts.' },
  ],
  [
    /^a text in "quotes" if it holds .*$/,
    {
      de: 'Setzen Sie einen Text mit Sonderzeichen, etwa ": " oder " #", in "Anführungszeichen".',
    },
  ],
];
