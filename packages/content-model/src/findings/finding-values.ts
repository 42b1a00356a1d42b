import type { Values } from '../../../words/message.ts';
import { characterName, shortened, sourceOf } from './describe.ts';

/** The descriptions of values in the sentences of a language. */
export interface Wording {
  /**
   * A value and its type in a few words.
   *
   * @param source how a number or a switch is written in the file, such as `+234` for 234
   */
  value: (value: unknown, source?: string) => string;
  /** The question "Did you mean …?" with a space before it; empty without a suggestion. */
  suggestion: (meant: string | undefined) => string;
}

type Names = readonly string[];

/** The targets of links; the second page is the contact page. */
type Targets = { pages: Names; anchors: Names };

/** A colour that stands out too little. */
type LowContrast = {
  /** The colour as the theme has it, and the same in hex. */
  written: string;
  role: string;
  groundName: string;
  ground: string;
  ratio: string;
  /** The contrast that is needed. */
  least: number;
  /** The nearest colour with which it is reached. */
  nearest: string;
};

const list = (names: Names) => names.join(', ');
const inBraces = (name: string) => `{${name}}`;
const none = () => ({});
const text = (value: string) => ({ text: shortened(value) });

/** The line that could not be read, if there is one, as the end of a sentence. */
const place = (line?: string) => ({ place: line ? `: ${line}` : '.' });

/** The reasons why a file cannot be read as fields. */
const syntax = {
  wrongIndent: place,
  colonInText: place,
  fieldTwice: place,
  notClosed: place,
  secondRecord: place,
  tab: place,
  otherSyntax: place,
};

/** The reasons why a file is not read as it looks. */
const invisible = {
  invisibleCharacter: (character: string, line: string) => ({
    character: characterName(character),
    ...place(shortened(line)),
  }),
};

export type SyntaxCode = keyof typeof syntax;

/** Findings about files: their places, names and number. */
const files = {
  emptyFile: none,
  noFields: none,
  signOfYaml: (written: string) => ({ written }),
  nameIsNoWord: none,
  cutByHash: (comment: string) => ({ comment: shortened(`#${comment}`) }),
  notUtf8: (around: string) => ({ around: shortened(around) }),
  noFrontMatter: (names: Names) => ({ names: list(names) }),
  pageWithoutEntry: (entry: string) => ({ entry }),
  missingFile: (file: string, fields: Names) => ({ file, fields: list(fields) }),
  secondFile: (first: string) => ({ first }),
  tooManyEntries: (count: number, atMost: number) => ({ count, atMost, excess: count - atMost }),
  titleTwice: (value: string, other: string, field: string) => ({
    value: shortened(value),
    other,
    field,
  }),
  noOrder: none,
  nameWithoutEntry: (name: string, meant: string) => ({ name: shortened(name), meant }),
  unknownFolder: (folder: string, top: string, folders: Names, meant = '') => ({
    isTop: folder === '.',
    folder,
    top,
    folders: list(folders),
    hasMeant: meant !== '',
    meant,
  }),
  unknownEnding: (ending: string, records: Names, pictures: Names) => ({
    hasEnding: ending !== '',
    ending,
    records: records.join(' or '),
    pictures: list(pictures),
  }),
  unknownName: (names: Names) => ({ names: list(names), choice: names.join(' or ') }),
  unportableName: (name: string, meant: string) => ({ name: shortened(name), meant }),
  addressOfContact: (address: string) => ({ address }),
  addressOfPage: (address: string, other: string) => ({ address, other }),
  otherFirstLanguage: (first: string, language: string) => ({ first, language }),
  translationOfNoLanguage: (language: string) => ({ language }),
  translationWithoutEntry: (source: string) => ({ source }),
  pageNotTranslated: (address: string, file: string) => ({ address, file }),
};

/** Findings about the value of a field. */
const fields = ({ value, suggestion }: Wording) => ({
  empty: (given: unknown) => ({ value: value(given) }),
  unknownField: (name: string, known: Names, meant?: string) => ({
    name: shortened(name),
    known: list(known),
    suggestion: suggestion(meant),
  }),
  sharedField: (source: string) => ({ source }),
  longerList: (source: string) => ({ source }),
  wrongType: (given: unknown, expected: string, source?: string) => ({
    value: value(given, source),
    expected,
    needsQuotes: expected === 'string' && typeof given !== 'object',
    source: sourceOf(given, source),
  }),
  readAsOther: (source: string, kind: 'group' | 'list' | 'nothing') => ({
    source: shortened(source),
    kind,
  }),
  wrongChoice: (given: unknown, meant?: string) => ({
    value: value(given),
    suggestion: suggestion(meant),
  }),
  noEntry: (id: string, folder: string, known: Names, meant?: string) => ({
    id: shortened(id),
    folder,
    hasEntries: known.length > 0,
    known: list(known),
    suggestion: suggestion(meant),
  }),
  wrongCount: (
    entries: readonly unknown[],
    bound: 'exactly' | 'at least' | 'at most',
    wanted: number,
  ) => ({ value: value(entries), bound: bound.replace('at ', ''), wanted }),
  tooSmall: (given: unknown, least: number, source?: string) => ({
    value: value(given, source),
    least,
  }),
  noDay: (given: unknown) => ({
    value: value(given),
    isForm: /^\d{4}-\d\d-\d\d$/.test(`${given}`),
  }),
  unfit: (given: unknown, source?: string) => ({ value: value(given, source) }),
  twiceInList: (given: unknown, other: string, field: string) => ({
    value: value(given),
    other,
    field,
  }),
  noEmail: (given: string) => ({ value: shortened(given) }),
  severalEmails: (given: string) => ({ value: shortened(given) }),
  noRoute: (given: string) => ({ value: shortened(given) }),
  questionName: (given: string) => ({ value: shortened(given) }),
  questionOptions: (kind: string) => ({ kind }),
  questionAccept: (kind: string) => ({ kind, isFile: kind === 'file' }),
  questionLink: (kind: string) => ({ isConsent: kind === 'consent' }),
  secondFileQuestion: none,
  fileAtProvider: none,
  noPhone: (given: string) => ({ value: shortened(given) }),
  noOldPath: (given: string) => ({ value: shortened(given) }),
  wrongPercent: (given: string) => ({ value: shortened(given) }),
  oldPathCharacter: (given: string, character: string) => ({
    value: shortened(given),
    character: characterName(character),
  }),
  longAddress: (given: string) => ({ value: shortened(given) }),
  oldPathPart: (given: string, part: string) => ({
    value: shortened(given),
    part: shortened(part),
  }),
  addressOfBuild: (address: string) => ({ address: shortened(address) }),
  addressIsPage: (address: string) => ({ address }),
  addressOfSite: (name: string) => ({ name: shortened(name) }),
  addressLetters: (name: string) => ({ name: shortened(name) }),
  languageHyphen: (given: string, meant: string) => ({ value: shortened(given), meant }),
  noLanguage: (given: string) => ({ value: shortened(given) }),
  tooLong: (given: string, longest: number) => ({ value: shortened(given), longest }),
  tooShort: (given: string, shortest: number) => ({ value: shortened(given), shortest }),
  heroNotFirst: (sections: Names) => ({ value: value(sections) }),
  sectionTwice: (sections: Names) => ({ value: value(sections) }),
  noColour: (given: string) => ({ value: shortened(given) }),
  lowContrast: ({ written, ...others }: LowContrast) => ({
    written: shortened(written),
    ...others,
  }),
  noTypefaceFile: (name: string) => ({ name: shortened(name) }),
  noTypeface: (name: string, installed: Names, id: string) => ({
    name: shortened(name),
    installed: list(installed),
    id,
  }),
});

/** Findings about links, words, and the text of a page. */
const texts = ({ suggestion }: Wording) => ({
  brokenLink: (href: string, targets: Targets, meant?: string) => ({
    href: shortened(href),
    ...linkTargets(targets),
    suggestion: suggestion(meant),
  }),
  hiddenSection: (href: string, targets: Targets) => ({
    href: shortened(href),
    ...linkTargets(targets),
  }),
  unknownNetwork: (id: string, known: Names, meant?: string) => ({
    id: shortened(id),
    link: shortened(`social:${id}`),
    known: list(known),
    suggestion: suggestion(meant),
  }),
  placeholder: (placeholder: string) => ({
    placeholder: shortened(placeholder),
    isBracket: placeholder.startsWith('['),
  }),
  unknownVariable: (name: string, known: Names, meant?: string) => ({
    variable: inBraces(name),
    known: list(known.map(inBraces)),
    suggestion: suggestion(meant && inBraces(meant)),
  }),
  htmlInText: text,
  noReachUs: none,
  noContactEmail: none,
  emptyFact: (name: string) => ({ name, variable: inBraces(name) }),
  noPageText: none,
  sameSectionTitle: (title: string) => ({ title: shortened(title) }),
  emptySection: (title: string) => ({ title: shortened(title) }),
  html: text,
  pageTitleInText: text,
  pictureInText: text,
  linkWithoutAddress: text,
  pictureAmongWords: text,
  pictureWithoutDescription: text,
});

const linkTargets = ({ pages, anchors }: Targets) => ({
  pages: list(pages),
  contact: pages[1] ?? pages[0] ?? '/',
  hasAnchors: anchors.length > 0,
  anchors: list(anchors),
});

/** Findings about the path of a picture, and its file. */
const pictures = {
  noRelativePath: (named: string, folder: string, name: string) => ({
    named: shortened(named),
    folder,
    name,
  }),
  noPictureType: (named: string, type: string) => ({
    named: shortened(named),
    hasType: type !== '',
    type,
  }),
  outsideContent: (named: string, folder: string) => ({ named: shortened(named), folder }),
  missingPicture: (named: string, path: string, meant?: { path: string; relative: string }) => ({
    named: shortened(named),
    path,
    hasMeant: meant !== undefined,
    meant: meant?.relative ?? '',
    meantPath: meant?.path ?? '',
  }),
  unusedImageError: (found: string, write: string) => ({ found, write }),
  noImage: none,
  lfsPointer: none,
  damagedImage: none,
  tinyImage: (width: number, height: number, least: number) => ({ width, height, least }),
  malformedSvg: none,
  svgWithoutNamespace: none,
  svgNotUtf8: none,
  svgWithLateSize: (bytes: number) => ({ bytes }),
  svgWithoutSize: none,
  misnamedImage: none,
  activeSvg: (what: string, line: number) => ({ what, line }),
  svgWithReference: (what: string, line: number) => ({ what, line }),
  heic: none,
  movingImage: none,
  hugeImage: none,
  hugeDrawing: none,
};

/** Hints: findings with which the content can be published. */
const hints = {
  orderWithoutEntry: (name: string, near: Names) => ({
    name: shortened(name),
    hasNear: near.length > 0,
    near: list(near),
  }),
  emptyTopicList: (href: string, others: Names) => ({
    href: shortened(href),
    hasOthers: others.length > 0,
    others: list(others),
  }),
  signsWithoutGlyph: (signs: Names, typefaces: Names) => ({
    signs: signs.join(' '),
    count: typefaces.length,
    typefaces: typefaces.join(' / '),
  }),
  lettersWithoutGlyph: (letters: Names, typeface: string, words: Names, isFile: boolean) => ({
    letters: letters.join(' '),
    typeface,
    words: list(words),
    isFile,
  }),
};

/** The values of the sentences about every finding, by its code. */
export const findingValues = (wording: Wording) =>
  ({
    ...syntax,
    ...invisible,
    ...files,
    ...fields(wording),
    ...texts(wording),
    ...pictures,
    ...hints,
  }) satisfies Record<string, (...values: never[]) => Values>;
