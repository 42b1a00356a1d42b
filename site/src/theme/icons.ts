import sharp from 'sharp';

/** An SVG as a square PNG. */
export const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An .ico of one PNG: a directory of six bytes, the sixteen of its only entry, and the picture. */
export async function ico(svg: string): Promise<Buffer> {
  const size = 32;
  const picture = await png(svg, size);
  const directory = [0, 0, 1, 0, 1, 0];
  const entry = [size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0];
  const head = Buffer.from([...directory, ...entry]);
  head.writeUInt32LE(picture.length, 14);
  return Buffer.concat([head, picture]);
}
