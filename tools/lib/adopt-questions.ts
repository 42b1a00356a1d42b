import { choicesOf } from '../../content-model/src/schema-traversal.ts';
import { isLanguageCode } from '../../content-model/src/schemas/fields.ts';
import { HOME_SECTIONS } from '../../content-model/src/schemas/page-head.ts';
import { themeSchema } from '../../content-model/src/schemas/theme.ts';
import { parseColour } from '../../content-model/src/theme/colour.ts';
import { starterLanguages } from './adopt.ts';

const patterns = choicesOf(themeSchema.shape.pattern);

/** What `npm run adopt` asks beside where to start, in this order. */
export const questions = {
  name: 'The name of the agency, as visitors know it',
  legalName: 'The registered name of the company',
  language: `The language of the site as a code; complete are ${starterLanguages.join(', ')}`,
  email: 'The e-mail address for visitors',
  phone: 'The telephone number for visitors',
  city: 'The city',
  country: 'The country',
  domain: 'The domain of the site, such as agency.example',
  brandColour: 'The colour of the brand, any one, such as #22308a',
  accentColour: 'The colour of buttons, such as #f06a2e; left open, one that goes with the brand',
  pattern: `The pattern of coloured surfaces: ${patterns.join(', ')}`,
  sections: `The sections of the home page in their order, out of ${HOME_SECTIONS.join(',')}`,
} as const;
export type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as Question[];

/** The flag of a question, such as `brand-colour`. */
export const flagOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function refuseSections(value: string) {
  const names = value.split(',').map((name) => name.trim());
  const known = names.every((name) => HOME_SECTIONS.some((section) => section === name));
  const isRight = known && names[0] === 'hero' && new Set(names).size === names.length;
  return isRight ? undefined : `a list that begins with hero, such as ${HOME_SECTIONS.join(',')}`;
}

/**
 * What is wrong with the answer to a question.
 *
 * @param value the answer; an open one is always right
 * @returns what it must be; undefined when it is right
 */
export function refuseAnswer(name: Question, value: string): string | undefined {
  if (value === '') return undefined;
  switch (name) {
    case 'language':
      return isLanguageCode(value) ? undefined : 'a code such as en, de or pt-BR';
    case 'email':
      return /^\S+@\S+\.\S+$/.test(value) ? undefined : 'an address such as name@example.com';
    case 'phone':
      return /\d/.test(value) ? undefined : 'a number, with its digits';
    case 'brandColour':
    case 'accentColour':
      return parseColour(value) ? undefined : 'a colour in hex, such as #22308a, or in OKLCH';
    case 'pattern':
      return patterns.includes(value) ? undefined : `one of ${patterns.join(', ')}`;
    case 'sections':
      return refuseSections(value);
    default:
      return undefined;
  }
}
