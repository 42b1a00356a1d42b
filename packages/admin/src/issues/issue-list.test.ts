import { expect, test } from 'vitest';
import { editOf, issuesOfEdit } from '../../../content-model/src/changes.ts';
import { finding } from '../../../content-model/src/findings/findings.ts';
import { contentFolder, readFolder } from '../../../content-store/src/folder.ts';
import type { Language } from '../words/words.ts';
import { explain, locateIssue } from './issue-list.tsx';

const content = {
  ...readFolder(contentFolder()),
  typefaces: new Set(['inter', 'bricolage-grotesque']),
};

/** The list of issues that an owner reads after a line of a file was replaced. */
function sentences(path: string, line: RegExp, replacement: string, language: Language) {
  const source = content.files.get(path) ?? '';
  const changed = source.replace(line, replacement);
  if (changed === source) throw new Error(`${path} has no line ${line}`);
  const issues = issuesOfEdit(editOf(content, new Map([[path, changed]])));
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
    ...([site, /^copyrightYear:.*$/m, 'copyrightYear: 25'] as const),
    'Found: the number 25. Write a number from 1900 on.',
    'Gefunden: die Zahl 25. Schreiben Sie eine Zahl ab 1900.',
  ],
  [
    ...([navigation, /href: "#process"/, 'href: www.example.com'] as const),
    'Found: "www.example.com", where no link can lead. Did you mean https://www.example.com? Write a whole web address that begins with https://, or a page of the site, such as /contact.',
    'Gefunden: „www.example.com“, wohin kein Link führen kann. Meinten Sie https://www.example.com? Schreiben Sie eine ganze Webadresse, die mit https:// beginnt, oder eine Seite der Website, etwa /contact.',
  ],
  [
    ...(['hero/hero.yaml', /^badgeText:.*$/m, 'badgeText: From {brnd}'] as const),
    'Found: {brnd}, for which there is no value. Did you mean {brand}? Write one of {brand}, {legalName}, {copyrightYear}, or the words themselves without braces.',
    'Gefunden: {brnd}, wofür es keinen Wert gibt. Meinten Sie {brand}? Schreiben Sie eines von {brand}, {legalName}, {copyrightYear} oder die Wörter selbst, ohne geschweifte Klammern.',
  ],
  [
    ...([step, /^reading:.*$/m, 'reading: A long reading'] as const),
    'Found: "A long reading". Write at most 8 characters.',
    'Gefunden: „A long reading“. Schreiben Sie höchstens 8 Zeichen.',
  ],
  [
    ...(['pages/home.yaml', /$/, '\nsections: [services, hero]\n'] as const),
    'Found: a list of 2 entries. Put the first view first.',
    'Gefunden: 2 Einträge. Stellen Sie die erste Ansicht an den Anfang.',
  ],
  [
    ...(['theme.yaml', /^paper:.*$/m, 'paper: "#c0c0c0"'] as const),
    'Found: "#c0c0c0", with which text or lines stand out too little on the light page. The nearest colour with which they stand out enough is #d0d0d0.',
    'Gefunden: „#c0c0c0“, womit sich Text oder Linien auf der hellen Seite zu wenig abheben. Die nächste Farbe, mit der sie sich genug abheben, ist #d0d0d0.',
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
    ...([privacy, /\n$/, '\n\n## Empty\n'] as const),
    'Found: the section "Empty" without a text. Write a text below the title, or remove the title.',
    'Gefunden: der Abschnitt „Empty“ ohne Text. Schreiben Sie einen Text unter die Überschrift, oder entfernen Sie sie.',
  ],
])(
  'a fault of %s in %s is explained in both languages',
  (path, line, replacement, english, german) => {
    expect(sentences(path, line, replacement, 'en')).toBe(english);
    expect(sentences(path, line, replacement, 'de')).toBe(german);
  },
);

test('an empty field is explained only by the request to fill it in', () => {
  expect(explain(finding('empty', undefined), 'de')).toEqual(['Bitte füllen Sie dieses Feld aus.']);
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
