import { describe, expect, it } from 'vitest';
import { zipOf } from '../../test/support/files.ts';
import { endings, formatOf, typeOf } from './file-formats.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const docx = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' };
const xlsx = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<w/>' };
const pptx = { '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' };
/** The archive with another mark where its directory begins. */
const withoutDirectory = (archive: Buffer) =>
  latin1(archive.toString('latin1').replace('PK\x01\x02', 'XX\x01\x02'));
const open = (kind: string, more = {}) =>
  zipOf({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'content.xml': '<office/>',
    ...more,
  });

const real: Readonly<Record<string, Buffer>> = {
  pdf: latin1('%PDF-1.7\n%âãÏÓ'),
  jpg: latin1('\xff\xd8\xff\xe0\0\x10JFIF'),
  jpeg: latin1('\xff\xd8\xff\xe1\0\x10Exif'),
  jfif: latin1('\xff\xd8\xff\xe0\0\x10JFIF'),
  jpe: latin1('\xff\xd8\xff\xdb\0\x43'),
  png: latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  webp: latin1('RIFF\x24\0\0\0WEBPVP8 '),
  gif: latin1('GIF89a\x01\0\x01\0'),
  heic: latin1('\0\0\0\x18ftypheic\0\0\0\0'),
  heif: latin1('\0\0\0\x18ftypmif1\0\0\0\0'),
  docx: zipOf(docx),
  xlsx: zipOf(xlsx),
  pptx: zipOf(pptx),
  odt: open('text'),
  ods: open('spreadsheet'),
  odp: open('presentation'),
  txt: Buffer.from('Wir bräuchten\r\n\teine Website.'),
  csv: latin1('Name;Straße\r\nA\xf6rn;1\r\n'),
  zip: zipOf({ 'readme.txt': 'hello' }),
};

describe('the format of a file', () => {
  it('is known for every ending that can be taken', () => {
    expect(Object.keys(real).sort()).toEqual([...endings].sort());
  });

  it.each(Object.entries(real))('%s is recognised by its content', (ending, content) => {
    expect(typeOf(ending, content)).toMatch(/^[a-z]+\/[\w.+-]+$/);
  });

  const program = latin1('MZ\x90\0\x03\0\0\0');
  it.each<[string, string, Buffer]>([
    ...endings.map((ending): [string, string, Buffer] => ['a program', ending, program]),
    ...endings.map((ending): [string, string, Buffer] => [
      'an empty file',
      ending,
      Buffer.alloc(0),
    ]),
    ['a program for Linux', 'pdf', latin1('\x7fELF\x02\x01')],
    ['a page that goes on as a PDF', 'pdf', Buffer.from('<html><script>1</script>%PDF-1.7')],
    ['a page that goes on as a PDF, behind a line', 'pdf', Buffer.from('a\n<!doctype x>%PDF-1.7')],
    ['a page in UTF-16 that goes on as a PDF', 'pdf', Buffer.from('\0<\0h\0t\0m\0l\0>\0%PDF-1.7')],
    ['a script that goes on as a PDF', 'pdf', Buffer.from('#!/bin/sh\n%PDF-1.7')],
    ['a program that goes on as a PDF', 'pdf', latin1('MZ\x90\0\x03%PDF-1.7')],
    ['a PDF behind more than 1,024 bytes', 'pdf', latin1(`${' '.repeat(1025)}%PDF-1.7`)],
    ['a page in UTF-16', 'txt', utf16('\ufeff\n<script>alert(1)</script>')],
    ['a text in UTF-16 with a NUL', 'txt', utf16('\ufefftext\0')],
    ['half a character of UTF-16', 'txt', utf16('\ufefftext').subarray(0, -1)],
    ['a text in UTF-16 without its mark', 'txt', utf16('text')],
    ['a page', 'txt', Buffer.from('\ufeff \n<!doctype html><title>x</title>')],
    ['a page', 'csv', Buffer.from('<script>alert(1)</script>')],
    ['a drawing', 'txt', Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>')],
    ['a script', 'txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a text with a NUL', 'txt', latin1('text\0')],
    ['a text with the end of a file of DOS in it', 'txt', latin1('text\x1atext')],
    ['an old document', 'docx', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['another document', 'docx', zipOf(xlsx)],
    ['any archive', 'docx', zipOf({ 'readme.txt': 'hello' })],
    ['a document with macros', 'docx', zipOf({ ...docx, 'word/vbaProject.bin': 'x' })],
    ['a table with macros', 'xlsx', zipOf({ ...xlsx, 'xl/VBAProject.bin': 'x' })],
    ['a table with old macros', 'xlsx', zipOf({ ...xlsx, 'xl/macrosheets/sheet1.xml': 'x' })],
    ['a text with macros', 'odt', open('text', { 'Basic/Standard/Module1.xml': 'x' })],
    ['a table with scripts', 'ods', open('spreadsheet', { 'Scripts/python/a.py': 'x' })],
    [
      'a document with macros behind a backslash',
      'docx',
      zipOf({ ...docx, 'word\\vbaProject.bin': 'x' }),
    ],
    ['a text', 'ods', open('text')],
    ['an archive that is cut', 'docx', zipOf(docx).subarray(0, -30)],
    ['an archive with a wrong directory', 'odt', withoutDirectory(open('text'))],
  ])('%s is none when the name says %s', (_what, ending, content) => {
    expect(typeOf(ending, content)).toBeNull();
  });

  it.each(['exe', 'html', 'svg', 'docm', 'constructor', ''])('%j is of no format', (ending) => {
    expect(typeOf(ending, real['pdf'] ?? Buffer.alloc(0))).toBeNull();
  });

  it.each<[string, string, Buffer]>([
    ['a byte order mark', 'pdf', latin1('\xef\xbb\xbf%PDF-1.4\n')],
    ['a line end', 'pdf', latin1('\r\n%PDF-1.4\n')],
    ['a line of a scanner', 'pdf', latin1('SCN-2026-11-26 device 0042\n%PDF-1.4\n')],
    ['the control of a printer', 'pdf', latin1('\x1b%-12345X@PJL JOB\r\n\0%PDF-1.4\n')],
    ['1,024 bytes', 'pdf', latin1(`${' '.repeat(1024)}%PDF-1.4`)],
    ['a line break within a cell', 'csv', latin1('Ada;12 High Street\x0bLagos\r\n')],
    ['the end of a file of DOS', 'csv', latin1('Name;Wish\r\nAda;1\r\n\x1a')],
    [
      'a backslash in an archive of old .NET',
      'docx',
      zipOf({ '[Content_Types].xml': '<Types/>', 'word\\document.xml': '<w/>' }),
    ],
    ['a heart', 'txt', Buffer.from('<3 your work')],
    ['the mark of UTF-16', 'csv', utf16('\ufeffName;Wunsch\r\nMüller;計画 🎉\r\n')],
    ['the mark of UTF-16, big endian', 'txt', utf16('\ufeffÜber uns\r\n').swap16()],
  ])('%s does not matter', (_what, ending, content) => {
    expect(typeOf(ending, content)).toMatch(/^[a-z]+\/[\w.+-]+$/);
  });
});

describe('the format of a file that a form takes', () => {
  const photo = real['jpg'] ?? Buffer.alloc(0);
  const locked = Buffer.concat([
    latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
    Buffer.alloc(500),
    utf16('EncryptedPackage'),
  ]);

  it.each<[string, string, string, Buffer]>([
    ['a photo saved by Chrome', 'jfif', 'jpg', photo],
    ['a photo of an old program', 'jpe', 'jpg', photo],
    ['a photo', 'jpeg', 'jpeg', photo],
    ['a WebP picture named .jpg', 'jpg', 'webp', real['webp'] ?? photo],
    ['a PNG picture named .jpg', 'jpg', 'png', real['png'] ?? photo],
    ['a photo of a phone named .jpg', 'jpg', 'heic', real['heic'] ?? photo],
    ['a JPEG picture named .heic', 'heic', 'jpg', photo],
    ['a photo named .pdf', 'pdf', 'jpg', photo],
    ['a table named .docx', 'docx', 'xlsx', zipOf(xlsx)],
    ['a document named .zip', 'zip', 'zip', zipOf(docx)],
    ['a text that speaks of PDF', 'txt', 'txt', latin1('begins with %PDF-1.7')],
  ])('%s is known by its content', (_what, named, ending, content) => {
    expect(formatOf(named, content, endings)).toMatchObject({ ending });
  });

  it('is one that the form takes, also where its site names the usual endings alone', () => {
    expect(formatOf('jfif', photo, ['jpg'])).toMatchObject({ ending: 'jpg', type: 'image/jpeg' });
    expect(formatOf('jpg', real['png'] ?? photo, ['jpg'])).toBe('FILE_TYPE');
    expect(formatOf('png', photo, ['jpg'])).toBe('FILE_TYPE');
    expect(formatOf('exe', photo, endings)).toBe('FILE_TYPE');
  });

  it.each<[string, string, Buffer, string]>([
    ['nothing', 'pdf', Buffer.alloc(0), 'FILE_EMPTY'],
    ['a document with a password', 'docx', locked, 'FILE_PROTECTED'],
    ['a table with a password', 'xlsx', locked, 'FILE_PROTECTED'],
    [
      'a new OpenDocument with a password',
      'odt',
      zipOf({ mimetype: 'x', 'encrypted-package': 'x' }),
      'FILE_PROTECTED',
    ],
    ['an old document', 'docx', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'FILE_TYPE'],
    ['a document with macros', 'docx', zipOf({ ...docx, 'word/vbaProject.bin': '' }), 'FILE_TYPE'],
    ['a page', 'pdf', latin1(' <html>'), 'FILE_TYPE'],
    ['a page with a byte order mark', 'txt', Buffer.from('\ufeff<html>'), 'FILE_TYPE'],
    ['a page in UTF-16', 'txt', utf16('\ufeff<html>'), 'FILE_TYPE'],
    ['an AVIF picture named .jpg', 'jpg', latin1('\0\0\0\x1cftypavif\0\0\0\0'), 'FILE_TYPE'],
    ['a film named .jpg', 'jpg', latin1('\0\0\0\x18ftypmp42\0\0\0\0'), 'FILE_TYPE'],
    ['a scan in TIFF named .pdf', 'pdf', latin1('II*\0\x08\0\0\0'), 'FILE_TYPE'],
    ['a bitmap named .jpg', 'jpg', latin1('BM\x36\0\x03\0\0\0\0\0\x36\0\0\0'), 'FILE_TYPE'],
    ['a JPEG 2000 picture named .jpg', 'jpg', latin1('\0\0\0\x0cjP  \r\n\x87\n'), 'FILE_TYPE'],
    ['another archive named .zip', 'zip', latin1('Rar!\x1a\x07\x01\0'), 'FILE_TYPE'],
    ['a document that was cut', 'docx', zipOf(docx).subarray(0, -30), 'FILE_DAMAGED'],
    ['zeros', 'jpg', Buffer.alloc(4096), 'FILE_DAMAGED'],
    ['bytes of no format', 'pdf', latin1('\x01\x02\x03\xfe'), 'FILE_DAMAGED'],
  ])('%s is refused with the reason', (_what, ending, content, fault) => {
    expect(formatOf(ending, content, endings)).toBe(fault);
  });
});
