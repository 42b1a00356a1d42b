import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type Flaw, pictureFlaw } from './picture-flaw.ts';
import { PICTURE_TYPES } from './pictures.ts';

/** What is wrong with a file that was looked at, by its hash; null when nothing is. */
type Verdicts = Record<string, Flaw | null>;

const rules = readFileSync(join(import.meta.dirname, 'picture-flaw.ts'));

const CACHE_FILE = join(import.meta.dirname, '../../../.cache/pictures.json');

/** A verdict holds for the same bytes under the same ending, judged by the same rules. */
const keyOf = (bytes: Uint8Array, path: string) =>
  createHash('sha256')
    .update(rules)
    .update(extname(path).toLowerCase())
    .update(bytes)
    .digest('hex');

function readVerdicts(file: string): Verdicts {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not there yet, or spoilt: what it says can be found out again.
    return {};
  }
}

function writeVerdicts(file: string, verdicts: Verdicts): void {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify(verdicts));
  renameSync(part, file);
}

/**
 * Looks at every picture of a content folder. Decoding them all takes seconds, so what was found is
 * kept: only files that changed are decoded again.
 *
 * @param folder the content folder
 * @param pictures paths below it
 * @param cacheFile where verdicts are kept
 * @returns what is wrong, by path; nothing for pictures in order
 */
export async function pictureFlaws(
  folder: string,
  pictures: Iterable<string>,
  cacheFile = CACHE_FILE,
): Promise<Map<string, Flaw>> {
  const verdicts = readVerdicts(cacheFile);
  const flaws = new Map<string, Flaw>();
  let hasNews = false;
  for (const path of pictures) {
    if (!PICTURE_TYPES.includes(extname(path).toLowerCase())) continue;
    const bytes = readFileSync(join(folder, path));
    const key = keyOf(bytes, path);
    let verdict = verdicts[key];
    if (verdict === undefined) {
      verdict = (await pictureFlaw(bytes, path)) ?? null;
      verdicts[key] = verdict;
      hasNews = true;
    }
    if (verdict) flaws.set(path, verdict);
  }
  if (hasNews) writeVerdicts(cacheFile, verdicts);
  return flaws;
}
