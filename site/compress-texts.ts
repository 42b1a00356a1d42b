import { copyFileSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Copies the compressed copies of a file. @returns whether the file has any, and the same content in both folders */
function copyCompressed(file: string, content: Buffer, from: string, to: string): boolean {
  const before = join(from, file);
  const kinds = ['.br', '.gz'];
  if (!['', ...kinds].every((kind) => existsSync(before + kind))) return false;
  if (!readFileSync(before).equals(content)) return false;
  for (const kind of kinds) copyFileSync(before + kind, join(to, file) + kind);
  return true;
}

/**
 * Writes a brotli and a gzip copy of every text file, so that no server compresses during a request. The best compression
 * takes longer than all else that a page needs, so the copies of unchanged files come from the build before.
 *
 * @param before the folder of the build before; it need not exist
 */
export async function compressTexts(folder: string, before?: string): Promise<void> {
  const texts = globSync('**/*.{html,css,js,svg,xml,txt,json,webmanifest}', { cwd: folder });
  // Node compresses as many at a time as the machine has processors for.
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      if (before !== undefined && copyCompressed(file, content, before, folder)) return;
      writeFileSync(`${path}.br`, await compressBrotli(content, best));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }),
  );
}
