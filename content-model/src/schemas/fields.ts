import { z } from 'zod';

/** How a field is edited: which widget an editor offers, and which extra rule the reader applies. */
export type Widget =
  | 'line'
  | 'paragraph'
  | 'markdown'
  | 'picture'
  | 'link'
  | 'email'
  | 'date'
  | 'choice'
  | 'switch'
  | 'number'
  | 'list'
  | 'group';

declare module 'zod' {
  interface GlobalMeta {
    /** A value that could stand there, as the owner would write it. */
    example?: unknown;
    widget?: Widget;
    /** Names that this text may hold in braces beside the ones that every text may hold. */
    variables?: readonly string[];
    /** For a list of groups: the field in which no two entries may have the same value. */
    unique?: string;
  }
}

type TextOptions = { variables?: readonly string[] };

const needed = (widget: Widget, sentence: string, example: string, options: TextOptions = {}) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ description: sentence, example, widget, ...options });

const mayBeEmpty = (widget: Widget, sentence: string, example: string) =>
  z.string().trim().meta({ description: sentence, example, widget });

/** A short text that must say something. */
export const text = (sentence: string, example: string, options?: TextOptions) =>
  needed('line', sentence, example, options);

/** A text of one or more sentences that must say something. */
export const paragraph = (sentence: string, example: string, options?: TextOptions) =>
  needed('paragraph', sentence, example, options);

/** A short text that may be left empty. */
export const optionalText = (sentence: string, example: string) =>
  mayBeEmpty('line', sentence, example);

/** The path of a picture, relative to the file that names it; empty shows adire cloth in its place. */
export const picture = (sentence: string, example: string) =>
  mayBeEmpty('picture', `${sentence} Left empty, a piece of adire cloth is shown.`, example);

/** The same for a picture that nothing can stand in for. */
export const neededPicture = (sentence: string, example: string) =>
  needed('picture', sentence, example);

/** The address of a link; empty shows the link's text without a link. */
export const link = (sentence: string, example: string) => mayBeEmpty('link', sentence, example);

const EMAIL = /^[^\s@,;<>()]+@[^\s@,;<>()]+\.[^\s@,;<>().]+$/;

/** Whether a text can be an e-mail address: one `@`, a dot after it, nothing that separates addresses. */
export const isEmail = (value: string) => EMAIL.test(value);

/** Why a text that says something cannot stay: the form that it must have. Undefined when it can. */
type Refusal = (value: string) => string | undefined;

/** A text with a rule of its own; what the rule says goes to the owner, before the field's sentence. */
const ruled = (refusal: Refusal) =>
  z
    .string()
    .trim()
    .superRefine((value, context) => {
      const write = value === '' ? undefined : refusal(value);
      if (write !== undefined) context.addIssue({ code: 'custom', params: { write } });
    });

/** An e-mail address, or nothing. */
export const optionalEmail = (sentence: string, example: string) =>
  ruled((value) => {
    if (isEmail(value)) return undefined;
    return value.split('@').length > 2
      ? 'only one address.'
      : 'an address such as name@example.com.';
  }).meta({ description: sentence, example, widget: 'email' });

/** A telephone number, or nothing. */
export const optionalPhone = (sentence: string, example: string) =>
  ruled((value) => (/\d/.test(value) ? undefined : 'a number, with its digits.')).meta({
    description: sentence,
    example,
    widget: 'line',
  });

/** The code of a language as browsers take it, such as `en-NG`. */
export const languageCode = (sentence: string, example: string) =>
  ruled((value) => {
    const form =
      'the code of a language, such as en, or of a language and a country, such as en-NG';
    if (isLanguageCode(value)) return undefined;
    const meant = value.replaceAll('_', '-');
    return isLanguageCode(meant) ? `${meant}, with a hyphen.` : `${form}.`;
  })
    .min(1)
    .meta({ description: sentence, example, widget: 'line' });

/** Languages have two or three letters; `Intl` also takes longer words, for codes that nobody has given out. */
function isLanguageCode(value: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-|$)/i.test(value) && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

/** A day, written year-month-day. */
export const date = (sentence: string, example: string) =>
  z.iso.date().meta({ description: sentence, example, widget: 'date' });

/** One of a few words. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  sentence: string,
) => z.enum(values).meta({ description: sentence, example: values[0], widget: 'choice' });

/** `true` or `false`. */
export const onOff = (sentence: string) =>
  z.boolean().meta({ description: sentence, example: false, widget: 'switch' });

/** A whole number of at least `smallest`. */
export const wholeNumber = (sentence: string, example: number, smallest = 1) =>
  z.int().min(smallest).meta({ description: sentence, example, widget: 'number' });

type ListOptions = {
  /** How many entries there must be. */
  atLeast?: number;
  /** A field of the entries in which no two may have the same value. */
  unique?: string;
};

/** Several values of one form. */
export const list = <Element extends z.ZodType>(
  element: Element,
  sentence: string,
  example: string,
  { atLeast = 0, ...rules }: ListOptions = {},
) =>
  z
    .array(element)
    .min(atLeast)
    .meta({ description: sentence, example, widget: 'list', ...rules });

/** Fields that belong together. A field that is not named here is a fault. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape, sentence: string) =>
  z.strictObject(shape).meta({ description: sentence, widget: 'group' });

/** A link: what it says and where it goes. */
export const linkSchema = group(
  {
    text: text('What the link says.', 'Projects'),
    href: link(
      'Where the link goes: a web address, a page such as `/contact`, a section such as `#projects`, `mailto:` or `tel:` with an address, or `social:` with the id of a network in `site/site.yaml`. Left empty, the text is shown without a link.',
      '/contact',
    ),
  },
  'One link.',
);

/** The two texts at the head of every section of the home page. */
export const sectionFields = {
  sectionTitle: text('The title of the section.', 'What We Do'),
  sectionDescription: paragraph(
    'One or two sentences below the title of the section.',
    'Four things, done well.',
  ),
};
