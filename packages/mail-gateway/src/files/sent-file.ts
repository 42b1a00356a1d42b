import { DEVICE_NAME } from '../../../words/device-names.ts';
import { startOf } from '../../../words/graphemes.ts';
import type { Question } from '../contact-form.ts';
import { Refusal } from '../errors.ts';
import {
  cleanText,
  type FileFacts,
  type NewMessage,
  type OtherFields,
} from '../messages/message.ts';
import { formatOf } from './file-formats.ts';

/** The name of a form field, and the file in it. */
export type SentFile = readonly [field: string, file: File];

/** Bytes in one of `maxMegabytes`. */
export const MEGABYTE = 1024 * 1024;

/** Most characters of a file name, ending included. */
const LONGEST_NAME = 100;

/** Most bytes of a file name in UTF-8: file systems allow 255, and `export` puts an id before the name. */
const MOST_NAME_BYTES = 240;

/** Most bytes of the file that a question asks for. */
export const mostBytes = ({ maxMegabytes = 0 }: Question) => maxMegabytes * MEGABYTE;

/** The question that asks for a file, if there is one. */
export const fileQuestion = (questions: readonly Question[]) =>
  questions.find(({ kind }) => kind === 'file');

/**
 * The file of a message, and its other fields with the file's name and size as the answer to the
 * question for a file.
 * @throws Refusal FILE_SENT for a file without a question, or a second file; FILE_TOO_LARGE;
 *   FILE_TYPE for a name or a content of another kind, FILE_EMPTY, FILE_PROTECTED and FILE_DAMAGED;
 *   ANSWERS_WRONG for a text in place of the file.
 */
export async function withFile(
  { files, otherFields }: { files: readonly SentFile[]; otherFields: OtherFields },
  questions: readonly Question[],
): Promise<{ file: NewMessage['file']; otherFields: OtherFields }> {
  const question = fileQuestion(questions);
  const [first, another] = question ? files : files.filter(([, { size }]) => size > 0);
  // Some browsers send an empty text for an empty file input.
  if (question && otherFields.some(([name, text]) => name === question.name && text !== '')) {
    throw new Refusal('ANSWERS_WRONG');
  }
  if (!first) {
    return { file: undefined, otherFields };
  }
  const [field, sent] = first;
  if (!question || another || field !== question.name) {
    throw new Refusal('FILE_SENT');
  }
  const file = await checkedFile(sent, question);
  return { file, otherFields: [...otherFields, [field, fileAnswer(file)]] };
}

/** The answer to a question for a file: its name and size. */
export const fileAnswer = ({ name, bytes }: Pick<FileFacts, 'name' | 'bytes'>): string =>
  `${name} (${sizeText(bytes)})`;

async function checkedFile(file: File, question: Question) {
  if (file.size > mostBytes(question)) {
    throw new Refusal('FILE_TOO_LARGE');
  }
  const { stem, ending } = cleanName(file.name);
  const content = Buffer.from(await file.arrayBuffer());
  const format = formatOf(ending, content, question.accept ?? []);
  if (typeof format === 'string') {
    throw new Refusal(format, undefined, format === 'FILE_TYPE' ? question.accept : []);
  }
  return { name: `${stem}.${format.ending}`, type: format.type, bytes: content.length, content };
}

/**
 * The stored form of a visitor's file name: without path, control characters, invisible characters
 * that reorder text, and characters that file systems forbid.
 */
function cleanName(given: string): { stem: string; ending: string } {
  const name = cleanText(given)
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    // Dots and spaces at the end: Windows forbids them, and second downloads add them.
    .replace(/[. ]+$/, '');
  const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name.trim()) ?? [];
  const short = shortName(stem, ending.length + 1);
  const plain = short.replace(/^[. ]+|[. ]+$/g, '').replace(DEVICE_NAME, '$&_');
  return { stem: plain === '' ? 'file' : plain, ending: ending.toLowerCase() };
}

/** The beginning of a file name, cut so that a number of further bytes fits. */
function shortName(name: string, room: number): string {
  let short = startOf(name, LONGEST_NAME - room);
  while (Buffer.byteLength(short) > MOST_NAME_BYTES - room) {
    short = startOf(short, short.length - 1);
  }
  return short;
}

/** A size for people: `240 kB`, `1.2 MB`. */
const sizeText = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.ceil(bytes / 1024)} kB`
    : `${(bytes / MEGABYTE).toFixed(1).replace('.0', '')} MB`;
