import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../harness/root.ts';
import { chosenParts, testParts } from './test-parts.ts';

test('npm test runs the first tier, --all every part, and a name that part alone', () => {
  expect(chosenParts([])).toEqual(['units', 'pages']);
  expect(chosenParts(['--all'])).toEqual(Object.keys(testParts));
  expect(chosenParts(['hosts', 'units'])).toEqual(['units', 'hosts']);
});

test('an unknown part or option is named', () => {
  expect(chosenParts(['pictures'])).toBe('There is no part "pictures".');
  expect(chosenParts(['--al'])).toContain("'--al'");
});

test('each project of the runners is in one part', () => {
  const namesIn = (file: string) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bname: '([\w-]+)'/g)].map(
      ([, name]) => name,
    );
  const parts = Object.values(testParts);
  const vitest = parts.flatMap((part) => ('vitest' in part ? part.vitest : []));
  const playwright: string[] = parts.flatMap((part) =>
    'playwright' in part ? part.playwright : [],
  );
  expect([...vitest].sort()).toEqual(namesIn('vitest.config.ts').sort());
  // Those of the engines are named by a list.
  const engines = ['firefox', 'webkit'];
  expect(playwright.filter((name) => !engines.includes(name)).sort()).toEqual(
    namesIn('playwright.config.ts').sort(),
  );
});
