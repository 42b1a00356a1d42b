import { describe, expect, test } from 'vitest';
import { screenData } from './screen-data.ts';

test('each agency has figures of its own, always the same', () => {
  expect(screenData('Larkspur', 'en')).toEqual(screenData('Larkspur', 'en'));
  expect(screenData('Larkspur', 'en').figures).not.toEqual(screenData('Kobold', 'en').figures);
});

test('dates and numbers are written as in the language', () => {
  expect(screenData('Larkspur', 'en').today).toBe('Thursday, October 15');
  expect(screenData('Larkspur', 'de').today).toBe('Donnerstag, 15. Oktober');
  expect(screenData('Larkspur', 'ja').today).toBe('10月15日木曜日');
  expect(screenData('Larkspur', 'de').months).toContain('Okt');
  expect(screenData('Larkspur', 'ar').months.join('')).toMatch(/^\p{L}{6}$/u);
  expect(screenData('Larkspur', 'vi')).toMatchObject({
    months: ['5', '6', '7', '8', '9', '10'],
    days: expect.arrayContaining(['T2, ngày 12']),
  });
  expect(screenData('Larkspur', 'ar-EG').figures.join('')).not.toMatch(/\d/);
});

describe.each(['Larkspur', 'Kobold', '青空', 'AB', ''])('the screen of %j', (seed) => {
  test('has lines, a share and a plan within their boxes', () => {
    const { lines, share, plan } = screenData(seed, 'en', 4);
    for (const height of lines.flat()) {
      expect(height).toBeGreaterThan(0);
      expect(height).toBeLessThan(1.05);
    }
    expect(share.part).toBeLessThan(1);
    for (const { start, length } of plan) expect(start + length).toBeLessThanOrEqual(7);
  });
});
