// The format of a file by its first bytes, for the browser and the server.

/** As many bytes as tell the format of a file. */
export const FORMAT_BYTES = 200;

/** How files of the formats that are taken begin, as `preparePicture` reads them, with HEIC, which has a refusal of its own. */
const BEGINNINGS = [
  /^\xff\xd8/,
  /^\x89PNG/,
  /^GIF/,
  /^RIFF.{4}WEBP/s,
  /^(?:II[*+]\0|MM\0[*+])/,
  /^.{4}ftyp(?:avi[fs]|mif1|msf1|hei|hev)/s,
];

/** A character for each byte; no `TextDecoder` has them all. */
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether a file is a photo as Apple's cameras make it, for which a licence is needed to read it. */
export function isHeic(bytes: Uint8Array): boolean {
  const brands = latin(bytes.subarray(4, 32));
  return (
    /^ftyp(?:hei[cmsx]|hev[cmsx])/.test(brands) || /^ftypmif1(?!.*avif).*hei[cx]/s.test(brands)
  );
}

/** Whether a file is an SVG, by its name or its first characters. */
export const isDrawing = (name: string, bytes: Uint8Array): boolean =>
  /\.svg$/i.test(name) ||
  /^\s*<(?:\?xml|!DOCTYPE\s+svg|!--|svg[\s>])/i.test(
    new TextDecoder().decode(bytes.subarray(0, FORMAT_BYTES)),
  );

/** Whether a file begins as a picture does, whatever its name says. */
export function isPicture(name: string, bytes: Uint8Array): boolean {
  const beginning = latin(bytes.subarray(0, FORMAT_BYTES));
  return isDrawing(name, bytes) || BEGINNINGS.some((each) => each.test(beginning));
}
