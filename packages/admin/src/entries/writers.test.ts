import { expect, test } from 'vitest';
import { Writers } from './writers.ts';

const ada = { name: 'ada', email: 'ada@agency.example' };
const bea = { name: 'bea', email: 'bea@agency.example' };

test('one is told who else writes in an entry, and where others write', () => {
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

test('who has saved, or has stopped to type a minute ago, writes no more', () => {
  const writers = new Writers();
  writers.note('hero/hero.yaml', ada);
  writers.note('site/site.yaml', ada, Date.now() - 61_000);
  writers.forget('hero/hero.yaml', ada);
  expect(writers.everywhere(bea)).toEqual([]);
});
