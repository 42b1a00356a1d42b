import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SUBJECTS } from '../../../content-model/src/schemas/subject.ts';
import { scene } from './scene.ts';
import { iconOf, subjectOf } from './subjects.ts';

const starters = join(import.meta.dirname, '../../../content-model/starters');

const drawn = (title: string, seed = 'Larkspur', others = {}) => scene({ title, seed, ...others });
const tilesIn = (markup: string) => markup.match(/<g transform="translate\(\d+ \d+\)rotate/g) ?? [];

test.each([
  ['Online shops', 'shop'],
  ['Barrierefreiheit', 'accessibility'],
  ['Applications mobiles', 'mobile'],
  ['Seguridad', 'security'],
  ['データ分析', 'data'],
  ['التصميم', 'design'],
  ['Artificial intelligence', 'ai'],
  ['Gardening', undefined],
] as const)('of the title %j the subject is %s', (title, subject) => {
  expect(subjectOf(title)).toBe(subject);
});

test('every service and every step of a blank start has a subject, in each of the languages', () => {
  const without = readdirSync(starters).flatMap((file) => {
    const files: Record<string, { title?: string }> = parse(
      readFileSync(join(starters, file), 'utf8'),
    );
    return Object.entries(files)
      .filter(([path]) => /^(?:services|process\/steps)\/(?!section|order)/.test(path))
      .filter(([, { title = '' }]) => subjectOf(title) === undefined)
      .map(([path, { title }]) => `${file} ${path} ${title}`);
  });
  expect(without).toEqual([]);
});

test('every subject has a drawing', () => {
  const icons: Record<string, unknown> = lucide.icons;
  expect(SUBJECTS.filter((subject) => icons[iconOf(subject)] === undefined)).toEqual([]);
  expect(SUBJECTS.length).toBeGreaterThanOrEqual(30);
  const markups = SUBJECTS.map((subject) => drawn('Gardening', 'Larkspur', { subject }));
  expect(new Set(markups).size).toBe(SUBJECTS.length);
});

describe('a drawing', () => {
  test('is the same for the same agency and title, and another for others', () => {
    expect(drawn('Websites')).toBe(drawn('Websites'));
    expect(drawn('Websites', 'Kobold')).not.toBe(drawn('Websites'));
    expect(drawn('Web pages')).not.toBe(drawn('Websites'));
  });

  test('shows what the field says, and something even where the title says nothing', () => {
    expect(drawn('Gardening', 'Larkspur', { subject: 'shop' })).toContain(
      lucide.icons['shopping-cart'].body,
    );
    expect(drawn('Gardening')).not.toContain('undefined');
  });

  test('gets more tiles the more of it is laid', () => {
    const counts = [0, 0.3, 0.6, 1].map((laid) => tilesIn(drawn('Launch', 'Larkspur', { laid })));
    const lengths = counts.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect([lengths[0], lengths[3]]).toEqual([0, 20]);
  });

  test('can stand in a page beside others: without ids, fixed colours and styles, in less than 4 KB', () => {
    for (const title of ['Websites', 'Launch', 'Gardening', '']) {
      const markup = drawn(title);
      expect(markup).not.toMatch(/\sid=|style=|#[\da-f]{3}|rgb|NaN|undefined/);
      expect(Buffer.byteLength(markup)).toBeLessThan(4096);
    }
  });
});
