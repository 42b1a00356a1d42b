import { mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Grey noise, the same in each run, so that the build can reuse its versions of a photo. */
function noise(side: number): Sharp {
  let state = side;
  const bytes = Uint8Array.from({ length: side * side }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return sharp(bytes, { raw: { width: side, height: side, channels: 1 } });
}

/** A picture like a photo: large shapes, edges and fine grain under warm light. */
async function photo(width: number, height: number): Promise<Sharp> {
  const layer = (side: number, contrast: number) =>
    noise(side)
      .linear(contrast, 128 * (1 - contrast))
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="light" x2="0.4" y2="1"><stop stop-color="#e8c49f"/><stop offset="1" stop-color="#2a3444"/></linearGradient><path fill="url(#light)" d="M0 0h${width}v${height}H0z"/></svg>`;
  return sharp(Buffer.from(light))
    .composite([
      { input: await layer(9, 0.9), blend: 'overlay' },
      { input: await layer(60, 0.5), blend: 'soft-light' },
      { input: await layer(400, 0.12), blend: 'soft-light' },
    ])
    .removeAlpha();
}

/** A drawing with a line along its edges, which shows where the drawing is cut off. */
const drawing = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#c8783c" stroke-width="12"><path d="M6 6h${width - 12}v${height - 12}H6zl${width - 12} ${height - 12}"/></svg>`,
  );

/** Pictures of every kind that an owner may have, by the names of their files. No name begins with another name. */
const pictures: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  'photo.png': async () => (await photo(1600, 1200)).png().toBuffer(),
  'tall-photo.jpg': async () => (await photo(640, 2560)).jpeg({ quality: 88 }).toBuffer(),
  'wide-photo.avif': async () => (await photo(3200, 800)).avif({ effort: 0 }).toBuffer(),
  'tiny-photo.png': async () => (await photo(32, 32)).png().toBuffer(),
  'tall-drawing.svg': () => drawing(150, 600),
  'wide-drawing.svg': () => drawing(600, 150),
};

/** The kinds of picture that a field may have; an empty one is a picture that is left out. */
export const kinds = [...Object.keys(pictures), ''] as const;

/**
 * Adds a picture of every kind to a content folder.
 *
 * @returns a function that returns the kinds for the picture fields of a file in turn. As there are seven kinds, a field gets
 *   all of them in seven entries, however many other pictures are in an entry.
 */
export async function picturesInTurn(folder: string) {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  for (const [name, make] of Object.entries(pictures)) {
    writeFileSync(join(folder, 'pictures', name), await make());
  }
  let turn = 0;
  const next = () => kinds[turn++ % kinds.length] ?? '';
  return (file: string, mayBeEmpty: boolean): string => {
    const kind = next() || (mayBeEmpty ? '' : next());
    return kind && `${posix.relative(posix.dirname(file), 'pictures')}/${kind}`;
  };
}
