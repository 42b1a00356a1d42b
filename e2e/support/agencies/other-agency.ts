import { rewriteContent } from './rewrite.ts';

const vocabulary =
  'Wir und der die das auf mit für ein neu gut klar Haus Werk Plan Idee Team Technik Projekt Anfrage Entwurf Werkstatt Prüfung Software Betreuung Oberfläche Verbindung Entwicklung Zusammenarbeit Veröffentlichung Qualitätssicherung'.split(
    ' ',
  );

let count = 0;

/** German words for a text: about as many, about as long; lines and names in braces stay. */
function otherWords(text: string): string {
  count += 1;
  let at = count;
  const words = text.replaceAll(/\{\w+\}|[^\s{}]*\p{L}[^\s{}]*/gu, (word) => {
    if (word.startsWith('{')) return word;
    const alike = vocabulary.filter(({ length }) => Math.abs(length - word.length) < 3);
    at += 1;
    return alike[at % alike.length] ?? 'Werk';
  });
  // Titles and names must be unlike each other.
  return text.length < 60 ? `${words} ${count}` : words;
}

/** Values that have a form of their own, by the field's name. */
const values: Record<string, string> = {
  language: 'de-DE',
  contactEmail: 'post@werkstatt.example',
  contactPhone: '+49 341 000 000',
  id: '',
  displayTypeface: '',
  textTypeface: '',
};

const colours: Record<string, string> = {
  brand: '#7a1022',
  accent: '#1f9e8f',
  paper: '#ffffff',
  ink: '#1c1214',
};

const legalText = `## Allgemeines

Diese Seite gilt für alle Angebote von {brand}. Bei Fragen helfen wir.

## Anwendbares Recht

Es gilt das Recht am Sitz von {legalName}.
`;

/**
 * Makes the content of an agency in another country out of a content folder: every text in other
 * words and in German, and nothing that the schemas let an owner leave out: texts, links, pictures,
 * entries.
 */
export function becomeOtherAgency(folder: string): void {
  rewriteContent(folder, {
    write: otherWords,
    values,
    colours,
    document: legalText,
    minimal: true,
  });
}
