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
  /** What is wrong. */
  found: string;
  /** What to write instead. */
  write: string;
};

/**
 * What is wrong, and what to write instead: as two sentences for the terminal, and as a code from which the editor
 * makes its own.
 */
export type Finding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

/** What is wrong, and what to write instead. */
type Sentences = readonly [found: string, write: string];

/** Whom the sentences are for: who edits files, in English, or who uses the editor. */
type Reader = 'developer' | 'owner';

interface FindingWords {
  value: string;
  suggestion: string;
  sentences: Record<FindingCode, Record<Reader, Sentences>>;
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
  return <Code extends FindingCode>(code: Code, given: FindingValues[Code], reader: Reader) => {
    const values = table[code](...given);
    const [found, write] = words.sentences[code][reader];
    return [messageOf(found, language)(values), messageOf(write, language)(values)] as const;
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

/** What is wrong, and what to write instead, in a language; English stands in for one that has no sentences. */
export function sentencesOf<Code extends FindingCode>(
  { code, values }: Pick<FindingOf<Code>, 'code' | 'values'>,
  reader: Reader,
  language: string,
): Sentences {
  const spoken = hasWords('findings', language) ? language : 'en';
  const say = speakers.get(spoken) ?? speaker(spoken);
  speakers.set(spoken, say);
  return say(code, values, reader);
}

export function finding<Code extends FindingCode>(
  code: Code,
  ...values: FindingValues[Code]
): FindingOf<Code> {
  const [found, write] = sentencesOf({ code, values }, 'developer', 'en');
  return { code, values, found, write };
}
