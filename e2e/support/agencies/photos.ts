import sharp, { type Sharp } from 'sharp';

/** Grey noise that is the same in each run, so that a build finds the versions of a photo that it has made. */
function noise(side: number): Sharp {
  let state = side;
  const bytes = Uint8Array.from({ length: side * side }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return sharp(bytes, { raw: { width: side, height: side, channels: 1 } });
}

/** A picture as of a camera, in a size of cameras: large shapes, edges and fine grain under warm light. */
async function scene(width: number, height: number): Promise<Sharp> {
  const layer = (side: number, contrast: number) =>
    noise(side)
      .linear(contrast, 128 * (1 - contrast))
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="light" x2="0.4" y2="1"><stop stop-color="#e8c49f"/><stop offset="1" stop-color="#2a3444"/></linearGradient><path fill="url(#light)" d="M0 0h${width}v${height}H0z"/></svg>`;
  const { data, info } = await sharp(Buffer.from(light))
    .composite([
      { input: await layer(9, 0.9), blend: 'overlay' },
      { input: await layer(60, 0.5), blend: 'soft-light' },
      { input: await layer(400, 0.12), blend: 'soft-light' },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width, height, channels: info.channels } });
}

/** Takes photos that are all unlike each other, wide or upright, as JPEG files. */
export async function camera() {
  const scenes = { wide: await scene(3000, 2000), upright: await scene(2000, 3000) };
  let hue = 0;
  return async (file: string, format: keyof typeof scenes) => {
    hue += 31;
    await scenes[format].clone().modulate({ hue }).jpeg({ quality: 88 }).toFile(file);
  };
}
