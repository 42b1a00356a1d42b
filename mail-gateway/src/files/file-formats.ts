/** A format of files: what its content is called, and whether a content is of it. */
interface FileFormat {
  readonly type: string;
  readonly fits: (content: Buffer) => boolean;
}

const begins = (text: string, at = 0) => {
  const bytes = Buffer.from(text, 'latin1');
  return (content: Buffer) => content.subarray(at, at + bytes.length).equals(bytes);
};

const isJpeg = begins('\xff\xd8\xff');
const isRiff = begins('RIFF');
const isWebp = begins('WEBP', 8);
const isZip = begins('PK\x03\x04');

/** HEIF files begin with the box `ftyp`, which names a brand (ISO/IEC 14496-12 and 23008-12). */
const isHeic = (content: Buffer) =>
  begins('ftyp', 4)(content) &&
  ['heic', 'heix', 'mif1', 'msf1'].includes(content.toString('latin1', 8, 12));

/** Plain text has no control characters, and does not begin as a page, a drawing or a script. */
const isText = (content: Buffer) =>
  /^[\t\n\f\r\x20-\xff]*$/.test(content.toString('latin1')) &&
  !/^[\s\xef\xbb\xbf]*(?:<|#!)/.test(content.toString('latin1', 0, 1024));

/** Parts of documents that run: macros of Office, old ones of Excel, scripts of OpenDocument. */
const RUNS = /(?:^|\/)(?:vba|macrosheets\/|Basic\/|Scripts\/)/i;

const office = (type: string, folder: string): FileFormat => ({
  type: `application/vnd.openxmlformats-officedocument.${type}`,
  fits: isDocument((names) => names.some((name) => name.startsWith(`${folder}/`))),
});

const openDocument = (type: string): FileFormat => ({
  type: `application/vnd.oasis.opendocument.${type}`,
  // The type stands unpacked at the beginning (OpenDocument 1.3, part 2, 3.3).
  fits: isDocument(
    (names, content) =>
      names.includes('content.xml') &&
      begins(`mimetypeapplication/vnd.oasis.opendocument.${type}`, 30)(content),
  ),
});

/** The formats by the endings of names. */
const formats: Readonly<Record<string, FileFormat>> = {
  pdf: { type: 'application/pdf', fits: begins('%PDF-') },
  jpg: { type: 'image/jpeg', fits: isJpeg },
  jpeg: { type: 'image/jpeg', fits: isJpeg },
  png: { type: 'image/png', fits: begins('\x89PNG\r\n\x1a\n') },
  webp: { type: 'image/webp', fits: (content) => isRiff(content) && isWebp(content) },
  gif: { type: 'image/gif', fits: begins('GIF8') },
  heic: { type: 'image/heic', fits: isHeic },
  docx: office('wordprocessingml.document', 'word'),
  xlsx: office('spreadsheetml.sheet', 'xl'),
  pptx: office('presentationml.presentation', 'ppt'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  txt: { type: 'text/plain', fits: isText },
  csv: { type: 'text/csv', fits: isText },
  zip: { type: 'application/zip', fits: isZip },
};

/** The endings of the names of files that can be taken. */
export const endings = Object.keys(formats);

/** The media type of a file by the ending of its name; null when its content is of another format. */
export function typeOf(ending: string, content: Buffer): string | null {
  const format = Object.hasOwn(formats, ending) ? formats[ending] : undefined;
  return format && content.length > 0 && format.fits(content) ? format.type : null;
}

/** Whether a content is a ZIP archive with the parts of a document, and with none that runs. */
function isDocument(hasParts: (names: readonly string[], content: Buffer) => boolean) {
  return (content: Buffer) => {
    const names = isZip(content) ? namesInZip(content) : [];
    return hasParts(names, content) && !names.some((name) => RUNS.test(name));
  };
}

/** The names in the directory at the end of a ZIP archive; none when it has no readable one. */
function namesInZip(content: Buffer): string[] {
  const names: string[] = [];
  const end = content.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end === -1 || end + 22 > content.length) {
    return names;
  }
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  for (let each = 0; each < count; each += 1) {
    if (at + 46 > content.length || !begins('PK\x01\x02', at)(content)) {
      return [];
    }
    const length = content.readUInt16LE(at + 28);
    names.push(content.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}
