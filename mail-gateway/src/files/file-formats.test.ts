import { describe, expect, it } from 'vitest';
import { zipOf } from '../../test/support/files.ts';
import { endings, typeOf } from './file-formats.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
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
  png: latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  webp: latin1('RIFF\x24\0\0\0WEBPVP8 '),
  gif: latin1('GIF89a\x01\0\x01\0'),
  heic: latin1('\0\0\0\x18ftypheic\0\0\0\0'),
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
    ['a page', 'txt', Buffer.from('\ufeff \n<!doctype html><title>x</title>')],
    ['a page', 'csv', Buffer.from('<script>alert(1)</script>')],
    ['a drawing', 'txt', Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>')],
    ['a script', 'txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a text with a NUL', 'txt', latin1('text\0')],
    ['an old document', 'docx', latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['another document', 'docx', zipOf(xlsx)],
    ['any archive', 'docx', zipOf({ 'readme.txt': 'hello' })],
    ['a document with macros', 'docx', zipOf({ ...docx, 'word/vbaProject.bin': 'x' })],
    ['a table with macros', 'xlsx', zipOf({ ...xlsx, 'xl/VBAProject.bin': 'x' })],
    ['a table with old macros', 'xlsx', zipOf({ ...xlsx, 'xl/macrosheets/sheet1.xml': 'x' })],
    ['a text with macros', 'odt', open('text', { 'Basic/Standard/Module1.xml': 'x' })],
    ['a table with scripts', 'ods', open('spreadsheet', { 'Scripts/python/a.py': 'x' })],
    ['a text', 'ods', open('text')],
    ['an archive that is cut', 'docx', zipOf(docx).subarray(0, -30)],
    ['an archive with a wrong directory', 'odt', withoutDirectory(open('text'))],
  ])('%s is none when the name says %s', (_what, ending, content) => {
    expect(typeOf(ending, content)).toBeNull();
  });

  it.each(['exe', 'html', 'svg', 'docm', 'constructor', ''])('%j is of no format', (ending) => {
    expect(typeOf(ending, real['pdf'] ?? Buffer.alloc(0))).toBeNull();
  });
});
