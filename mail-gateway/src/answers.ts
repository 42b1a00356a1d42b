import type { Question } from './contact-form.ts';
import { Refusal } from './errors.ts';
import type { OtherFields } from './message.ts';

type Check = (text: string, options: readonly string[]) => boolean;

const isOption: Check = (text, options) => options.includes(text);

/** Whether an answer fits its kind, as browsers check it. */
const checks: Readonly<Record<Question['kind'], Check>> = {
  line: () => true,
  text: () => true,
  number: (text) => Number.isFinite(Number(text)),
  choice: isOption,
  choices: isOption,
  date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)),
  consent: () => true,
};

/**
 * The other fields of a message with the answers first, in the order of the form and under the
 * labels of their questions; several choices are one answer. Fields that are no answers stay as they
 * are.
 * @throws Refusal ANSWERS_WRONG when an answer is missing or does not fit its question
 */
export function answersFirst(fields: OtherFields, questions: readonly Question[]): OtherFields {
  const answers = questions.flatMap(({ name, kind, label, required, options }) => {
    const given = fields.filter(([field, text]) => field === name && text.trim() !== '');
    const texts = given.map(([, text]) => text);
    const isRight = kind === 'choices' || texts.length <= 1;
    if ((required && texts.length === 0) || !isRight) {
      throw new Refusal('ANSWERS_WRONG');
    }
    if (!texts.every((text) => checks[kind](text, options))) {
      throw new Refusal('ANSWERS_WRONG');
    }
    return texts.length > 0 ? [[label, texts.join(', ')] as const] : [];
  });
  const others = fields.filter(([field]) => !questions.some(({ name }) => name === field));
  return [...answers, ...others];
}
