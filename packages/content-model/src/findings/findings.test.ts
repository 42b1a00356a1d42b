import { expect, test } from 'vitest';
import { argumentsOf } from '../../../words/message.ts';
import { languagesOf, wordsOf } from '../../../words/words.ts';
import { findingValues } from './finding-values.ts';

/** Has all that a text, a list of texts and a group of a finding must have. */
const anything = Object.assign(new String('x'), {
  join: () => 'x',
  map: () => anything,
  pages: [],
  anchors: [],
  written: '',
  role: '',
  groundName: '',
  ground: '',
  ratio: '',
  least: 12,
  nearest: '',
}) as never;

const table = findingValues({ value: () => '', suggestion: () => '' });
const valueNames = new Map(
  Object.entries(table).map(([code, values]) => [
    code,
    Object.keys((values as (...given: never[]) => object)(anything, anything, anything, anything)),
  ]),
);

test.each(languagesOf('findings'))(
  'every finding has sentences in %s, of values that it has',
  (language) => {
    const words = wordsOf('findings', language) as { sentences: Record<string, string[]> };
    const found = Object.entries(words.sentences);
    expect(found.map(([code]) => code).sort()).toEqual([...valueNames.keys()].sort());
    for (const [code, sentences] of found) {
      // Names in files are told in the terminal, which speaks English.
      expect(sentences.length, code).toBeLessThanOrEqual(language === 'en' ? 3 : 2);
      const pair = [expect.any(String), expect.any(String)];
      expect(sentences.slice(0, 2), code).toEqual(pair);
      const names = sentences.flatMap((text) => argumentsOf(text, language));
      expect(valueNames.get(code), code).toEqual(expect.arrayContaining(names));
    }
  },
);
