import { choicesOf } from '../../content-model/src/schema-traversal.ts';
import { isEmail, isLanguageCode } from '../../content-model/src/schemas/fields.ts';
import { HOME_SECTIONS } from '../../content-model/src/schemas/page-head.ts';
import { themeSchema } from '../../content-model/src/schemas/theme.ts';
import { parseColour } from '../../content-model/src/theme/colour.ts';
import { starterLanguages } from './adopt.ts';

const patterns = choicesOf(themeSchema.shape.pattern);

/** What `npm run adopt` asks beside where to start, in this order; `words/` has the sentences. */
export const questionNames = [
  'name',
  'legalName',
  'language',
  'email',
  'phone',
  'city',
  'country',
  'domain',
  'brandColour',
  'accentColour',
  'pattern',
  'sections',
] as const;
export type Question = (typeof questionNames)[number];

/** What an answer must be, where it is not any text. */
export type AnswerForm = 'language' | 'email' | 'phone' | 'colour' | 'pattern' | 'sections';

/** What the sentences about answers name. */
export const choices = {
  languages: starterLanguages.join(', '),
  patterns: patterns.join(', '),
  sections: HOME_SECTIONS.join(','),
} as const;

/** The flag of a question, such as `brand-colour`. */
export const flagOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function areSections(value: string): boolean {
  const names = value.split(',').map((name) => name.trim());
  const known = names.every((name) => HOME_SECTIONS.some((section) => section === name));
  return known && names[0] === 'hero' && new Set(names).size === names.length;
}

const forms: Readonly<Record<AnswerForm, (value: string) => boolean>> = {
  language: isLanguageCode,
  email: isEmail,
  phone: (value) => /\d/.test(value),
  colour: (value) => parseColour(value) !== undefined,
  pattern: (value) => patterns.includes(value),
  sections: areSections,
};

/** The form of the answer to a question; undefined where any text is one. */
function formOf(name: Question): AnswerForm | undefined {
  if (name === 'brandColour' || name === 'accentColour') return 'colour';
  return name in forms ? (name as AnswerForm) : undefined;
}

/**
 * What is wrong with the answer to a question.
 *
 * @param value the answer; an open one is always right
 * @returns the form that it must have; undefined when it is right
 */
export function refuseAnswer(name: Question, value: string): AnswerForm | undefined {
  const form = formOf(name);
  return form === undefined || value === '' || forms[form](value) ? undefined : form;
}
