import { messageOf } from '../../../packages/words/message.ts';
import { wordsOf } from '../../../packages/words/words.ts';
import type { AnswerForm, Question } from './questions.ts';

/** The texts of npm run create in one language; names in braces are arguments. */
interface CreateWords {
  readonly help: string;
  readonly askNothing: string;
  readonly fromClone: string;
  readonly notCommitted: string;
  readonly intro: string;
  readonly start: string;
  readonly startSample: string;
  readonly startBlank: string;
  readonly nothingMade: string;
  readonly made: string;
  readonly waiting: string;
  readonly questions: Readonly<Record<Question, string>>;
  readonly wrong: Readonly<Record<AnswerForm, string>>;
}

/** The language of the terminal, such as `de-AT`: that of LC_ALL, LC_MESSAGES or LANG, or of Windows. */
export const terminalLanguage = () => Intl.DateTimeFormat().resolvedOptions().locale;

/** The words of npm run create in a language; English stands in for one without words. */
export const createWords = (language: string) => wordsOf('create', language) as CreateWords;

/** A text of the words with the values of its arguments. */
export const filled = (text: string, values: Readonly<Record<string, string>>) =>
  messageOf(text, 'en')(values);
