import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);

/** The number of texts up to which a site is compressed with the best quality. */
const MOST_AT_BEST = 200;

/** The quality below the best takes two fifths of its time, for 2 % more bytes. */
const qualityFor = (texts: number) => constants.BROTLI_MAX_QUALITY - (texts > MOST_AT_BEST ? 1 : 0);

const textsIn = (folder: string) =>
  globSync('**/*.{html,css,js,svg,xml,txt,json,webmanifest}', { cwd: folder });

/** Copies the compressed forms of a file from the previous build. @returns whether that build had the file with this content */
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
 * Writes a brotli and a gzip copy of every text file, so that no server compresses during a request. The best compression of
 * a page takes longer than the rest of its build. So a site with many texts gets the second-best quality, and the copies of
 * unchanged files come from the previous build. Node compresses in threads.
 *
 * @param before the folder of the previous build; it need not exist
 * @returns `begin` compresses a file that is ready before the others; `end` compresses all other files, and resolves when
 *   every copy is written
 */
export function textCompressor(folder: string, before?: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: qualityFor(textsIn(folder).length) };
  const begun = new Map<string, Promise<void>>();
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = readFileSync(path);
    if (before !== undefined && takeCopies(file, content, before, folder)) return;
    writeFileSync(`${path}.br`, await compressBrotli(content, { params }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  };
  const begin = (file: string) => {
    begun.set(file, compress(file));
  };
  const end = async () => {
    for (const file of textsIn(folder)) if (!begun.has(file)) begin(file);
    await Promise.all(begun.values());
  };
  return { begin, end };
}
