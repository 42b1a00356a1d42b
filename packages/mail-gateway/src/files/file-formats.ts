import { namesInZip } from './names-in-zip.ts';

/** A file format: its media type, and a test of the content. */
interface FileFormat {
  readonly type: string;
  readonly fits: (content: Buffer) => boolean;
  /** The usual ending, for a rare ending of the same format. */
  readonly usual?: string;
  /** Whether the first bytes alone identify the format, whatever the name says. */
  readonly isDistinct?: boolean;
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
  /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(content.toString('latin1', 8, 12));

/** The first characters of a page, a drawing or a script. */
const RUNS_AS_TEXT = /^[\s\ufeff]*(?:<[a-z!?/%]|#!)/i;

/** A bitmap has four empty bytes behind its length, and `BM` alone may begin a text. */
const isBitmap = (content: Buffer) => begins('BM')(content) && begins('\0\0\0\0', 6)(content);

/** Tests for the first bytes of formats that are no text. */
const binaryFormats = {
  programs: [begins('MZ'), begins('\x7fELF')],
  pictures: [
    begins('GIF8'),
    begins('\xff\xd8\xff'),
    begins('\x89PNG'),
    begins('II*\0'),
    begins('MM\0*'),
    begins('jP  ', 4),
    isBitmap,
  ],
  films: [begins('RIFF'), begins('ftyp', 4)],
  archives: [begins('PK\x03\x04'), begins('Rar!'), begins('7z\xbc\xaf'), begins('\x1f\x8b')],
  documents: [begins('\xd0\xcf\x11\xe0'), begins('{\\rtf'), begins('%!PS')],
};

/** Whether a content is a program, a picture, a film, an archive or an old document. */
const isBinary = (content: Buffer) =>
  Object.values(binaryFormats).some((tests) => tests.some((fits) => fits(content)));

/** Most bytes before the head of a PDF: every reader searches this far (PDF 1.7, annex H.3.4.1). */
const PDF_HEAD_WITHIN = 1024;

/** Whether a content is a PDF. Lines of scanners and servers may stand before its head, but no page and no program. */
function isPdf(content: Buffer): boolean {
  const beginning = content.toString('latin1', 0, PDF_HEAD_WITHIN + '%PDF-'.length);
  const [before = '', head] = beginning.split('%PDF-', 2);
  // A page in UTF-16 has a NUL beside each letter.
  const runs = /<[a-z!?/]|^#!/i.test(before.replaceAll('\0', ''));
  return head !== undefined && !runs && !isBinary(content);
}

/** The text of a content in UTF-16 with a byte order mark; undefined for other contents. */
function utf16TextOf(content: Buffer): string | undefined {
  const encoding = begins('\xff\xfe')(content) ? 'utf-16le' : 'utf-16be';
  if (encoding === 'utf-16be' && !begins('\xfe\xff')(content)) {
    return undefined;
  }
  return content.length % 2 === 0 ? new TextDecoder(encoding).decode(content) : undefined;
}

/** The character at the end of text files of DOS, which bookkeeping programs still write. */
const DOS_END = '\x1a';

/** A content as text, without its byte order mark and the end of DOS. */
function textOf(content: Buffer): string {
  const text = utf16TextOf(content) ?? content.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  return text.endsWith(DOS_END) ? text.slice(0, -1) : text;
}

/** Whether a content is plain text: no control characters, and no page, drawing or script. */
function isText(content: Buffer): boolean {
  const text = textOf(content);
  return /^[\t\n\v\f\r\x20-\uffff]*$/.test(text) && !RUNS_AS_TEXT.test(text.slice(0, 1024));
}

/** Parts of documents that run: macros of Office and of old Excel, scripts of OpenDocument. */
const RUNS = /(?:^|\/)(?:vba|macrosheets\/|Basic\/|Scripts\/)/i;

const office = (type: string, folder: string): FileFormat => ({
  type: `application/vnd.openxmlformats-officedocument.${type}`,
  isDistinct: true,
  fits: isDocument((names) => names.some((name) => name.startsWith(`${folder}/`))),
});

const openDocument = (type: string): FileFormat => ({
  type: `application/vnd.oasis.opendocument.${type}`,
  isDistinct: true,
  // The type stands unpacked at the beginning (OpenDocument 1.3, part 2, 3.3).
  fits: isDocument(
    (names, content) =>
      names.includes('content.xml') &&
      begins(`mimetypeapplication/vnd.oasis.opendocument.${type}`, 30)(content),
  ),
});

const picture = (type: string, fits: FileFormat['fits']): FileFormat => ({
  type: `image/${type}`,
  isDistinct: true,
  fits,
});

const jpeg = picture('jpeg', isJpeg);

/** The formats by the endings of names. */
const formats: Readonly<Record<string, FileFormat>> = {
  pdf: { type: 'application/pdf', isDistinct: true, fits: isPdf },
  jpg: jpeg,
  jpeg,
  jfif: { ...jpeg, usual: 'jpg' },
  jpe: { ...jpeg, usual: 'jpg' },
  png: picture('png', begins('\x89PNG\r\n\x1a\n')),
  webp: picture('webp', (content) => isRiff(content) && isWebp(content)),
  gif: picture('gif', begins('GIF8')),
  heic: picture('heic', isHeic),
  heif: { ...picture('heic', isHeic), usual: 'heic' },
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

/** The endings of file names that a form can allow. */
export const endings = Object.keys(formats);

const formatAt = (ending: string): FileFormat | undefined =>
  Object.hasOwn(formats, ending) ? formats[ending] : undefined;

/** The media type of a file by the ending of its name; null when its content is of another format. */
export function typeOf(ending: string, content: Buffer): string | null {
  const format = formatAt(ending);
  return format && content.length > 0 && format.fits(content) ? format.type : null;
}

/** The reason why a file is refused. */
export type FileFault = 'FILE_EMPTY' | 'FILE_TYPE' | 'FILE_PROTECTED' | 'FILE_DAMAGED';

/**
 * The format of a file, by its content. The name must have one of the allowed endings, but a picture
 * may have the ending of another picture format.
 */
export function formatOf(
  ending: string,
  content: Buffer,
  accepted: readonly string[],
): { ending: string; type: string } | FileFault {
  if (content.length === 0) {
    return 'FILE_EMPTY';
  }
  // A site that was built by an older version lists the usual endings alone.
  if (!accepted.includes(ending) && !accepted.includes(formatAt(ending)?.usual ?? '')) {
    return 'FILE_TYPE';
  }
  const others = accepted.filter((each) => formatAt(each)?.isDistinct);
  const found = [ending, ...others].find((each) => typeOf(each, content) !== null);
  const format = formatAt(found ?? '');
  return found && format ? { ending: format.usual ?? found, type: format.type } : faultOf(content);
}

/** The first bytes of a compound file (MS-CFB 2.2): old documents, and new ones with a password. */
const isCompoundFile = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');

/** The reason why a content has none of the formats of its name. */
function faultOf(content: Buffer): FileFault {
  if (isCompoundFile(content)) {
    // MS-OFFCRYPTO 2.3.4.4
    const isProtected = content.includes(Buffer.from('EncryptedPackage', 'utf16le'));
    return isProtected ? 'FILE_PROTECTED' : 'FILE_TYPE';
  }
  if (isZip(content)) {
    const names = namesInZip(content);
    // OpenDocument 1.4, part 2, 3.16
    const isProtected = names.includes('encrypted-package');
    if (names.length === 0) {
      return 'FILE_DAMAGED';
    }
    return isProtected ? 'FILE_PROTECTED' : 'FILE_TYPE';
  }
  const isKnown =
    endings.some((each) => typeOf(each, content) !== null) ||
    isBinary(content) ||
    RUNS_AS_TEXT.test(textOf(content.subarray(0, 2048)));
  return isKnown ? 'FILE_TYPE' : 'FILE_DAMAGED';
}

/** Whether a content is a ZIP archive with the parts of a document, and without parts that run. */
function isDocument(hasParts: (names: readonly string[], content: Buffer) => boolean) {
  return (content: Buffer) => {
    const names = isZip(content) ? namesInZip(content) : [];
    return hasParts(names, content) && !names.some((name) => RUNS.test(name));
  };
}
