import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeFiles, writeFromGuide } from '../../packages/harness/written-files.ts';
import { copyOfProduct, copyToOwn, run } from './own-folder.ts';

/** The component of an agency that shows the product's bar below a line of its own. */
export const TOP_BAR = `import {
  TopBar as ProductBar,
  type TopBarProps,
} from 'agency-website/components/TopBar';

export function TopBar(props: TopBarProps) {
  return (
    <>
      <p id="line">{props.brand} is open</p>
      <ProductBar {...props} />
    </>
  );
}
`;

export const EVENT = `---
title: An evening about maps
description: Three short talks about maps that people read in a hurry, in our office in Yaba.
date: 2999-03-18
place: Yaba, Lagos
picture: ./maps.png
pictureAlt: Five people before a large map
---

Doors open at **six**.
`;

const NOTICE = `---
title: Our notice
description: What we say about a thing of which nobody else says anything on this whole site.
---

It is **said** here.
`;

const HEAD = {
  title: 'Events · {brand}',
  description: 'Talks and evenings of our team, open to all who build software.',
  heading: 'Our events',
};

const SECTIONS = `sections:
  [hero, perks, partners, services, process, projects, team, testimonials, get-in-touch]
`;

/** Makes a section from one of the product, and one by the guide. */
function addSections(copy: string): void {
  copyToOwn(copy, 'sections/services', 'perks', [
    ['Services', 'Perks'],
    ['services', 'perks'],
  ]);
  writeFiles(copy, 'content/perks', {
    'section.yaml': 'sectionTitle: Our perks\nsectionDescription: We work with them.\n',
    'kadara.yaml': 'title: Kadara\ndescription: Payments for all of Lagos.\n',
  });
  writeFromGuide(copy, 'adding-a-section.md', 'own/sections/partners', [
    ...['section.ts', 'words.yaml', 'prepare.ts', 'Partners.tsx', 'Partners.module.css'],
  ]);
  writeFiles(copy, 'content/partners', {
    'section.yaml': 'sectionTitle: Our ŋ partners\nsectionDescription: They work with us.\n',
    'oja.yaml': 'name: Oja Market\nlink: https://oja.example\n',
  });
  appendFileSync(join(copy, 'content/pages/home.yaml'), SECTIONS);
}

/** Makes a kind of pages by the guide, and one from that of the product. */
function addPages(copy: string): void {
  writeFromGuide(copy, 'adding-a-kind-of-pages.md', 'own/pages/events', [
    ...['page.ts', 'words.yaml', 'routes.ts', 'EventPage.tsx', 'EventPage.module.css'],
    ...['EventList.tsx', 'EventList.module.css'],
  ]);
  copyToOwn(copy, 'pages/legal', 'notices', [
    ['LegalDocument', 'NoticeDocument'],
    ['legal', 'notices'],
    ['  isTopLevel: true,\n', ''],
  ]);
  writeFiles(copy, 'content', {
    'pages/events.yaml': JSON.stringify(HEAD),
    'events/maps.md': EVENT,
    'events/before.md': EVENT.replace('2999-03-18', '2998-01-01').replace('maps', 'roads'),
    'events/gone.md': EVENT.replace('2999-03-18', '2020-01-01'),
    'notices/first.md': NOTICE,
  });
  cpSync(
    join(copy, 'content/projects/hr-management-system.png'),
    join(copy, 'content/events/maps.png'),
  );
}

/** A copy of the product in which an agency has sections, pages, components, styles and words of its own. */
export function copyWithOwnCode(): string {
  const copy = copyOfProduct();
  addSections(copy);
  addPages(copy);
  writeFiles(copy, 'own', {
    'components/TopBar.tsx': TOP_BAR,
    'styles.css': '#line {\n  background: var(--color-accent);\n}\n',
    'words/en.yaml': 'site:\n  navigation:\n    menuButton: All pages\n',
  });
  for (const name of ['Footer', 'sections/process', 'pages/services']) {
    expect(run(copy, process.execPath, ['tools/eject.ts', name]).stderr).toBe('');
  }
  const footer = join(copy, 'own/components/Footer.tsx');
  writeFileSync(footer, readFileSync(footer, 'utf8').replace('<footer', '<footer id="mine"'));
  // Words of the content come before all others.
  const bar = join(copy, 'content/navigation/navigation.yaml');
  writeFileSync(bar, readFileSync(bar, 'utf8').replace('menuButton: Menu\n', ''));
  return copy;
}
