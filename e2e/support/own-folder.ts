import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { productRoot } from '../../packages/harness/root.ts';

/** The files of the product that the build of a site and `npm run eject` need. */
const PRODUCT =
  /^(?!(?:e2e|docs|packages\/mail-gateway\/test|sample\/artwork)\/|tools\/(?!eject\.|lib\/(?:eject|own-imports|command-line)))/;

/** The caches of earlier builds: pictures, fonts and drawings. */
const MADE = ['site/node_modules/.astro', 'site/.cache/drawings', '.cache/fonts'];

/** A copy of the product with the sample's content, in which a test may write. */
export function copyOfProduct(): string {
  const copy = mkdtempSync(join(tmpdir(), 'own-code-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: productRoot,
  });
  for (const file of files.toString().split('\n').filter(Boolean)) {
    if (!PRODUCT.test(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(productRoot, file), join(copy, file));
  }
  symlinkSync(join(productRoot, 'node_modules'), join(copy, 'node_modules'));
  for (const folder of MADE.filter((each) => existsSync(join(productRoot, each)))) {
    cpSync(join(productRoot, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(copy, 'sample/content'), join(copy, 'content'), { recursive: true });
  return copy;
}

/**
 * Copies a folder of `sections` or `pages` into the agency's own.
 *
 * @param words the words that are replaced in files and in their names, in this order
 */
export function copyToOwn(
  copy: string,
  from: `${'sections' | 'pages'}/${string}`,
  to: string,
  words: readonly (readonly [from: string, to: string])[],
): void {
  const renamed = (text: string) =>
    words.reduce((result, [before, after]) => result.replaceAll(before, after), text);
  const folder = join(copy, 'own', dirname(from), to);
  cpSync(join(copy, 'packages', from), folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = join(folder, renamed(name));
    renameSync(join(folder, name), file);
    writeFileSync(
      file,
      renamed(
        readFileSync(file, 'utf8')
          .replaceAll("'../../", "'../../../packages/")
          .replaceAll('packages/../', ''),
      ),
    );
  }
}

/** Runs a program in the copy. */
export const run = (copy: string, program: string, args: string[], env: object = {}) =>
  spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: '', ...env },
  });

/** Builds the site of the copy. */
export const build = (copy: string, env: object = {}) =>
  run(copy, 'node_modules/.bin/astro', ['build', '--root', 'site', '--silent'], env);

/** Runs a program of TypeScript in the copy; it prints JSON or fails. */
export function runSource(copy: string, source: string) {
  writeFileSync(join(copy, 'about.ts'), source);
  return run(copy, process.execPath, ['--import', 'tsx', 'about.ts']);
}
