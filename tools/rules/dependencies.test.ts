import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productRoot } from '../../packages/harness/root.ts';

interface Locked {
  optionalDependencies?: Record<string, string>;
  link?: boolean;
  integrity?: string;
  resolved?: string;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(join(productRoot, 'package-lock.json'), 'utf8'),
);

// `npm ci`, which hosts may run before the build, refuses a lock file that lacks one.
test('the lock file has the programs of every package for every system', () => {
  const places = Object.keys(lock.packages);
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.length).toBeGreaterThan(50);
  const missing = wanted.filter((name) => !places.some((place) => place.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});

test('every package that is installed has a sum in the lock file, and no address of its own', () => {
  const installed = Object.entries(lock.packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  );
  expect(installed.length).toBeGreaterThan(100);
  const unsure = installed.filter(
    ([, { integrity = '', resolved }]) =>
      !integrity.startsWith('sha512-') || resolved !== undefined,
  );
  expect(unsure.map(([place]) => place)).toEqual([]);
});

test('a typeface that an agency installs in the site is no unused package', () => {
  const settings: { workspaces: Record<string, { ignoreDependencies?: string[] }> } = JSON.parse(
    readFileSync(join(productRoot, '.knip.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  );
  const ignored = settings.workspaces['site']?.ignoreDependencies ?? [];
  const isIgnored = (name: string) => ignored.some((each) => new RegExp(`^${each}$`).test(name));
  const names = ['@fontsource-variable/inter', '@fontsource/lato', 'fontkit'];
  expect(names.filter(isIgnored)).toEqual(names.slice(0, 2));
});
