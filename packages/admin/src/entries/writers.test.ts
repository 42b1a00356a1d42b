import { expect, test } from 'vitest';
import { Writers } from './writers.ts';

const ada = { name: 'ada', email: 'ada@agency.example' };
const bea = { name: 'bea', email: 'bea@agency.example' };

test('a person sees who else writes in an entry, and in which entries others write', () => {
  const writers = new Writers();
  writers.note('hero/hero.yaml', ada);
  writers.note('hero/hero.yaml', bea);
  writers.note('site/site.yaml', ada);
  expect(writers.beside(ada, 'hero/hero.yaml')).toEqual(['bea']);
  expect(writers.everywhere(bea)).toEqual([
    { file: 'hero/hero.yaml', names: ['ada'] },
    { file: 'site/site.yaml', names: ['ada'] },
  ]);
});

test('a person who has saved, or stopped typing a minute ago, is not shown as writing', () => {
  const writers = new Writers();
  writers.note('hero/hero.yaml', ada);
  writers.note('site/site.yaml', ada, Date.now() - 61_000);
  writers.forget('hero/hero.yaml', ada);
  expect(writers.everywhere(bea)).toEqual([]);
});
