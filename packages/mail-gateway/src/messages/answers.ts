import type { ContactFormFile, Question } from '../contact-form.ts';
import { Refusal } from '../errors.ts';
import { isDay } from '../time.ts';
import type { OtherFields } from './message.ts';

/**
 * Reads an answer as the owner sees it; undefined when the answer does not fit the kind of its question. `at` is the
 * index of the message's language among the languages of the form.
 */
type Reading = (text: string, options: Question['options'], at: number) => string | undefined;

/** The chosen option in the first language. The text is looked up in the message's language, then in all others. */
const option: Reading = (text, options, at) => {
  const chosen = options.find((texts) => texts[at] === text);
  return (chosen ?? options.find((texts) => texts.includes(text)))?.[0];
};

/** The readings of the kinds, as strict as browsers are. */
const readings: Readonly<Record<Question['kind'], Reading>> = {
  line: (text) => text,
  text: (text) => text,
  number: (text) => (Number.isFinite(Number(text)) ? text : undefined),
  choice: option,
  choices: option,
  date: (text) => (isDay(text) ? text : undefined),
  consent: (text) => text,
  // The name of the file; `withFile` has checked the file.
  file: (text) => text,
};

/** The index of a message's language among the languages of the form. */
const placeOf = (language: string, { language: first, translations }: ContactFormFile) =>
  [first, ...translations.map((each) => each.language)].indexOf(language);

/** A message's answers to a question, without empty ones. */
const textsFor = ({ name }: Question, fields: OtherFields) =>
  fields.filter(([field, text]) => field === name && text.trim() !== '').map(([, text]) => text);

/** @throws Refusal ANSWERS_WRONG when an answer is missing or does not fit its question */
export function checkAnswers(fields: OtherFields, form: ContactFormFile, language: string): void {
  const at = placeOf(language, form);
  for (const question of form.questions) {
    const { kind, required, options } = question;
    const texts = textsFor(question, fields);
    const isMissing = required && texts.length === 0;
    const isTwice = kind !== 'choices' && texts.length > 1;
    const isWrong = texts.some((text) => readings[kind](text, options, at) === undefined);
    if (isMissing || isTwice || isWrong) {
      throw new Refusal('ANSWERS_WRONG');
    }
  }
}

/**
 * The other fields of a message, with the answers first in the order of the form. Labels and choices are in the form's
 * first language, and several choices are one answer. Fields other than answers, and answers that do not fit their
 * questions, stay unchanged.
 */
export function answersFirst(
  fields: OtherFields,
  form: ContactFormFile,
  language: string,
): OtherFields {
  const { questions } = form;
  const at = placeOf(language, form);
  const answers = questions.flatMap((question) => {
    const { kind, label, options } = question;
    const texts = textsFor(question, fields).map(
      (text) => readings[kind](text, options, at) ?? text,
    );
    return texts.length > 0 ? [[label, texts.join(', ')] as const] : [];
  });
  const others = fields.filter(([field]) => !questions.some(({ name }) => name === field));
  return [...answers, ...others];
}

/** Answers with the labels of their questions as names, and unchanged values. */
export const withLabels = (
  fields: OtherFields,
  questions: readonly Pick<Question, 'name' | 'label'>[],
): OtherFields =>
  fields.map(([field, text]) => [
    questions.find(({ name }) => name === field)?.label ?? field,
    text,
  ]);
