import { z } from 'zod';
import { plainAddress } from '../../../words/address.ts';
import { isPortableName } from '../check/portable-names.ts';
import { type Finding, finding } from '../findings/findings.ts';
import { slugOf } from '../names.ts';
import { OFF } from '../schema-traversal.ts';
import { hasUnseenCharacter } from '../unseen-characters.ts';

/** The form control of a field, which also decides the checks of pictures and links. */
type Widget =
  | 'line'
  | 'colour'
  | 'paragraph'
  | 'picture'
  | 'link'
  | 'email'
  | 'phone'
  | 'date'
  | 'choice'
  | 'entry'
  | 'switch'
  | 'number'
  | 'list'
  | 'group';

/**
 * How a translation treats a field: it needs its `own` text, the text of the first language is `inherited` when the
 * translation leaves the field out, or the value is `shared` by all languages.
 */
export type Translation = 'own' | 'inherited' | 'shared';

/** The frame of a picture: its width divided by its height, and the part of the picture that is never cut off. */
export type Frame = { ratio: number; keeps: 'top' | 'middle' };

/**
 * How pages show a picture.
 */
export type PicturePlace = {
  /** The largest width in pixels that pages offer, for dense screens as well. */
  width: number;
  /** The frame on phones, as in the style sheet. Left out: the whole picture is shown. */
  frame?: Frame;
  /** Another frame for a picture that is alone in its list. */
  frameWhenAlone?: Frame;
};

declare module 'zod' {
  interface GlobalMeta {
    /** A possible value, as the owner would write it. */
    example?: unknown;
    widget?: Widget;
    /** Variables of this text, in addition to the variables of every text. */
    variables?: readonly string[];
    /** For a picture: the pattern of values that are keywords, not file paths. */
    words?: string;
    place?: PicturePlace;
    /** For the description of a picture: the field of the picture, in the same group. */
    describes?: string;
    /** The fewest and the most characters that a text may have; see check/length.ts. */
    shortest?: number;
    longest?: number;
    /** Whether a number without quotes is taken as a text. */
    takesNumbers?: boolean;
    /** Whether the text is Markdown, of which pages get the HTML; see check/markdown-fields.ts. */
    markdown?: boolean;
    /** For a list of groups: the field in which no two elements may have the same value. */
    unique?: string;
    /** For a short name that no visitor sees: the field from which it is made, and the name for a text without letters. */
    madeFrom?: { field: string; otherwise: string };
    /** For the id of another entry: the folder of that entry. */
    refersTo?: string;
    /** For a day: whether a new entry begins with the day on which it is written. */
    startsToday?: boolean;
    /** For a list of texts: whether the form offers the texts of the collection's other entries. */
    offersUsed?: boolean;
    /** Limits the field to some values of a choice beside it. */
    onlyFor?: { field: string; values: readonly string[] };
    /** How translations treat the field, if not as the widget implies; see translations/overlay.ts. */
    translation?: Translation;
  }
}

const trimmed = z.string().trim();

/** A text that must not be empty. */
export const filled = trimmed.min(1);

/** The metadata that may differ between fields of one kind. */
type Rules = Omit<z.core.GlobalMeta, 'example' | 'widget'>;

/** Makes fields of a kind, each with a possible value. Their labels and hints stand in the words: see labels.ts. */
export const field =
  (schema: z.ZodString, widget: Widget, ofAll: Rules = {}) =>
  (example: string, rules: Rules = {}) =>
    schema.meta({ example, widget, ...ofAll, ...rules });

/** A short text that must not be empty. */
export const text = field(filled, 'line');

/** A text of one or more sentences that must not be empty. */
export const paragraph = field(filled, 'paragraph');

/** A text in Markdown that must not be empty, with the facts of the site as variables. */
export const markdown = field(filled, 'paragraph', { markdown: true });

/** The description of a page in search results, which cut off longer texts. */
export const searchText = (example: string) => paragraph(example, { shortest: 50, longest: 170 });

/** A short text that may be empty. */
export const optionalText = field(trimmed, 'line');

/** A text of one or more sentences that may be empty. */
export const optionalParagraph = field(trimmed, 'paragraph');

/** The path of a picture, relative to the file that names it, or empty. */
export const picture = (example: string, place: PicturePlace) =>
  field(trimmed, 'picture')(example, { place });

/** The path of a picture that must not be empty. */
export const neededPicture = (example: string, place: PicturePlace) =>
  field(filled, 'picture')(example, { place });

/**
 * The description of a picture, needed only when there is a picture.
 *
 * @param describes the field with the picture, in the same group
 */
export const pictureDescription = (describes: string, example: string) =>
  optionalText(example, { describes }).default('');

/** The address of a link; empty shows the link's text without a link. */
export const link = field(trimmed, 'link');

/** Characters that separate addresses, or belong to names and web addresses. */
const NOT_IN_EMAIL = String.raw`\s@,;:<>()[\]\\"`;
const LABEL = `[^${NOT_IN_EMAIL}/?#{}.]+`;
const EMAIL = new RegExp(`^[^${NOT_IN_EMAIL}]+@(?:${LABEL}\\.)+${LABEL}$`);

/**
 * Whether a text is one email address: one `@`, a dot after it, no separator of addresses, no part of a web address,
 * and no character that nobody sees.
 */
export const isEmail = (value: string) => EMAIL.test(value) && !hasUnseenCharacter(value);

/** The addresses of pages that a build makes itself, and the first parts of other addresses that are taken. */
const TAKEN = new Set([
  'index',
  '404',
  'message-sent',
  'message-not-sent',
  'projects',
  'gallery',
  'social',
  'assets',
  'admin',
  'api',
  'healthz',
  'metrics',
]);

/**
 * Checks the address of a page.
 *
 * @param name the address without its slash, and without the folder of a case study
 * @param taken names that the site uses itself
 * @returns undefined for a valid address
 */
export function refuseAddress(name: string, taken = TAKEN): Finding | undefined {
  if (taken.has(name)) return finding('addressOfSite', name);
  const hasLetters = /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(name);
  if (!hasLetters || name !== name.toLowerCase()) return finding('addressLetters', name);
  return isPortableName(name) ? undefined : finding('unportableName', name, slugOf(name));
}

/** An issue of a field, for the check to report. */
export const refused = (wrong: Finding) =>
  ({ code: 'custom', params: { finding: wrong } }) as const;

/** A text with a rule of its own: `refusal` returns the finding for a wrong value. */
export const ruled = (refusal: (value: string) => Finding | undefined, schema = trimmed) =>
  schema.superRefine((value, context) => {
    const wrong = value === '' ? undefined : refusal(value);
    if (wrong) context.addIssue(refused(wrong));
  });

/** An email address, or nothing. */
export const optionalEmail = field(
  ruled((value) => {
    if (isEmail(value)) return undefined;
    return finding(value.split('@').length > 2 ? 'severalEmails' : 'noEmail', value);
  }),
  'email',
);

/** A telephone number, or nothing. */
export const optionalPhone = field(
  ruled((value) => (/\d/.test(value) ? undefined : finding('noPhone', value))),
  'phone',
);

const ROUTE = /^\d{1,3} \d{1,3}(?:, *\d{1,3} \d{1,3})*$/;

/** Places in a picture, such as `370 510, 400 450`: across and down, in thousandths of its size; or nothing. */
export const route = field(
  ruled((value) => (ROUTE.test(value) ? undefined : finding('noRoute', value))),
  'line',
  { translation: 'shared' },
);

/** The address of a page at the top of the site, without its slash. */
export const pageAddress = field(
  ruled((value) => refuseAddress(value), trimmed.overwrite(plainAddress)).min(1),
  'line',
  { translation: 'inherited' },
);

/** The address of a page in Markdown, if it differs from the name of the file. */
export const slug = pageAddress('privacy-policy').optional();

/** The id of an entry of another list, which is the name of its file without the ending; or nothing. */
export const reference = (folder: string, example: string) =>
  field(trimmed, 'entry')(example, { refersTo: folder });

/** A BCP 47 language code such as `en-NG`. */
export const languageCode = field(
  ruled((value) => {
    if (isLanguageCode(value)) return undefined;
    const meant = value.replaceAll('_', '-');
    return isLanguageCode(meant)
      ? finding('languageHyphen', value, meant)
      : finding('noLanguage', value);
  }).min(1),
  'line',
  { translation: 'shared' },
);

/** Whether a text is the code of a language. `Intl` accepts words of up to eight letters; languages have two or three. */
export function isLanguageCode(value: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(value) && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** A day, written year-month-day. */
export const date = (example: string, rules: { startsToday?: boolean } = {}) =>
  z.iso.date().meta({ example, widget: 'date', ...rules });

/** One of a few words. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values).meta({ example: values[0], widget: 'choice' });

/** One of a few words in a list of them, also switched off. */
export const switchedChoice = (values: readonly string[]) =>
  choice([...values, ...values.map((each) => `${each}${OFF}`)]);

/** `true` or `false`. */
export const onOff = z.boolean().meta({ example: false, widget: 'switch' });

/** A whole number of at least `smallest` and at most `largest`. */
export const wholeNumber = (example: number, smallest = 1, largest = Number.MAX_SAFE_INTEGER) =>
  z.int().min(smallest).max(largest).meta({ example, widget: 'number' });

/** Several values of one schema, at least `atLeast`; `unique` is the field that must not repeat. */
export const list = <Element extends z.ZodType>(
  element: Element,
  example: string,
  {
    atLeast = 0,
    ...rules
  }: { atLeast?: number; unique?: string; offersUsed?: boolean; translation?: Translation } = {},
) =>
  z
    .array(element)
    .min(atLeast)
    .meta({ example, widget: 'list', ...rules });

/** A list of names of sections without repetitions, whether a section is switched on or off. */
export const distinctSections = <Names extends z.ZodType<string[]>>(names: Names) =>
  names.superRefine((sections, context) => {
    const plain = sections.map((name) => name.replace(OFF, ''));
    if (new Set(plain).size < plain.length) {
      context.addIssue(refused(finding('sectionTwice', sections)));
    }
  });

/** Fields that belong together; unknown fields are an issue. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape).meta({ widget: 'group' });

export const linkSchema = group({ text: text('Projects'), href: link('/contact') });

/** The two texts at the head of every section of the home page. */
export const sectionFields = {
  sectionTitle: text('What We Do'),
  sectionDescription: paragraph('Four things, done well.'),
};
