import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);

/** Most texts of a site that are all compressed with the best quality. */
const MOST_AT_BEST = 200;

/** The quality below the best takes two fifths of its time, for 2 % more bytes. */
const qualityFor = (texts: number) => constants.BROTLI_MAX_QUALITY - (texts > MOST_AT_BEST ? 1 : 0);

/** Copies the compressed forms of a file from the build before. @returns whether that build had the file with this content */
function takeCopies(file: string, content: Buffer, before: string, folder: string): boolean {
  const path = join(before, file);
  try {
    if (!readFileSync(path).equals(content)) return false;
    for (const kind of ['.br', '.gz']) copyFileSync(path + kind, join(folder, file) + kind);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes a brotli and a gzip copy of every text file, so that no server compresses during a request. The best compression
 * takes longer than all else that a page needs, so many texts have the one below it, and the copies of unchanged files come
 * from the build before.
 *
 * @param before the folder of the build before; it need not exist
 */
export async function compressTexts(folder: string, before?: string): Promise<void> {
  const texts = globSync('**/*.{html,css,js,svg,xml,txt,json,webmanifest}', { cwd: folder });
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(texts.length) };
  // Node compresses as many at a time as the machine has processors for.
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const content = readFileSync(path);
      if (before !== undefined && takeCopies(file, content, before, folder)) return;
      writeFileSync(`${path}.br`, await compressBrotli(content, { params }));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }),
  );
}
