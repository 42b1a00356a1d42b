import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmCommand, run } from '../../../packages/harness/processes.mjs';
import { productRoot } from '../../../packages/harness/root.ts';
import { publishedFolders } from '../release-notes.ts';
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

/** Packs a folder into another. @returns the exit code of npm, and the archive */
async function packed(from: string, to: string): Promise<{ code: number; file: string }> {
  mkdirSync(to, { recursive: true });
  const { name, version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  const words = ['pack', '--loglevel=error', '--pack-destination', to];
  const [npm, args, options] = npmCommand(words, process.env['npm_execpath']);
  const code = await run(npm, args, { ...options, cwd: from });
  return { code, file: join(to, `${name}-${version}.tgz`) };
}

/** Packs the product into a folder, as npm publishes it. */
export function packProduct(folder: string): Promise<{ code: number; file: string }> {
  stage();
  return packed(staging, folder);
}

/** Packs every package that is published into a folder. @returns the exit code of npm */
export async function packAll(folder: string): Promise<number> {
  for (const published of publishedFolders) {
    const { code } =
      published === '.'
        ? await packProduct(folder)
        : await packed(join(productRoot, published), folder);
    if (code !== 0) return code;
  }
  return 0;
}
