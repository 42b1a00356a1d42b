import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../../packages/harness/root.ts';
import { changedProperties, newsSince, propertiesIn } from './news.ts';

const changelog = `# Changelog

How to get it.

## [Unreleased]

- Soon.

## [1.10.0] - 2027-02-01

- Ten.

## [1.9.0] - 2027-01-01

- Nine.
`;

test('the news are those of the versions after one, and of no coming version', () => {
  expect(newsSince(changelog, '1.9.0')).toBe('## [1.10.0] - 2027-02-01\n\n- Ten.');
  expect(newsSince(changelog, '1.8.3')).toMatch(/Ten[\s\S]*Nine/);
  expect(newsSince(changelog, '1.10.0')).toBe('');
});

const guideOf = (name: string, lines: string) =>
  `### ${name}\n\n\`site/${name}.tsx\`\n\n\`\`\`ts\n${lines}\n\`\`\`\n`;

test('a changed property of a component that an agency replaced is named with what to do', () => {
  const before =
    guideOf('TopBar', 'brand: string\nhome: string') + guideOf('Footer', 'brand: string');
  const after = guideOf('TopBar', 'brand: string\nlogo: string') + guideOf('Hero', 'brand: string');
  const [bar = '', footer = ''] = changedProperties(before, after, ['TopBar', 'Footer', 'Hero']);
  expect(bar).toMatch(
    /own\/components\/TopBar\.tsx: the properties of TopBar changed\.[\s\S]*- home: string\n {2}\+ logo: string$/,
  );
  expect(footer).toMatch(/own\/components\/Footer\.tsx: the product has no Footer any more/);
  expect(changedProperties(after, after, ['TopBar', 'Hero'])).toEqual([]);
});

test('the guide of this version lists the properties in the form that is compared', () => {
  const guide = readFileSync(join(productRoot, 'docs/replacing-a-component.md'), 'utf8');
  expect(propertiesIn(guide).get('PatternBand')).toEqual(['seed: string']);
  expect(propertiesIn(guide).size).toBeGreaterThan(30);
});
