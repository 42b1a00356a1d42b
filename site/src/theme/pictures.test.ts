import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME, type Theme } from '../../../packages/content-model/src/schemas/theme.ts';
import { hexOf } from '../../../packages/content-model/src/theme/colour.ts';
import { themeRoles } from '../../../packages/content-model/src/theme/roles.ts';
import { installedTypefaces } from '../../../packages/content-store/src/typefaces.ts';
import { temporaryFolder } from '../../../packages/content-store/test/temporary-folder.ts';
import { type FindFaces, faceFinder } from './find-fonts.ts';
import { ico, png } from './icons.ts';
import { logoOf, logoSvg } from './logo.ts';
import { shareCard } from './share-card.tsx';
import { canDraw } from './text-drawing.ts';

const typefaces = installedTypefaces();
const green: Theme = { brand: '#0a5c36', accent: '#f4a300', pattern: 'weave', radius: 'none' };
const black: Theme = { brand: '#111111', accent: '#ffd400', pattern: 'none' };
const themes: [string, Theme][] = [
  ['default', DEFAULT_THEME],
  ['green', green],
  ['black', black],
];

const draw = async (theme: Theme, brand = 'Werkstatt', form: object = {}) => {
  const logo = logoOf(theme, brand);
  const letter = logo !== 'pattern' && 'letter' in logo ? logo.letter : '';
  const faces = await faceFinder(theme, typefaces)(letter, 700);
  return logoSvg({ theme, logo, folder: '/', faces, ...form });
};

const pixelsOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    `#${data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex')}`;
  const colours = new Set(
    Array.from({ length: info.width }, (_, x) => at(x, Math.floor(info.height / 2))),
  );
  return { ...info, at, colours };
};

/** How far two colours in hex are apart, in the channel that differs most. */
const distance = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
      ),
    ),
  );

describe.each(themes)('the icons of the theme %s', (_, theme) => {
  test.each([16, 180, 512])(
    'of %i pixels are square, opaque to the corner and not blank',
    async (size) => {
      const icon = await png(await draw(theme, undefined, { isFull: true }), size);
      const { width, height, at, colours } = await pixelsOf(icon);
      expect([width, height]).toEqual([size, size]);
      expect(distance(at(0, 0), hexOf(themeRoles(theme).brand.light))).toBeLessThan(3);
      expect(colours.size).toBeGreaterThan(1);
    },
  );
});

test('the logo of an icon stays within the safe area of home screens', async () => {
  for (const [, theme] of themes) {
    const { at } = await pixelsOf(await png(await draw(theme, undefined, { isFull: true }), 200));
    const outside = [...Array(200 * 200).keys()]
      .map((index) => [index % 200, Math.floor(index / 200)] as const)
      .filter(([x, y]) => Math.hypot(x - 99.5, y - 99.5) > 80);
    const strays = outside.filter(([x, y]) => distance(at(x, y), at(0, 0)) > 8);
    expect(strays).toEqual([]);
  }
});

test('an .ico names its picture, with its size and place', async () => {
  const file = await ico(await draw(green));
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 1]);
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)];
  expect(offset + length).toBe(file.length);
  const { width, format } = await sharp(file.subarray(offset)).metadata();
  expect([file.readUInt8(6), file.readUInt8(7), width, format]).toEqual([32, 32, 32, 'png']);
});

describe('the logo', () => {
  test.each<[string, Partial<Theme>, string, unknown]>([
    ['is the first letter of the name', {}, 'werkstatt', { letter: 'W' }],
    ['is a letter of the name behind its signs', {}, '“Ọ̀nà” Ltd', { letter: 'Ọ̀' }],
    ['is what the theme says', { logo: 'ab' }, 'Werkstatt', { letter: 'ab' }],
    ['is a picture', { logo: 'logo.svg' }, 'Werkstatt', { picture: 'logo.svg' }],
    ['is a square of the pattern', { logo: 'pattern' }, 'Werkstatt', 'pattern'],
    [
      'is a letter where there is no pattern',
      { logo: 'pattern', pattern: 'none' },
      'Werk',
      { letter: 'W' },
    ],
  ])('%s', (_, theme, brand, expected) => {
    expect(logoOf({ ...green, ...theme }, brand)).toEqual(expected);
  });

  test('that is a picture keeps its colours, on a ground on which it is seen', async () => {
    const folder = temporaryFolder();
    const circle = (fill: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="${fill}"/></svg>`;
    for (const fill of ['#202020', '#ffff00']) {
      writeFileSync(join(folder, 'logo.svg'), circle(fill));
      writeFileSync(join(folder, 'logo.png'), await png(circle(fill), 300));
      for (const picture of ['logo.svg', 'logo.png']) {
        const options = { theme: green, logo: { picture }, folder, faces: [] };
        const { at } = await pixelsOf(await png(await logoSvg({ ...options, isFull: true }), 100));
        expect(distance(at(50, 50), fill)).toBeLessThan(3);
        expect(distance(at(1, 1), fill)).toBeGreaterThan(100);
        // A tab shows the picture alone.
        expect(await logoSvg(options)).not.toContain('<rect');
      }
    }
  });
});

describe('a card', () => {
  const card = async (theme: Theme, title: string, note = 'Leipzig', findFaces?: FindFaces) =>
    shareCard({
      ...{ theme, title, brand: 'Werkstatt', note, seed: title, logo: await draw(theme) },
      findFaces: findFaces ?? faceFinder(theme, typefaces),
    });

  const titles = [
    'Kontakt',
    'We build intuitive apps, websites and enterprise platforms for hospitals, banks & schools',
    'Donaudampfschifffahrtsgesellschaftskapitän gesucht: Datenschutzgrundverordnungserklärung',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(6),
    'Ẹ káàbọ̀ sí ilé iṣẹ́ wa',
    'Разработка приложений',
    'نبني تطبيقات ومواقع',
    '日本語のタイトル',
    '👋',
  ];

  test.each(themes)(
    'of the theme %s has its size and colours, whatever the title',
    async (name, theme) => {
      const roles = themeRoles(theme);
      const shown = name === 'default' ? titles : titles.slice(0, 2);
      const cards = await Promise.all(shown.map((title) => card(theme, title)));
      for (const each of cards) {
        const { width, height, at } = await pixelsOf(each);
        expect([width, height]).toEqual([1200, 630]);
        expect(each.length).toBeLessThan(120_000);
        // Nothing above the name and below the note.
        for (const y of [20, 612]) {
          expect(distance(at(600, y), hexOf(roles.brand.light))).toBeLessThan(4);
        }
      }
      expect(new Set(cards.map(String)).size).toBeGreaterThanOrEqual(shown.length - 2);
    },
  );

  test('whose title is in letters that no font has shows the rest', async () => {
    // No typeface with the signs of Linear B comes with the project.
    const [unknown, empty] = await Promise.all([card(black, '𐀀𐀁𐀂'), card(black, '')]);
    expect(unknown.equals(empty)).toBe(true);
    expect(unknown.equals(await card(black, 'Kontakt'))).toBe(false);
  });

  test('has a typeface for the ellipsis of a title that is too long', async () => {
    const faces = await faceFinder(black, typefaces)('Kontakt', 700);
    expect(canDraw('Kontakt…', faces)).toBe(true);
  });

  test('is read from the right where its title is', async () => {
    const { at } = await pixelsOf(await card(black, 'نبني تطبيقات'));
    // The bar in the accent colour stands on the side on which reading begins.
    expect(distance(at(1195, 315), '#ffd400')).toBeLessThan(4);
  });
});
