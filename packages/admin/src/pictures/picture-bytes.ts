// The format of a file by its first bytes, for the browser and the server.

/** As many bytes as tell the format of a file. */
export const FORMAT_BYTES = 200;

/** The beginnings of files in the formats that `preparePicture` reads, and of HEIC, which it refuses with a reason of its own. */
const BEGINNINGS = [
  /^\xff\xd8/,
  /^\x89PNG/,
  /^GIF/,
  /^RIFF.{4}WEBP/s,
  /^(?:II[*+]\0|MM\0[*+])/,
  /^.{4}ftyp(?:avi[fs]|mif1|msf1|hei|hev)/s,
];

/** The text with a character for each byte, which no encoding of `TextDecoder` gives. */
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Whether a file is a photo in the format of Apple's cameras, which cannot be read without a licence. */
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

/** Whether a file is a picture, by its first bytes; for an SVG its name is enough. */
export function isPicture(name: string, bytes: Uint8Array): boolean {
  const beginning = latin(bytes.subarray(0, FORMAT_BYTES));
  return isDrawing(name, bytes) || BEGINNINGS.some((each) => each.test(beginning));
}
