import { describeValue, didYouMean, type FindingTable, quoted } from './describe.ts';

const EXPECTED: Record<string, string> = {
  string: 'a text',
  array: 'a list, each entry on a line of its own after a dash',
  object: 'a group of fields, each on a line of its own, two spaces further in',
  boolean: 'true or false',
  number: 'a whole number',
  int: 'a whole number',
};

/** What can be wrong with the value of a field. */
export const fieldFindings = {
  empty: (value: unknown, choices: readonly string[] = []) => [
    `${describeValue(value)}.`,
    choices.length > 0 ? `one of ${choices.join(', ')}.` : '',
  ],
  unknownField: (name: string, known: readonly string[], meant?: string) => [
    `a field with the unknown name ${quoted(name)}.${didYouMean(meant)}`,
    `one of the names ${known.join(', ')}; or take the field out.`,
  ],
  wrongType: (value: unknown, expected: string, source?: string) => {
    const needsQuotes = expected === 'string' && typeof value !== 'object';
    const asText = needsQuotes ? `, here in quotes: "${source ?? String(value)}"` : '';
    return [`${describeValue(value, source)}.`, `${EXPECTED[expected] ?? expected}${asText}.`];
  },
  wrongChoice: (value: unknown, choices: readonly string[], meant?: string) => [
    `${describeValue(value)}.${didYouMean(meant)}`,
    `one of ${choices.join(', ')}.`,
  ],
  wrongCount: (
    list: readonly unknown[],
    bound: 'exactly' | 'at least' | 'at most',
    wanted: number,
  ) => [`${describeValue(list)}.`, `${bound} ${wanted} ${wanted === 1 ? 'entry' : 'entries'}.`],
  tooSmall: (value: unknown, least: number, source?: string) => [
    `${describeValue(value, source)}.`,
    `${least} or more.`,
  ],
  noDay: (value: unknown) => [`${describeValue(value)}.`, ''],
  unfit: (value: unknown, source?: string) => [`${describeValue(value, source)}.`, ''],
  twiceInList: (value: unknown, other: string, field: string) => [
    `${describeValue(value)}, which ${other} has as well.`,
    `another ${field}; or take one of the two out.`,
  ],
  noEmail: (value: string) => [`${quoted(value)}.`, 'an address such as name@example.com.'],
  severalEmails: (value: string) => [`${quoted(value)}.`, 'only one address.'],
  noRoute: (value: string) => [
    `${quoted(value)}.`,
    'places with commas between them, each of two numbers below 1000, such as 370 510, 400 450.',
  ],
  noPhone: (value: string) => [`${quoted(value)}.`, 'a number, with its digits.'],
  addressOfSite: (name: string) => [
    `${quoted(name)}.`,
    `another address than /${name}, which the site uses itself.`,
  ],
  addressLetters: (name: string) => [
    `${quoted(name)}.`,
    'lower-case letters, digits and hyphens only, such as about-us.',
  ],
  languageHyphen: (value: string, meant: string) => [
    `${quoted(value)}.`,
    `${meant}, with a hyphen.`,
  ],
  noLanguage: (value: string) => [
    `${quoted(value)}.`,
    'the code of a language, such as en, or of a language and a country, such as en-NG.',
  ],
  tooLong: (value: string, longest: number) => [
    `${quoted(value)}.`,
    `at most ${longest} characters.`,
  ],
  heroNotFirst: (sections: readonly string[]) => [
    `${describeValue(sections)}.`,
    'a list that begins with hero, which holds the heading.',
  ],
  sectionTwice: (sections: readonly string[]) => [
    `${describeValue(sections)}.`,
    'each section once.',
  ],
  noColour: (value: string) => [
    `${quoted(value)}.`,
    'a colour in hex, such as #22308a, or in OKLCH, such as oklch(0.36 0.15 270).',
  ],
  lowContrast: ({ written, role, ground, ratio, scheme, least, nearest }: LowContrast) => [
    `${quoted(written)}, with which ${role.name} (${role.colour}) on ${ground.name} (${ground.colour}) has a contrast of ${ratio} to 1 in the ${scheme} scheme.`,
    nearest
      ? `${nearest}, the nearest colour of this hue that gives the ${least} to 1 it needs; or another.`
      : `another colour: it needs ${least} to 1, which no colour of this hue gives beside the others of the theme. Paper must be light and ink dark.`,
  ],
  noTypeface: (name: string, installed: readonly string[], id: string) => [
    `${quoted(name)}, which is not installed.`,
    `the name of an installed typeface: ${installed.join(', ')}; or run \`npm install --workspace site @fontsource-variable/${id}\` (or \`@fontsource/${id}\`, where the family is not variable).`,
  ],
} satisfies FindingTable;

/** Two colours that stand too close to each other. */
type LowContrast = {
  /** The colour as the theme has it. */
  written: string;
  role: { name: string; colour: string };
  ground: { name: string; colour: string };
  ratio: string;
  scheme: 'light' | 'dark';
  /** The contrast that is needed. */
  least: number;
  /** The nearest colour with which it is reached, if there is one. */
  nearest: string | undefined;
};
