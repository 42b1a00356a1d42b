import sharp from 'sharp';
import { palette } from '../palette.ts';
import type { Drawing } from './drawing.ts';

/**
 * The brand's mark: two rings and a dot, simple enough to work from 16 to 512 pixels. The rings stay within the circle that
 * no home screen crops. `corner` is the radius of the corners in a square of 32.
 */
function brandSquare(corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${palette.indigo700}"/><g fill="none" stroke="${palette.chalk50}"><circle cx="16" cy="16" r="11" stroke-width="2.6"/><circle cx="16" cy="16" r="6.2" stroke-width="2.4"/></g><circle cx="16" cy="16" r="2.4" fill="${palette.chalk50}"/></svg>\n`;
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An .ico file: a header of 6 bytes, a directory entry of 16 bytes for each PNG, then the PNGs. */
async function ico(sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(brandSquare(6), size)));
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(picture.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  });
  return Buffer.concat([head, ...pictures]);
}

/** The brand's mark for tabs, bookmarks and home screens. */
export const favicons: Drawing[] = [
  { file: 'site/public/favicon.svg', draw: () => brandSquare(6) },
  { file: 'site/public/favicon.ico', draw: () => ico([16, 32, 48]) },
  // Home screens round the corners themselves.
  { file: 'site/public/apple-touch-icon.png', draw: () => png(brandSquare(0), 180) },
  { file: 'site/public/icon-192.png', draw: () => png(brandSquare(0), 192) },
  { file: 'site/public/icon-512.png', draw: () => png(brandSquare(0), 512) },
];
