import type { ContactFormFile, Question } from './contact-form.ts';
import { Refusal } from './errors.ts';
import type { OtherFields } from './message.ts';

/** `at` is the place of the message's language among those of the form. */
type Reading = (text: string, options: Question['options'], at: number) => string | undefined;

const ifIt = (isRight: boolean, text: string) => (isRight ? text : undefined);

/** The option in the first language; also where a page does not name the language it was chosen in. */
const option: Reading = (text, options, at) => {
  const chosen = options.find((texts) => texts[at] === text);
  return (chosen ?? options.find((texts) => texts.includes(text)))?.[0];
};

/** The answer as the owner reads it; undefined when it does not fit its kind, as browsers check it. */
const readings: Readonly<Record<Question['kind'], Reading>> = {
  line: (text) => text,
  text: (text) => text,
  number: (text) => ifIt(Number.isFinite(Number(text)), text),
  choice: option,
  choices: option,
  date: (text) => ifIt(/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)), text),
  consent: (text) => text,
  // The name of the file, which was checked before.
  file: (text) => text,
};

/**
 * The other fields of a message with the answers first, in the order of the form, labels and choices
 * in its first language; several choices are one answer. Fields that are no answers stay as they
 * are.
 * @throws Refusal ANSWERS_WRONG when an answer is missing or does not fit its question
 */
export function answersFirst(
  fields: OtherFields,
  { language: first, translations, questions }: ContactFormFile,
  language: string,
): OtherFields {
  const at = [first, ...translations.map((each) => each.language)].indexOf(language);
  const answers = questions.flatMap(({ name, kind, label, required, options }) => {
    const given = fields.filter(([field, text]) => field === name && text.trim() !== '');
    const texts = given.flatMap(([, text]) => readings[kind](text, options, at) ?? []);
    const isRight = kind === 'choices' || texts.length <= 1;
    if ((required && texts.length === 0) || !isRight || texts.length < given.length) {
      throw new Refusal('ANSWERS_WRONG');
    }
    return texts.length > 0 ? [[label, texts.join(', ')] as const] : [];
  });
  const others = fields.filter(([field]) => !questions.some(({ name }) => name === field));
  return [...answers, ...others];
}
