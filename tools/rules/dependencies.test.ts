import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

interface Locked {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

test('every package that is installed has a sum in the lock file, and comes from the registry', () => {
  const lock: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const installed = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(100);
  const unsure = installed.filter(
    ([, { integrity = '', resolved = 'https://registry.npmjs.org/' }]) =>
      !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(unsure.map(([place]) => place)).toEqual([]);
});
