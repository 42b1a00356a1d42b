import { describe, expect, test } from 'vitest';
import { screenData } from './screen-data.ts';

const dataOf = (seed: string, language = 'en') => screenData(seed, language, { cards: 3, rows: 4 });

test('each agency has charts of its own, always the same', () => {
  expect(dataOf('Larkspur')).toEqual(dataOf('Larkspur'));
  expect(dataOf('Larkspur').charts).not.toEqual(dataOf('Kobold').charts);
});

test('dates are written as in the language', () => {
  expect(dataOf('Larkspur', 'en').today).toBe('Thursday, October 15');
  expect(dataOf('Larkspur', 'de').today).toBe('Donnerstag, 15. Oktober');
  expect(dataOf('Larkspur', 'ja')).toMatchObject({
    today: '10月15日木曜日',
    days: ['月', '火', '水', '木', '金', '土', '日'],
  });
});

describe.each(['Larkspur', 'Kobold', '青空', 'AB', ''])('the screen of %j', (seed) => {
  test('has charts and a plan within their boxes', () => {
    const { charts, plan } = dataOf(seed);
    for (const height of charts.flat()) {
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThan(1);
    }
    for (const { start, length } of plan) expect(start + length).toBeLessThanOrEqual(7);
  });
});
