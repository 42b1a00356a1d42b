import sharp from 'sharp';

/** An SVG as a square PNG. */
export const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An .ico of several PNGs: a directory of six bytes and sixteen for each picture, then the pictures. */
export async function ico(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(svg, size)));
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
