import { choicesOf } from '../../../packages/content-model/src/schema-traversal.ts';
import { isEmail, isLanguageCode } from '../../../packages/content-model/src/schemas/fields.ts';
import { themeSchema } from '../../../packages/content-model/src/schemas/theme.ts';
import {
  HOME_SECTIONS,
  OPENING_SECTIONS,
} from '../../../packages/content-model/src/sections/sections.ts';
import { parseColour } from '../../../packages/content-model/src/theme/colour.ts';
import { starterLanguages } from './content.ts';
import { hosts, isHost } from './hosts.ts';

const patterns = choicesOf(themeSchema.shape.pattern);

/** The questions of `npm run create` after the choice of a start, in this order; `words/` has the sentences. */
export const questionNames = [
  'name',
  'legalName',
  'language',
  'email',
  'phone',
  'city',
  'country',
  'domain',
  'host',
  'brandColour',
  'accentColour',
  'pattern',
  'sections',
] as const;
export type Question = (typeof questionNames)[number];

/** The required form of an answer that may not be any text. */
export type AnswerForm =
  | 'language'
  | 'email'
  | 'phone'
  | 'domain'
  | 'colour'
  | 'pattern'
  | 'host'
  | 'sections';

/** The arguments of the sentences about answers. */
export const choices = {
  languages: starterLanguages.join(', '),
  patterns: patterns.join(', '),
  hosts: hosts.join(', '),
  sections: HOME_SECTIONS.join(','),
} as const;

/** The flag of a question, such as `brand-colour`. */
export const flagOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function areSections(value: string): boolean {
  const names = value.split(',').map((name) => name.trim());
  const known = names.every((name) => HOME_SECTIONS.some((section) => section === name));
  return (
    known &&
    OPENING_SECTIONS.some((name) => name === names[0]) &&
    new Set(names).size === names.length
  );
}

/** A host with a dot, with or without `https://` before it. */
const DOMAIN = /^(?:https?:\/\/)?[^\s/?#@.]+(?:\.[^\s/?#@.]+)+\/?$/;

const forms: Readonly<Record<AnswerForm, (value: string) => boolean>> = {
  language: isLanguageCode,
  email: isEmail,
  phone: (value) => /\d/.test(value),
  domain: (value) => DOMAIN.test(value),
  colour: (value) => parseColour(value) !== undefined,
  pattern: (value) => patterns.includes(value),
  host: isHost,
  sections: areSections,
};

/** The form of the answer to a question; undefined if any text is allowed. */
function formOf(name: Question): AnswerForm | undefined {
  if (name === 'brandColour' || name === 'accentColour') return 'colour';
  return name in forms ? (name as AnswerForm) : undefined;
}

/**
 * Checks the answer to a question.
 *
 * @param value the answer; an empty one is always right
 * @returns the form that it must have; undefined for a right answer
 */
export function refuseAnswer(name: Question, value: string): AnswerForm | undefined {
  const form = formOf(name);
  return form === undefined || value === '' || forms[form](value) ? undefined : form;
}
