import { didYouMean, quoted } from '../../../content-model/src/findings/describe.ts';
import type { textFindings } from '../../../content-model/src/findings/text-findings.ts';
import { type Explanations, inQuotes, meintenSie } from './explanations.ts';

/** Where a link can lead; the second page is the contact page. */
const link = ({ pages: [home = '/', contact = home] }: { pages: readonly string[] }) => ({
  en: `Write a whole web address that begins with https://, or a page of the site, such as ${contact}.`,
  de: `Schreiben Sie eine ganze Webadresse, die mit https:// beginnt, oder eine Seite der Website, etwa ${contact}.`,
});

const SECTIONS = {
  en: 'Write sections, each with a line such as "## General Terms" above its text.',
  de: 'Schreiben Sie Abschnitte, jeden mit einer Zeile wie „## Allgemeines“ über seinem Text.',
};

const variables = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** What owners read about links, words and the texts of pages. */
export const textExplanations: Explanations<keyof typeof textFindings> = {
  brokenLink: (href, targets, meant) => ({
    en: [`${quoted(href)}, where no link can lead.${didYouMean(meant)}`, link(targets).en],
    de: [`${inQuotes(href)}, wohin kein Link führen kann.${meintenSie(meant)}`, link(targets).de],
  }),
  hiddenSection: (href, targets) => ({
    en: [
      `${quoted(href)}, a section that the home page does not show: it has no entries, or it is left out there.`,
      link(targets).en,
    ],
    de: [
      `${inQuotes(href)}, ein Abschnitt, den die Startseite nicht zeigt: Er hat keine Einträge, oder er ist dort ausgelassen.`,
      link(targets).de,
    ],
  }),
  unknownNetwork: (id, _known, meant) => ({
    en: [
      `${quoted(id)}, a network that is not among the facts about the agency.${didYouMean(meant)}`,
      'Choose a network from the list, or add it to the facts about the agency.',
    ],
    de: [
      `${inQuotes(id)}, ein Netzwerk, das nicht bei den Angaben zur Agentur steht.${meintenSie(meant)}`,
      'Wählen Sie ein Netzwerk aus der Liste, oder ergänzen Sie es bei den Angaben zur Agentur.',
    ],
  }),
  placeholder: (placeholder) => {
    const isBracket = placeholder.startsWith('[');
    return {
      en: [
        `the placeholder ${quoted(placeholder)}.`,
        `Write what visitors are to read there${isBracket ? '; a remark goes into round brackets' : ''}.`,
      ],
      de: [
        `der Platzhalter ${inQuotes(placeholder)}.`,
        `Schreiben Sie, was dort zu lesen sein soll${isBracket ? '; eine Anmerkung gehört in runde Klammern' : ''}.`,
      ],
    };
  },
  unknownVariable: (name, known, meant) => ({
    en: [
      `{${name}}, for which there is no value.${didYouMean(meant && `{${meant}}`)}`,
      `Write one of ${variables(known)}, or the words themselves without braces.`,
    ],
    de: [
      `{${name}}, wofür es keinen Wert gibt.${meintenSie(meant && `{${meant}}`)}`,
      `Schreiben Sie eines von ${variables(known)} oder die Wörter selbst, ohne geschweifte Klammern.`,
    ],
  }),
  noReachUs: () => ({
    en: [
      '{howToReachUs}, for which this page has no words yet.',
      'Fill in how visitors reach you, with and without an e-mail address; or write other words.',
    ],
    de: [
      '{howToReachUs}, wofür diese Seite noch keine Wörter hat.',
      'Füllen Sie aus, wie man Sie erreicht, mit und ohne E-Mail-Adresse; oder schreiben Sie andere Wörter.',
    ],
  }),
  noContactEmail: () => ({
    en: [
      '{contactEmail}, which is empty among the facts about the agency.',
      'Write {howToReachUs}, which leads to the contact page when there is no address.',
    ],
    de: [
      '{contactEmail}, was bei den Angaben zur Agentur leer ist.',
      'Schreiben Sie {howToReachUs}: Ohne Adresse führt das zur Kontaktseite.',
    ],
  }),
  emptyFact: (name) => ({
    en: [
      `{${name}}, which is empty among the facts about the agency.`,
      'Fill it in there, or write a text without it.',
    ],
    de: [
      `{${name}}, was bei den Angaben zur Agentur leer ist.`,
      'Tragen Sie es dort ein, oder schreiben Sie einen Text ohne es.',
    ],
  }),
  noStudyText: () => ({
    en: ['no text.', 'Write what was built, and how.'],
    de: ['kein Text.', 'Schreiben Sie, was entstanden ist, und wie.'],
  }),
  noLegalText: () => ({
    en: ['no text.', SECTIONS.en],
    de: ['kein Text.', SECTIONS.de],
  }),
  beforeFirstSection: (text) => ({
    en: [
      `${quoted(text)} before the first section.`,
      'Write a line such as "## General Terms" above it: every text stands in a section.',
    ],
    de: [
      `${inQuotes(text)} vor dem ersten Abschnitt.`,
      'Schreiben Sie eine Zeile wie „## Allgemeines“ darüber: Jeder Text steht in einem Abschnitt.',
    ],
  }),
  sameSectionTitle: (title) => ({
    en: [
      `a second section ${quoted(title)}.`,
      'Give it another title, or make one section of the two.',
    ],
    de: [
      `ein zweiter Abschnitt ${inQuotes(title)}.`,
      'Geben Sie ihm eine andere Überschrift, oder machen Sie aus beiden einen Abschnitt.',
    ],
  }),
  emptySection: (title) => ({
    en: [
      `the section ${quoted(title)} without a text.`,
      'Write a text below the title, or remove the title.',
    ],
    de: [
      `der Abschnitt ${inQuotes(title)} ohne Text.`,
      'Schreiben Sie einen Text unter die Überschrift, oder entfernen Sie sie.',
    ],
  }),
  html: (text) => ({
    en: [
      `HTML: ${quoted(text)}.`,
      'Write **bold**, [a link](https://example.com), and "- " before each line of a list.',
    ],
    de: [
      `HTML: ${inQuotes(text)}.`,
      'Schreiben Sie **fett**, [ein Link](https://example.com), und „- “ vor jede Zeile einer Liste.',
    ],
  }),
  pageTitleInText: (text) => ({
    en: [
      `${quoted(text)}, a title with one #.`,
      'Write two or more of them: the heading of the page has a field of its own.',
    ],
    de: [
      `${inQuotes(text)}, eine Überschrift mit nur einem #.`,
      'Schreiben Sie zwei oder mehr davon: Die Überschrift der Seite hat ein eigenes Feld.',
    ],
  }),
  pictureInLegalText: (text) => ({
    en: [`a picture: ${quoted(text)}.`, 'Write only text: legal pages show no pictures.'],
    de: [
      `ein Bild: ${inQuotes(text)}.`,
      'Schreiben Sie nur Text: Rechtliche Seiten zeigen keine Bilder.',
    ],
  }),
  linkWithoutAddress: (text) => ({
    en: [
      `${quoted(text)}, a link without an address.`,
      'Write the address between the round brackets.',
    ],
    de: [
      `${inQuotes(text)}, ein Link ohne Adresse.`,
      'Schreiben Sie die Adresse zwischen die runden Klammern.',
    ],
  }),
  pictureAmongWords: (text) => ({
    en: [
      `${quoted(text)}, a picture among words.`,
      'Leave an empty line above and below the picture.',
    ],
    de: [
      `${inQuotes(text)}, ein Bild mitten im Text.`,
      'Lassen Sie über und unter dem Bild eine Zeile frei.',
    ],
  }),
  pictureWithoutDescription: (text) => ({
    en: [
      `${quoted(text)}, a picture without a description.`,
      'Write what the picture shows, for visitors who cannot see it: below the picture, or in plain text between the square brackets.',
    ],
    de: [
      `${inQuotes(text)}, ein Bild ohne Beschreibung.`,
      'Schreiben Sie, was zu sehen ist – für alle, die es nicht sehen können: unter das Bild, oder im reinen Text zwischen die eckigen Klammern.',
    ],
  }),
};
