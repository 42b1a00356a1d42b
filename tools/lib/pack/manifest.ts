import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { productRoot } from '../../../packages/harness/root.ts';
import type { PackedFiles } from './files.ts';
import { importsOf, packageOf } from './imports.ts';

type Manifest = {
  workspaces?: readonly string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
} & Record<string, unknown>;

const read = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(productRoot, folder, 'package.json'), 'utf8'));

/** Programs that commands start, packages that are found by the names of their folders, and types of own code. */
const NOT_IMPORTED = [
  '@fontsource-variable/bricolage-grotesque',
  '@fontsource-variable/instrument-sans',
  '@playwright/test',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'astro',
  'node',
  'react-dom',
  'vitest',
];

/** Packages that are no dependency: Vite comes with Astro, only sources need tsx, and the product is the package itself. */
const WITHOUT = ['agency-website', 'tsx', 'vite'];

/** The versions that this repository has of its packages. */
function versions(): Record<string, string> {
  const root = read('');
  const all = [root, ...(root.workspaces ?? []).map(read)];
  return Object.assign({}, ...all.flatMap((each) => [each.devDependencies, each.dependencies]));
}

/** The packages that a project needs, in the versions of this repository. */
export function dependenciesOf({ copied, compiled }: PackedFiles): Record<string, string> {
  const known = versions();
  const sources = [...copied, ...compiled].filter((path) => /\.(?:[jt]sx?|mjs|astro)$/.test(path));
  const imported = new Set(sources.flatMap(importsOf).map(packageOf));
  const names = [...new Set([...NOT_IMPORTED, ...imported])].filter((name) => name !== undefined);
  const needed = names.filter((name) => !WITHOUT.includes(name) && !isBuiltin(name));
  const unknown = needed.filter((name) => known[name] === undefined);
  if (unknown.length > 0) throw new Error(`No package.json has ${unknown.join(', ')}.`);
  return Object.fromEntries(needed.sort().map((name) => [name, known[name] ?? '']));
}

/** The exports with JavaScript for Node, and the source for types. */
function exportsOf(exported: Record<string, string>, compiled: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(exported).map(([name, file]) => {
      const isCompiled = compiled.has(file.replace('./', ''));
      return [name, isCompiled ? { types: file, default: file.replace(/\.ts$/, '.js') } : file];
    }),
  );
}

/** The package.json of the package. */
export function manifestOf(files: PackedFiles): object {
  const { name, version, description, license, repository, type, engines, exports } = read('');
  return {
    name,
    version,
    description,
    license,
    repository,
    type,
    engines,
    bin: { agency: 'tools/run.mjs' },
    exports: exportsOf(exports as Record<string, string>, files.compiled),
    dependencies: dependenciesOf(files),
  };
}
