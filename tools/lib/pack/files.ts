import { globSync } from 'node:fs';
import { productRoot } from '../../../packages/harness/root.ts';
import { filesRunFrom } from './imports.ts';

/** Sources that Astro, Vite and the admin read. A source that Node runs gets JavaScript beside it. */
const SOURCES = [
  'packages/admin/src/**/*',
  'packages/content-model/{codemods,src,starters}/**/*',
  'packages/content-store/src/**/*',
  'packages/mail-gateway/src/**/*',
  'packages/pages/**/*',
  'sample/content/**/*',
  'packages/sections/**/*',
  'site/*.ts',
  'site/src/**/*',
  'packages/words/*',
];

/** Files that commands read, or copy into a project. */
const OTHERS = [
  '.devcontainer/devcontainer.json',
  '.env.example',
  '.github/SECURITY.md',
  'CHANGELOG.md',
  'LICENSE',
  'packages/create/template/**/*',
  'deploy/**/*',
  'docs/**/*.md',
  'packages/tsconfig.{base,own}.json',
];

/** Files that no project needs: tests, measurements, and the gallery of components with its examples. */
const LEFT_OUT =
  /\.(?:test|examples)\.tsx?$|benchmark-baselines|(?:^|\/)(?:test|node_modules|gallery)\/|(?:^|\/)package\.json$/;

/** The entry points that Node runs: commands, programs that they start, and modules that are imported by the name of their folder. */
const RUN_BY_NODE = [
  'tools/{admin,audit,begin,build,check,dev,eject,inbox,language,start,upgrade}.ts',
  'packages/admin/src/pictures/clean-svg-worker.ts',
  'packages/content-model/codemods/*.ts',
  'e2e/audit.{config,spec}.ts',
  'packages/harness/own-tests.config.ts',
  'packages/mail-gateway/src/main.ts',
  'packages/pages/*/page.ts',
  'packages/sections/*/section.ts',
  'site/astro.config.ts',
];

/** JavaScript that runs before the packages are installed. */
const PLAIN = ['packages/harness/*.mjs', 'tools/run.mjs', 'tools/lib/*.mjs'];

const found = (patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: productRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(productRoot.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path));

/** The files of the package. */
export type PackedFiles = {
  /** Copied as they are. */
  copied: ReadonlySet<string>;
  /** Made into JavaScript. */
  compiled: ReadonlySet<string>;
};

export function packedFiles(): PackedFiles {
  const run = filesRunFrom(found([...RUN_BY_NODE, ...PLAIN]));
  const isPlain = (path: string) => !/\.tsx?$/.test(path);
  return {
    copied: new Set([...found([...SOURCES, ...OTHERS]), ...[...run].filter(isPlain)].sort()),
    compiled: new Set([...run].filter((path) => !isPlain(path)).sort()),
  };
}
