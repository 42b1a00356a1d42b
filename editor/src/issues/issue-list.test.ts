import { expect, test } from 'vitest';
import { issuesAfter } from '../../../content-model/src/changes.ts';
import { finding } from '../../../content-model/src/findings/findings.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import type { Language } from '../words/words.ts';
import { explain, locateIssue } from './issue-list.tsx';

const content = {
  ...readFolder(contentFolder()),
  typefaces: new Set(['inter', 'bricolage-grotesque']),
};

/** What an owner reads about a file in which a line is replaced. */
function sentences(path: string, line: RegExp, replacement: string, language: Language) {
  const source = content.files.get(path) ?? '';
  const changed = source.replace(line, replacement);
  if (changed === source) throw new Error(`${path} has no line ${line}`);
  const issues = issuesAfter(content, new Map([[path, changed]]));
  const issue = issues.find(({ file }) => file === `content/${path}`);
  if (!issue) throw new Error('Nothing is wrong');
  return explain(issue, language).join(' ');
}

const site = 'site/site.yaml';
const navigation = 'navigation/navigation.yaml';
const privacy = 'legal/privacy-policy.md';
const step = 'process/steps/project-consultation.yaml';

test.each<[string, RegExp, string, string, string]>([
  [
    site,
    /^brand:.*$/m,
    'brand: ""',
    'Please fill in this field.',
    'Bitte füllen Sie dieses Feld aus.',
  ],
  [
    ...([site, /^brand:.*$/m, 'brand: "[Name]"'] as const),
    'Found: the placeholder "[Name]". Write what visitors are to read there; a remark goes into round brackets.',
    'Gefunden: der Platzhalter „[Name]“. Schreiben Sie, was dort zu lesen sein soll; eine Anmerkung gehört in runde Klammern.',
  ],
  [
    ...([site, /^contactEmail:.*$/m, 'contactEmail: hello'] as const),
    'Found: "hello". Write an e-mail address, such as name@example.com.',
    'Gefunden: „hello“. Schreiben Sie eine E-Mail-Adresse, etwa name@example.com.',
  ],
  [
    ...([site, /^contactPhone:.*$/m, 'contactPhone: none'] as const),
    'Found: "none". Write a telephone number.',
    'Gefunden: „none“. Schreiben Sie eine Telefonnummer.',
  ],
  [
    ...([site, /^language:.*$/m, 'language: en_NG'] as const),
    'Found: "en_NG". Write en-NG, with a hyphen.',
    'Gefunden: „en_NG“. Schreiben Sie en-NG, mit Bindestrich.',
  ],
  [
    ...([site, /^copyrightYear:.*$/m, 'copyrightYear: last'] as const),
    'Found: "last". Write a whole number.',
    'Gefunden: „last“. Schreiben Sie eine ganze Zahl.',
  ],
  [
    ...([site, /^copyrightYear:.*$/m, 'copyrightYear: 25'] as const),
    'Found: the number 25. Write a number from 1900 on.',
    'Gefunden: die Zahl 25. Schreiben Sie eine Zahl ab 1900.',
  ],
  [
    ...([site, /id: instagram/, 'id: linkedin'] as const),
    'Found: "linkedin", which another entry has as well. Write something else, or remove one of the two.',
    'Gefunden: „linkedin“, was ein anderer Eintrag auch hat. Schreiben Sie etwas anderes, oder entfernen Sie eines von beiden.',
  ],
  [
    ...([navigation, /href: "#process"/, 'href: www.example.com'] as const),
    'Found: "www.example.com", where no link can lead. Did you mean https://www.example.com? Write a whole web address that begins with https://, or a page of the site, such as /contact.',
    'Gefunden: „www.example.com“, wohin kein Link führen kann. Meinten Sie https://www.example.com? Schreiben Sie eine ganze Webadresse, die mit https:// beginnt, oder eine Seite der Website, etwa /contact.',
  ],
  [
    ...([navigation, /href: "#process"/, 'href: social:myspace'] as const),
    'Found: "myspace", a network that is not among the facts about the agency. Choose a network from the list, or add it to the facts about the agency.',
    'Gefunden: „myspace“, ein Netzwerk, das nicht bei den Angaben zur Agentur steht. Wählen Sie ein Netzwerk aus der Liste, oder ergänzen Sie es bei den Angaben zur Agentur.',
  ],
  [
    ...(['hero/hero.yaml', /^badgeText:.*$/m, 'badgeText: From {brnd}'] as const),
    'Found: {brnd}, for which there is no value. Did you mean {brand}? Write one of {brand}, {legalName}, {copyrightYear}, or the words themselves without braces.',
    'Gefunden: {brnd}, wofür es keinen Wert gibt. Meinten Sie {brand}? Schreiben Sie eines von {brand}, {legalName}, {copyrightYear} oder die Wörter selbst, ohne geschweifte Klammern.',
  ],
  [
    ...([privacy, /^effectiveDate:.*$/m, 'effectiveDate: soon'] as const),
    'Found: "soon". Write a day, such as 2025-01-31.',
    'Gefunden: „soon“. Schreiben Sie ein Datum, etwa 2025-01-31.',
  ],
  [
    ...(['process/section.yaml', /^show:.*$/m, 'show: steps'] as const),
    'Found: "steps". Choose one from the list.',
    'Gefunden: „steps“. Wählen Sie etwas aus der Liste.',
  ],
  [
    ...([step, /^reading:.*$/m, 'reading: A long reading'] as const),
    'Found: "A long reading". Write at most 8 characters.',
    'Gefunden: „A long reading“. Schreiben Sie höchstens 8 Zeichen.',
  ],
  [
    ...(['hero/hero.yaml', /^imageSrc:.*$/m, 'imageSrc: ./nothing.png'] as const),
    'Found: "./nothing.png", a picture that is not there. Choose another picture.',
    'Gefunden: „./nothing.png“, ein Bild, das nicht da ist. Wählen Sie ein anderes Bild.',
  ],
  [
    ...(['pages/home.yaml', /$/, '\nsections: [services, hero]\n'] as const),
    'Found: a list of 2 entries. Put the first view first.',
    'Gefunden: 2 Einträge. Stellen Sie die erste Ansicht an den Anfang.',
  ],
  [
    ...(['pages/contact.yaml', /$/, '\naddress: gallery\n'] as const),
    'Found: "gallery". Write another address: the site uses /gallery itself.',
    'Gefunden: „gallery“. Schreiben Sie eine andere Adresse: /gallery braucht die Website selbst.',
  ],
  [
    ...(['theme.yaml', /^brand:.*$/m, 'brand: blue'] as const),
    'Found: "blue". Write a colour such as #22308a or oklch(0.36 0.15 270).',
    'Gefunden: „blue“. Schreiben Sie eine Farbe wie #22308a oder oklch(0.36 0.15 270).',
  ],
  [
    ...(['theme.yaml', /^paper:.*$/m, 'paper: "#c0c0c0"'] as const),
    'Found: "#c0c0c0". On the light page, #c0c0c0 on #0e1128 has a contrast of only 10.22 to 1. It needs 12 to 1. The nearest colour that has it is #d0d0d0.',
    'Gefunden: „#c0c0c0“. Auf der hellen Seite hat #c0c0c0 auf #0e1128 nur einen Kontrast von 10,22 zu 1. Nötig sind 12 zu 1. Die nächste Farbe, mit der das gelingt, ist #d0d0d0.',
  ],
  [
    ...(['theme.yaml', /^textTypeface:.*$/m, 'textTypeface: Comic Sans'] as const),
    'Found: "Comic Sans", which is not installed. Write the name of an installed typeface: bricolage-grotesque, inter.',
    'Gefunden: „Comic Sans“, was nicht installiert ist. Schreiben Sie den Namen einer installierten Schrift: bricolage-grotesque, inter.',
  ],
  [
    ...(['logos/kadara.yaml', /^alt:.*$/m, 'alt: "Kadara'] as const),
    'Found: a quote or bracket that is never closed, or a missing comma or colon: alt: "Kadara Add what is missing, at this place or just before it.',
    'Gefunden: ein Anführungszeichen oder eine Klammer ohne Ende, oder ein fehlendes Komma oder ein fehlender Doppelpunkt: alt: "Kadara Ergänzen Sie, was fehlt, an dieser Stelle oder kurz davor.',
  ],
  [
    ...(['logos/kadara.yaml', /^alt:.*$/m, 'alt: Kadara\nsize: 3'] as const),
    'Found: a field with the unknown name "size". Remove the field.',
    'Gefunden: ein Feld mit dem unbekannten Namen „size“. Entfernen Sie das Feld.',
  ],
  [
    ...([privacy, /^## /m, 'Before.\n\n## '] as const),
    'Found: "Before." before the first section. Write a title above it: every text stands in a section.',
    'Gefunden: „Before.“ vor dem ersten Abschnitt. Schreiben Sie eine Überschrift darüber: Jeder Text steht in einem Abschnitt.',
  ],
  [
    ...([privacy, /\n$/, '\n\n## Empty\n'] as const),
    'Found: the section "Empty" without a text. Write a text below the title, or remove the title.',
    'Gefunden: der Abschnitt „Empty“ ohne Text. Schreiben Sie einen Text unter die Überschrift, oder entfernen Sie sie.',
  ],
  [
    ...([privacy, /\n$/, '\n\n[us](/about)\n'] as const),
    'Found: "/about", where no link can lead. Write a whole web address that begins with https://, or a page of the site, such as /contact.',
    'Gefunden: „/about“, wohin kein Link führen kann. Schreiben Sie eine ganze Webadresse, die mit https:// beginnt, oder eine Seite der Website, etwa /contact.',
  ],
  [
    ...([privacy, /\n$/, '\n\n{registration}\n'] as const),
    'Found: {registration}, which is empty among the facts about the agency. Fill it in there, or write a text without it.',
    'Gefunden: {registration}, was bei den Angaben zur Agentur leer ist. Tragen Sie es dort ein, oder schreiben Sie einen Text ohne es.',
  ],
])(
  'a fault of %s in %s is explained in both languages',
  (path, line, replacement, english, german) => {
    expect(sentences(path, line, replacement, 'en')).toBe(english);
    expect(sentences(path, line, replacement, 'de')).toBe(german);
  },
);

test('an empty field is to be filled in, and nothing else is said', () => {
  expect(explain(finding('empty', undefined, ['timeline', 'both']), 'de')).toEqual([
    'Bitte füllen Sie dieses Feld aus.',
  ]);
});

test('an issue is known by the collection and the labels of its field, and leads to it', () => {
  const issue = { file: 'content/navigation/navigation.yaml', ...finding('empty', '') };
  expect(locateIssue({ ...issue, field: 'links[2].href' }, 'en')).toMatchObject({
    name: 'Bar at the top › Links in the bar › 2 › Where it leads',
    href: '/admin/edit?file=navigation%2Fnavigation.yaml#links.1.href',
  });
  expect(locateIssue({ ...issue, field: 'colour' }, 'en')?.name).toBe('Bar at the top › colour');
  expect(locateIssue(issue, 'de')?.name).toBe('Leiste oben');
  const photo = { ...issue, file: 'content/team/adaeze-okonkwo.yaml', field: 'photo' };
  expect(locateIssue(photo, 'de')?.name).toBe('Team › Porträt');
  expect(locateIssue(photo, 'de', content)?.name).toBe('Adaeze Okonkwo › Porträt');
  expect(locateIssue({ ...issue, file: 'content/team/order.yaml' }, 'de')).toMatchObject({
    name: 'Team',
    href: '/admin/',
  });
  expect(locateIssue({ ...issue, file: 'content/notes.txt' }, 'en')).toBeUndefined();
});
