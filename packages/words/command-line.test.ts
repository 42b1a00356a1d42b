import { expect, test } from 'vitest';
import { asksForHelp, parseCommandLine } from './command-line.ts';

const options = { name: { type: 'string', short: 'n' }, yes: { type: 'boolean' } } as const;
const read = (...args: string[]) => parseCommandLine(args, { options, words: 1 });

test('options and words are read in any order', () => {
  const typed = { values: { name: '-1', yes: true }, positionals: ['folder'] };
  expect(read('--yes', 'folder', '--name=-1')).toMatchObject(typed);
  expect(read('-n', 'Kontor', '--', '--yes')).toMatchObject({
    values: { name: 'Kontor' },
    positionals: ['--yes'],
  });
});

test.each([
  [['--frob'], 'There is no option --frob.'],
  [['-p', '99'], 'There is no option -p.'],
  [['--toString'], 'There is no option --toString.'],
  [['--name'], '--name needs a value after it.'],
  [['--name', '--yes'], '--name needs a value after it.'],
  [['--yes=no'], '--yes takes no value.'],
  [['one', 'two'], 'It is not clear what "two" is for.'],
])('%s is refused with a sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(new Error(sentence));
});

test('help is asked for by --help and by -h', () => {
  expect([['--help'], ['a', '-h'], ['help']].map(asksForHelp)).toEqual([true, true, false]);
});
