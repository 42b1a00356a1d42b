import { type FindingTable, quoted } from './describe.ts';

/** What could not be read, and the line on which it is, if there is one. */
const at = (found: string, line: string | undefined) => (line ? `${found}: ${line}` : `${found}.`);

/** Why a file cannot be read as fields. */
export const syntaxFindings = {
  wrongIndent: (line?: string) => [
    at('a line that is not as far to the right as its neighbours', line),
    'the line with as many spaces at its start as the lines it belongs to.',
  ],
  colonInText: (line?: string) => [
    at('a colon inside a text without quotes', line),
    'the whole text in "quotes".',
  ],
  fieldTwice: (line?: string) => [
    at('a field that the record has already', line),
    'each field once: take one of the two lines out.',
  ],
  notClosed: (line?: string) => [
    at('a quote or bracket that is never closed, or a missing comma or colon', line),
    'what is missing, at this place or just before it.',
  ],
  secondRecord: (line?: string) => [
    at('a second record in one file', line),
    'one record only: take the line of three dashes out.',
  ],
  tab: (line?: string) => [
    at('a tab at the start of a line', line),
    'spaces in its place, two for each step to the right.',
  ],
  otherSyntax: (line?: string) => [
    at('something that cannot be read', line),
    'a text in "quotes" if it holds ": " or " #", or begins with one of { } [ ] , & * # ? | - < > = ! % @ `.',
  ],
} satisfies FindingTable;

/** What can be wrong with a file, with its place and name, and with the number of files. */
export const fileFindings = {
  ...syntaxFindings,
  emptyFile: () => [
    'an empty file.',
    'one field on each line: its name, a colon, a space and its value.',
  ],
  noFields: () => [
    'a file without fields.',
    'one field on each line: its name, a colon, a space and its value.',
  ],
  star: (name: string) => [`*${name} without quotes, which is a sign of YAML.`, 'it in "quotes".'],
  nameIsNoWord: () => [
    'a name that is no word.',
    'the name of a field, a colon, a space and its value.',
  ],
  cutByHash: (comment: string) => [
    `${quoted(`#${comment}`)} after a space, which makes it a note that nobody sees.`,
    'the whole text in "quotes"; or, for a note, a space after the #.',
  ],
  notUtf8: (around: string) => [
    `a text that is not saved as UTF-8: ${quoted(around)}.`,
    'the same text, but save the file as UTF-8 (in the list of encodings of Save As), and look at its accents.',
  ],
  noFrontMatter: (names: readonly string[]) => [
    'a text without fields at its top.',
    `a line of ---, the fields ${names.join(', ')}, another line of ---, then the text.`,
  ],
  studyWithoutProject: (project: string) => [
    `a case study without its project: there is no content/${project}.yaml.`,
    'the name of the file of its project, with the ending .md; or take the file away.',
  ],
  missingFile: (file: string, fields: readonly string[]) => [
    `nothing, ${file} is missing.`,
    `this file, with the fields ${fields.join(', ')}.`,
  ],
  secondFile: (first: string) => [
    `a second file for what content/${first} says.`,
    'one of the two: take the other away.',
  ],
  tooManyEntries: (count: number, atMost: number) => [
    `${count} records.`,
    `at most ${atMost}: take ${count - atMost} away.`,
  ],
  titleTwice: (value: string, other: string, field: string) => [
    `${quoted(value)}, which content/${other} has as well.`,
    `a ${field} of its own; or take one of the two files away.`,
  ],
  noOrder: () => [
    'no list of names.',
    'the files of the folder in their order, without their endings, one in each line behind a dash:\n- first\n- second',
  ],
  nameWithoutEntry: (name: string, meant: string) => [
    `${quoted(name)}, but no file of the folder has this name.`,
    `${meant}; or take the line away.`,
  ],
  unknownFolder: (folder: string, top: string, folders: readonly string[], meant?: string) => [
    `a file that nobody reads: ${folder === '.' ? `the top of content/ holds no records but ${top}` : `the folder content/${folder}/ holds no records`}.${meant ? ` Did you mean content/${meant}/?` : ''}`,
    `the file into one of the folders ${folders.join(', ')}; or take it away.`,
  ],
  unknownEnding: (ending: string, records: readonly string[], pictures: readonly string[]) => [
    `a file that nobody reads: its name ends in ${ending === '' ? 'nothing' : ending}.`,
    `the ending ${records.join(' or ')} for a record, ${pictures.join(', ')} for a picture; or take the file away.`,
  ],
  unknownName: (names: readonly string[]) => [
    'a file that nobody reads: the folder holds other records.',
    `the name ${names.join(' or ')}; or take the file away.`,
  ],
  addressOfContact: (address: string) => [
    `the address ${address}.`,
    'another name: the contact page has this address.',
  ],
  addressOfPage: (address: string, other: string) => [
    `the address ${address}.`,
    `another name: ${other} has this address as well.`,
  ],
} satisfies FindingTable;
