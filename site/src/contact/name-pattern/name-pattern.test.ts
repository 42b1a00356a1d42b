import { afterEach, describe, expect, test, vi } from 'vitest';
import { layOut, lettersOf, nextLetters } from './name-pattern.ts';

describe('the letters of a name', () => {
  test.each([
    ['Ada', ['a', 'd', 'a']],
    ['Oluwaseun Adebayo-Williams', [...'oluwaseunadebayowilliams']],
    ["  O'Neil Jr. ", [...'oneiljr']],
    ['李', ['李']],
    ['\u200fمريم\u200f', ['م', 'ر', 'ي', 'م']],
    ['Ada 3 👋', ['a', 'd', 'a', '3', '👋']],
    ['', []],
    [' \u200d-. ', []],
  ])('of %j are %j', (name, letters) => {
    expect(lettersOf(name)).toEqual(letters);
  });

  test('keep their marks, and are the same composed or not', () => {
    expect(lettersOf('Ṣadé')).toEqual(['ṣ', 'a', 'd', 'é']);
    expect(lettersOf('Ṣadé'.normalize('NFD'))).toEqual(lettersOf('Ṣadé'));
    expect(lettersOf('Ẹ̀bùn')).toHaveLength(4);
  });
});

describe('the square of a letter', () => {
  afterEach(() => {
    vi.doUnmock('virtual:theme');
    vi.resetModules();
  });

  test.each([
    ['adire', 20],
    ['weave', 4],
    ['dots', 20],
    ['mosaic', 20],
    ['loops', 13],
  ])('is always the same with the pattern %s, and differs from others', async (pattern, least) => {
    vi.doMock('virtual:theme', () => ({ pattern }));
    vi.resetModules();
    const { letterDrawing } = await import('./name-pattern.ts');
    const squares = [...'abcdefghijklmnopqrstuvwxyz李é👋'].map((letter) => letterDrawing(letter));
    expect(letterDrawing('a')).toEqual(squares[0]);
    expect(squares.every(({ strokes }) => strokes.every(({ d }) => d.length > 0))).toBe(true);
    const looks = new Set(squares.map(({ strokes, turns }) => JSON.stringify([strokes, turns])));
    expect(looks.size).toBeGreaterThanOrEqual(least);
  });
});

describe('squares are laid', () => {
  test('one into each place while there are places', () => {
    expect(layOut(3, 5)).toEqual([0, 1, 2].map((place) => ({ place, x: 0, y: 0, size: 100 })));
    expect(layOut(5, 5).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
  });

  test('four into the last places when there are more', () => {
    expect(layOut(6, 5).slice(3)).toEqual([
      { place: 3, x: 0, y: 0, size: 100 },
      { place: 4, x: 0, y: 0, size: 50 },
      { place: 4, x: 50, y: 0, size: 50 },
    ]);
    expect(layOut(20, 5).map(({ place }) => place)).toEqual(
      [0, 1, 2, 3, 4].flatMap((place) => [place, place, place, place]),
    );
  });

  test.each([
    [1, 5],
    [9, 5],
    [30, 5],
    [30, 7],
    [45, 5],
  ])(
    'all %i into %i places, none on another, and every place in use if there are enough',
    (squares, places) => {
      const laid = layOut(squares, places);
      expect(new Set(laid.map(({ place, x, y }) => `${place} ${x} ${y}`)).size).toBe(squares);
      expect(new Set(laid.map(({ place }) => place)).size).toBe(Math.min(squares, places));
      expect(laid.every(({ x, y, size }) => x + size <= 100.01 && y + size <= 100.01)).toBe(true);
    },
  );

  test('no more than there is room for', () => {
    expect(layOut(300, 5)).toHaveLength(45);
    expect(layOut(3, 0)).toEqual([]);
  });
});

describe('a step towards a name', () => {
  test('adds one letter at the end', () => {
    expect(nextLetters([], ['a', 'd'])).toEqual(['a']);
    expect(nextLetters(['a'], ['a', 'd'])).toEqual(['a', 'd']);
  });

  test('removes letters that differ first', () => {
    expect(nextLetters(['a', 'd', 'a'], ['a'])).toEqual(['a', 'd']);
    expect(nextLetters(['a', 'd', 'a'], ['i', 'd', 'a'])).toEqual(['a', 'd']);
    expect(nextLetters(['a'], [])).toEqual([]);
  });
});
