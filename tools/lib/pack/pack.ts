import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand, run } from '../../../packages/harness/processes.mjs';
import { productRoot } from '../../../packages/harness/root.ts';
import { javaScriptOf } from './compile.ts';
import { packedFiles } from './files.ts';
import { manifestOf } from './manifest.ts';

const staging = join(productRoot, '.cache/package');

/** Writes the files of the package into a folder. */
function stage(): void {
  rmSync(staging, { recursive: true, force: true });
  const files = packedFiles();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(staging, path)), { recursive: true });
    writeFileSync(join(staging, path), text);
  };
  for (const path of files.copied) cpSync(join(productRoot, path), join(staging, path));
  for (const path of files.compiled) {
    const source = readFileSync(join(productRoot, path), 'utf8');
    write(path.replace(/\.tsx?$/, '.js'), javaScriptOf(path, source));
  }
  cpSync(join(productRoot, 'packages/create/README.md'), join(staging, 'README.md'));
  write('package.json', `${JSON.stringify(manifestOf(files), undefined, 2)}\n`);
}

/**
 * Packs the product as npm publishes it.
 *
 * @param folder where the archive goes
 * @returns the exit code of npm
 */
export async function pack(folder: string): Promise<number> {
  stage();
  mkdirSync(folder, { recursive: true });
  const words = ['pack', '--loglevel=error', '--pack-destination', folder];
  const [npm, args, options] = npmCommand(words, process.env['npm_execpath']);
  return run(npm, args, { ...options, cwd: staging });
}
