import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { lists } from '../../../content-model/src/collections.ts';
import { exampleContent } from '../../../content-model/src/example-content.ts';
import { camera } from './photos.ts';
import { type Phrases, rewriteContent, writerOf } from './rewrite.ts';

/** German as agencies write it, with the long words that its compounds make. */
const phrases: Phrases = {
  titles: [
    'Team',
    'Ablauf',
    'Leistungen',
    'Referenzen',
    'Entdecken',
    'Datenschutz',
    'Geschäftsführung',
    'Webentwicklung',
    'Qualitätssicherung',
    'Barrierefreiheitsprüfung',
    'Datenschutzerklärung',
    'Auftragsverarbeitungsvertrag',
    'Softwareentwicklungsdienstleistungen',
    'Wartung und Weiterentwicklung',
    'Wie wir zusammenarbeiten',
    'Unternehmensanwendungen, die bleiben',
    'Benutzerfreundlichkeit von Anfang an',
    'Anforderungsanalyse',
    'Schnittstellendokumentation',
    'Ein Kundenportal für Stadtwerke',
    'Lieferkettenüberwachung in Echtzeit',
    'Katharina Schwarzenberger',
    'Projektverantwortliche, Nordlicht Logistik',
    'Die Übersicht über alle Bestellungen',
    'Angebot anfragen',
    'Projekt starten',
    'Kontakt aufnehmen',
    'Rechtliches',
    'Worauf warten Sie?',
    'Hamburg',
  ],
  sentences: [
    'Wir entwickeln Webanwendungen, die Menschen auf Anhieb verstehen.',
    'Jedes Projekt beginnt mit einem Gespräch, in dem wir vor allem zuhören.',
    'Am Ende jeder Woche sehen Sie, was fertig ist.',
    'Die Softwareentwicklungsdienstleistungen umfassen Entwurf, Umsetzung und Betrieb.',
    'Barrierefreiheit und Benutzerfreundlichkeit prüfen wir von der ersten Skizze an.',
    'Die Zusammenarbeit war unkompliziert, und der Termin wurde gehalten.',
    'Danach kümmern wir uns um Wartung, Sicherheit und Weiterentwicklung.',
    'Wir sagen ehrlich, wenn eine fertige Lösung günstiger ist.',
  ],
};

const values: Record<string, string> = {
  language: 'de-DE',
  brand: '',
  legalName: '',
  contactEmail: 'post@kontor-sued.example',
  contactPhone: '+49 40 000 000',
  address: 'kontakt',
};

const legalPages: Record<string, [title: string, description: string, text: string]> = {
  impressum: [
    'Impressum',
    'Wer für diese Website verantwortlich ist, und wie Sie uns schnell und unmittelbar erreichen.',
    '## Angaben nach § 5 DDG\n\n{legalName}, Speicherstraße 12, 20457 {city}.\n\n## Verbraucherstreitbeilegung\n\nWir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil.\n',
  ],
  datenschutz: [
    'Datenschutzerklärung',
    'Welche personenbezogenen Daten wir verarbeiten, wozu und wie lange, und welche Rechte Sie haben.',
    '## Verantwortlicher\n\n{legalName} in {city}.\n\n## Auftragsverarbeitungsvertrag\n\nMit unserem Rechenzentrumsbetreiber besteht ein Auftragsverarbeitungsvertrag.\n\n- Verbindungsdaten\n- Kontaktformulareingaben\n\n## Datenschutzaufsichtsbehörde\n\nSie können sich bei der Landesdatenschutzbeauftragten beschweren.\n',
  ],
  agb: [
    'Allgemeine Geschäftsbedingungen',
    'Wozu wir uns verpflichten, wenn wir für Sie arbeiten, und welche Bedingungen dafür gelten.',
    '## Geltungsbereich\n\nDiese Bedingungen gelten für alle Softwareentwicklungsdienstleistungen.\n\n## Softwareentwicklungsdienstleistungen\n\nArt und Umfang stehen in der Leistungsbeschreibung.\n\n## Haftungsbeschränkung\n\nEs gelten die gesetzlichen Bestimmungen.\n',
  ],
};

const caseStudy =
  'Zuerst fuhren wir eine Woche lang mit.\n\n![Die Übersicht der Lieferketten](./photo.jpg)\n\n## Anforderungsanalyse\n\n> Endlich sehen alle dasselbe.\n\nDanach begann die Softwareentwicklung.\n';

/** Places that are higher than wide. */
const isUpright = (path: string) => /^(process|team|testimonials)/.test(path);

/**
 * Fills a blank German start: one entry of each list, another photo in every place for a picture, no
 * pattern, three legal pages and a case study.
 */
export async function becomeGermanPhotoAgency(folder: string): Promise<void> {
  const add = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const edit = (path: string, change: (entry: Record<string, unknown>) => object) =>
    add(path, stringify(change(parse(readFileSync(join(folder, path), 'utf8')))));

  for (const { folder: name } of lists) {
    for (const file of globSync(`${name}/*.yaml`, { cwd: folder })) {
      if (!file.endsWith('section.yaml')) rmSync(join(folder, file));
    }
  }
  const examples = [...exampleContent().files].filter(([path]) => /\/example\.\w+$/.test(path));
  for (const [path, text] of examples) add(path, text);
  add('theme.yaml', 'brand: "#1d3b53"\naccent: "#e8a33d"\npattern: none\n');

  const photos = ['projects/photo.jpg'];
  const picture = (file: string) => {
    const name = `photo-${photos.length}.jpg`;
    photos.push(`${dirname(file)}/${name}`);
    return `./${name}`;
  };
  const imageAlt = 'Die Übersicht der Lieferketten';
  edit('hero/hero.yaml', (hero) => ({ ...hero, imageSrc: './photo.jpg', imageAlt }));
  rewriteContent(folder, { write: writerOf(phrases), values, picture, document: caseStudy });
  const take = await camera();
  for (const path of photos) await take(join(folder, path), isUpright(path) ? 'upright' : 'wide');

  for (const file of globSync('legal/*.md', { cwd: folder })) rmSync(join(folder, file));
  for (const [name, [title, description, text]] of Object.entries(legalPages)) {
    add(`legal/${name}.md`, `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}`);
  }
  edit('pages/home.yaml', ({ sections: _, ...home }) => home);
}
