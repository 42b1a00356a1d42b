import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../../packages/harness/root.ts';
import { changedProperties, propertiesIn } from './changed-properties.ts';

const guideOf = (name: string, lines: string) =>
  `### ${name}\n\n\`site/${name}.tsx\`\n\n\`\`\`ts\n${lines}\n\`\`\`\n`;

test('each changed property of a component that an agency replaced is named with what to do', () => {
  const before =
    guideOf('TopBar', "...Omit<Bar, 'a'>\nbrand: string\nhome: string\nlinks: readonly Link[]") +
    guideOf('Footer', 'brand: string');
  const after =
    guideOf('TopBar', "...Omit<Bar, 'b'>\nbrand: string\nlinks?: readonly Link[]\nlogo: string") +
    guideOf('Hero', 'brand: string');
  expect(
    changedProperties({ guide: before }, { guide: after }, ['TopBar', 'Footer', 'Hero']),
  ).toEqual([
    `own/components/TopBar.tsx: the properties of TopBar changed.
  removed: ...Omit<Bar, 'a'>. Take it out, TopBar gets it no longer.
  removed: home: string. Take it out, TopBar gets it no longer.
  changed: links?: readonly Link[]. It was links: readonly Link[]: use it in its new type.
  added: ...Omit<Bar, 'b'>. Use it where the product's TopBar does.
  added: logo: string. Use it where the product's TopBar does.`,
    'own/components/Footer.tsx: the product has no Footer any more, so it takes the place of none. Delete it, or give it the name of another.',
  ]);
  expect(changedProperties({ guide: after }, { guide: after }, ['TopBar', 'Hero'])).toEqual([]);
});

test('each change inside a type that the properties name is told with the type', () => {
  const guide = guideOf('Footer', 'footer: FooterContent');
  const typed = (...lines: string[]) => ({ guide, types: { Footer: { FooterContent: lines } } });
  const before = typed('copyright: string', 'links[].href: string', 'map?.city: string');
  const after = typed('links[].href: URL', 'links[].text: string', 'map.city: string');
  expect(changedProperties(before, after, ['Footer'])).toEqual([
    `own/components/Footer.tsx: the properties of Footer changed.
  FooterContent, removed: copyright: string. Take it out, Footer gets it no longer.
  FooterContent, changed: links[].href: URL. It was links[].href: string: use it in its new type.
  FooterContent, changed: map.city: string. It was map?.city: string: use it in its new type.
  FooterContent, added: links[].text: string. Use it where the product's Footer does.`,
  ]);
  expect(changedProperties(typed("'a' | 'b'"), typed("'a'"), ['Footer'])).toEqual([
    expect.stringContaining("FooterContent, changed: 'a'. It was 'a' | 'b'"),
  ]);
});

test('types are compared where both versions have them', () => {
  const guide = guideOf('Footer', 'footer: FooterContent');
  const types = { Footer: { FooterContent: ['links: string'] } };
  expect(changedProperties({ guide }, { guide, types }, ['Footer'])).toEqual([]);
  expect(changedProperties({ guide, types: { Footer: {} } }, { guide, types }, ['Footer'])).toEqual(
    [],
  );
});

test('the guide of this version lists the properties in the form that is compared', () => {
  const guide = readFileSync(join(productRoot, 'docs/replacing-a-component.md'), 'utf8');
  expect(propertiesIn(guide).get('PatternBand')).toEqual(['seed: string']);
  expect(propertiesIn(guide).size).toBeGreaterThan(30);
});
