import { messageOf, type Values } from '../../../words/message.ts';
import { hasWords, wordsOf } from '../../../words/words.ts';
import { isEmptyText, shortened, sourceOf } from './describe.ts';
import { findingValues } from './finding-values.ts';

type Table = ReturnType<typeof findingValues>;

export type FindingCode = keyof Table;

/** The values of a finding, by its code. */
export type FindingValues = { [Code in FindingCode]: Parameters<Table[Code]> };

export type FindingOf<Code extends FindingCode> = {
  code: Code;
  values: FindingValues[Code];
  /** The problem in English; empty if the advice names it. */
  found: string;
  /** The advice in English, for somebody who edits the files. */
  write: string;
};

/** A finding about the content: its code, and its English sentences for the terminal. */
export type Finding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

/** The problem and the advice; in English also a sentence with names in the files, such as fields and folders. */
type Sentences = readonly [found: string, write: string, inFiles?: string];

interface FindingWords {
  value: string;
  suggestion: string;
  sentences: Record<FindingCode, Sentences>;
}

/** Makes a function that words findings in one language. */
function speaker(language: string) {
  const words = wordsOf('findings', language) as FindingWords;
  const describe = messageOf(words.value, language);
  const suggest = messageOf(words.suggestion, language);
  const table: { [Code in FindingCode]: (...values: FindingValues[Code]) => Values } =
    findingValues({
      value: (value, source) =>
        describe({
          kind: kindOf(value),
          text: typeof value === 'string' ? shortened(value) : sourceOf(value, source),
          count: Array.isArray(value) ? value.length : 0,
        }),
      suggestion: (meant) => suggest({ hasMeant: meant !== undefined, meant: meant ?? '' }),
    });
  return <Code extends FindingCode>(code: Code, given: FindingValues[Code]): readonly string[] => {
    const values = table[code](...given);
    return words.sentences[code].map((sentence = '') => messageOf(sentence, language)(values));
  };
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (isEmptyText(value)) return 'empty';
  if (typeof value === 'string') return 'text';
  if (typeof value !== 'object') return typeof value;
  return Array.isArray(value) ? 'list' : 'group';
}

const speakers = new Map<string, ReturnType<typeof speaker>>();

/** The problem and the advice in a language; in English if the language has no sentences. */
export function sentencesOf<Code extends FindingCode>(
  { code, values }: Pick<FindingOf<Code>, 'code' | 'values'>,
  language: string,
): Sentences {
  const spoken = hasWords('findings', language) ? language : 'en';
  const say = speakers.get(spoken) ?? speaker(spoken);
  speakers.set(spoken, say);
  const [found = '', write = '', inFiles] = say(code, values);
  return inFiles === undefined ? [found, write] : [found, write, inFiles];
}

export function finding<Code extends FindingCode>(
  code: Code,
  ...values: FindingValues[Code]
): FindingOf<Code> {
  const [found, write, inFiles] = sentencesOf({ code, values }, 'en');
  return { code, values, found, write: [write, inFiles].filter(Boolean).join(' ') };
}
