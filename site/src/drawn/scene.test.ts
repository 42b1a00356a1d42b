import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { DrawingName } from '../../../packages/content-model/src/schemas/drawing.ts';
import { ICONS } from './icons.ts';
import { scene } from './scene.ts';

const starters = join(import.meta.dirname, '../../../packages/content-model/starters');

const drawn = (
  title: string,
  agency = 'Larkspur',
  others: { drawing?: DrawingName; laid?: number } = {},
) => scene({ drawing: 'website', agency, title, ...others });
const tilesIn = (markup: string) => markup.match(/<g transform="translate\(\d+ \d+\)rotate/g) ?? [];

test('every service and every step of a blank start chooses a drawing, the same in each language', () => {
  const chosen = readdirSync(starters).map((file) => {
    const files: Record<string, { drawing?: string }> = parse(
      readFileSync(join(starters, file), 'utf8'),
    );
    return Object.entries(files)
      .filter(([path]) => /^(?:services|process\/steps)\/(?!section|order)/.test(path))
      .map(([, { drawing }]) => drawing)
      .join(' ');
  });
  expect([...new Set(chosen)]).toEqual(['website mobile talk design software launch']);
});

test('every drawing has an icon that no other has', () => {
  const names = Object.keys(ICONS) as DrawingName[];
  const icons: Record<string, unknown> = lucide.icons;
  expect(names.filter((name) => icons[ICONS[name]] === undefined)).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(30);
  const markups = names.map((drawing) => drawn('Gardening', 'Larkspur', { drawing }));
  expect(new Set(markups).size).toBe(names.length);
});

describe('a drawing', () => {
  test('is the same for the same agency and title, and another for others', () => {
    expect(drawn('Websites')).toBe(drawn('Websites'));
    expect(drawn('Websites', 'Kobold')).not.toBe(drawn('Websites'));
    expect(drawn('Web pages')).not.toBe(drawn('Websites'));
  });

  test('shows what is chosen, whatever the title says', () => {
    expect(drawn('Websites', 'Larkspur', { drawing: 'shop' })).toContain(
      lucide.icons['shopping-cart'].body,
    );
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
