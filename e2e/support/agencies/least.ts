import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { lists } from '../../../packages/content-model/src/collections.ts';
import { change, rewriteContent } from './rewrite.ts';

/** The only entry of each list, with long German words and without a picture. */
const entries: Record<string, object> = {
  'services/example': {
    title: 'Softwareentwicklungsdienstleistungen',
    description:
      'Unternehmensanwendungen, Barrierefreiheitsprüfung und Schnittstellendokumentation.',
    imageSrc: '',
    imageAlt: '',
  },
  'process/features/example': {
    icon: 'chart',
    title: 'Qualitätssicherung',
    description: 'Die Anforderungsanalyse und die Benutzerfreundlichkeit prüfen wir von Anfang an.',
  },
  'projects/example': {
    title: 'Lieferkettenüberwachung in Echtzeit',
    image: '',
    imageAlt: '',
    link: '',
  },
  'numbers/example': {
    value: 'Donaudampfschifffahrt',
    label: 'Softwareentwicklungsdienstleistungen',
  },
  'plans/example': {
    title: 'Rundumbetreuungspaket',
    price: 'Auf Anfrage, nach Quadratmetern',
    description: 'Unternehmensanwendungen und Schnittstellendokumentation.',
  },
  'faq/example': {
    question: 'Gilt die Barrierefreiheitsstärkungsverordnung für uns?',
    answer: 'Das klärt die Barrierefreiheitsprüfung.',
  },
  'team/example': {
    name: 'Katharina Schwarzenberger',
    designation: 'Projektverantwortliche, Softwareentwicklungsdienstleistungen',
    quote: 'Jedes Projekt beginnt mit einem Gespräch, in dem wir vor allem zuhören.',
    photo: '',
    photoAlt: '',
  },
  'testimonials/reviews/example': {
    name: 'Maximiliane Oberhollenzer',
    title: 'Geschäftsführung, Verkehrsbetriebe',
    review: 'Die Zusammenarbeit war unkompliziert, und der Termin wurde gehalten.',
    image: '',
  },
};

const pages: Record<string, string> = {
  'legal/agb.md': `---
title: Allgemeine Geschäftsbedingungen
description: Wozu wir uns verpflichten, wenn wir für Sie arbeiten, und welche Bedingungen dafür gelten.
---

## Softwareentwicklungsdienstleistungen

Der Auftragsverarbeitungsvertrag gilt für alle Softwareentwicklungsdienstleistungen.

## Haftungsbeschränkung

Es gelten die gesetzlichen Bestimmungen.
`,
  'projects/example.md': `---
title: Eine Lieferkettenüberwachung
description: Wie Lagerverwaltung und Lieferkettenüberwachung in einem Werkzeug zusammenkamen.
---

Danach begann die Softwareentwicklung.
`,
  'services/example.md': `---
title: Softwareentwicklungsdienstleistungen für Verkehrsbetriebe
description: Unternehmensanwendungen, Barrierefreiheitsprüfung und Schnittstellendokumentation aus einer Hand.
---

Danach begann die Softwareentwicklung.
`,
  'news/example.md': `---
title: Barrierefreiheitsstärkungsverordnung
description: Was die Barrierefreiheitsstärkungsverordnung für Unternehmensanwendungen und ihre Dokumentation bedeutet.
date: 2026-01-15
topics: [Unternehmensanwendungen]
---

## Softwareentwicklungsdienstleistungen

Die [Schnittstellendokumentation](/services/example) gehört dazu.
`,
  'jobs/example.md': `---
title: Projektverantwortliche für Softwareentwicklung
description: Sie verantworten Unternehmensanwendungen von der Anforderungsanalyse bis zur Schnittstellendokumentation.
place: Donaudampfschifffahrtsgesellschaft
employment: part-time
---

Danach beginnt die Softwareentwicklung.
`,
  'pages/example.md': `---
title: Unternehmensverantwortung
description: Wofür wir einstehen, von der Barrierefreiheitsprüfung bis zur Schnittstellendokumentation.
sections: [faq, plans, team]
---
`,
};

/**
 * Reduces a blank German start to the minimum: at most one entry of each list, and no picture. Most texts are the drafts of
 * the start.
 */
export function becomeLeastAgency(folder: string): void {
  for (const { folder: name } of lists) {
    for (const file of globSync(`${name}/*.yaml`, { cwd: folder })) {
      if (!file.endsWith('section.yaml')) rmSync(join(folder, file));
    }
  }
  const files = Object.entries(entries).map(([path, entry]) => [`${path}.yaml`, stringify(entry)]);
  for (const [path = '', text = ''] of [...files, ...Object.entries(pages)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  rewriteContent(folder, { write: (text) => text, minimal: true });
  change(folder, 'site/site.yaml', (site) => ({
    ...site,
    contactEmail: 'post@kontor-sued.example',
  }));
  change(folder, 'theme.yaml', (theme) => ({ ...theme, pattern: 'dots' }));
  change(folder, 'pages/contact.yaml', (page) => ({ ...page, address: 'kontakt' }));
  const columns = ['Unternehmensverantwortung', 'Rechtliches'].map((title) => ({
    title,
    links: [{ text: 'Datenschutzerklärung', href: '/datenschutz' }],
  }));
  change(folder, 'footer/footer.yaml', (footer) => ({ ...footer, sections: columns }));
  change(folder, 'process/section.yaml', (section) => ({ ...section, show: 'features' }));
  change(folder, 'testimonials/section.yaml', (section) => ({ ...section, show: 'reviews' }));
  change(folder, 'hero/hero.yaml', (hero) => ({
    ...hero,
    mainHeading: 'Unternehmensanwendungen,\ndie bleiben',
    frame: 'none',
  }));
  change(folder, 'pages/home.yaml', (home) => ({
    ...home,
    sections: [
      ...['hero', 'services', 'process', 'projects', 'numbers', 'team', 'plans', 'testimonials'],
      'faq',
    ],
  }));
}
