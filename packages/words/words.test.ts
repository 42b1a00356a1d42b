import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Part, wordsOf } from './words.ts';

test.each(globSync('*.yaml', { cwd: import.meta.dirname }))(
  'the words of each part are those that the whole of %s has',
  (file) => {
    const whole: Record<Part, unknown> = parse(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    );
    const parts = Object.keys(whole) as Part[];
    const read = parts.map((part) => [part, wordsOf(part, file.replace('.yaml', ''))]);
    expect(Object.fromEntries(read)).toEqual(whole);
  },
);
