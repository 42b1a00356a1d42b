import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeFile } from '../../../words/roots.ts';

/** The limits of a drawing. A detailed map of a country reaches a tenth of them. */
export type DrawingLimits = { bytes: number; elements: number; milliseconds: number };

const LIMITS: DrawingLimits = { bytes: 4_000_000, elements: 50_000, milliseconds: 30_000 };

/** The memory of the thread that reads a drawing, in megabytes. */
const MEMORY_MB = 256;

/** The encodings by their byte order marks. */
const MARKED_ENCODINGS = new Map([
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]);

const XML_DECLARATION = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["'][^>]*\?>/;

/** The text of an SVG in any encoding. An XML declaration of another encoding than UTF-8 is removed. */
function textOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 200));
  const [, declared = 'utf-8'] = XML_DECLARATION.exec(start.toString('latin1')) ?? [];
  const encoding = MARKED_ENCODINGS.get(start.toString('hex', 0, 2)) ?? declared;
  if (/^utf-?8$/i.test(encoding)) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder(encoding).decode(bytes).replace(XML_DECLARATION, '');
  } catch {
    // An unknown encoding: the check of the content reports the text.
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Prepares an SVG for the content folder with `cleanSvg`, in a thread that is ended after a time limit, so that a malicious
 * file cannot stop the admin.
 */
export async function prepareDrawing(
  bytes: Uint8Array,
  { bytes: most, elements, milliseconds }: DrawingLimits = LIMITS,
): Promise<Uint8Array | 'hugeDrawing'> {
  if (bytes.length > most) return 'hugeDrawing';
  const svg = textOf(bytes);
  if ((svg.match(/<[^/!?]/g)?.length ?? 0) > elements) return 'hugeDrawing';
  const worker = new Worker(codeFile('packages/admin/src/pictures/clean-svg-worker'), {
    workerData: svg,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const ended = new AbortController();
  try {
    const cleaned = await Promise.race([
      // Fails if the thread runs out of memory.
      once(worker, 'message').then(([text]) => String(text)),
      wait(milliseconds, undefined, { signal: ended.signal }),
    ]).catch(() => undefined);
    return cleaned === undefined ? 'hugeDrawing' : new TextEncoder().encode(cleaned);
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
