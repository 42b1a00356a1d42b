import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withQuietMarks } from '../../../packages/content-model/src/drafts.ts';
import { hasThreeShortLines } from '../lib/heading-length.ts';
import { DrawnScreen } from './DrawnScreen.tsx';
import { iconMarkup } from './icons.ts';
import { todayIn } from './today.ts';

const starters = join(import.meta.dirname, '../../../packages/content-model/starters');

type Service = React.ComponentProps<typeof DrawnScreen>['services'][number];

/** The texts of a blank start as its pages show them. */
function startIn(file: string) {
  const files = withQuietMarks(parse(readFileSync(join(starters, file), 'utf8')));
  const names: string[] = files['services/order.yaml'];
  return {
    mainHeading: files['hero/hero.yaml'].mainHeading as string,
    screen: {
      brand: 'Larkspur',
      language: files['site/site.yaml'].language as string,
      services: names.map((name): Service => files[`services/${name}.yaml`]),
    },
  };
}

/** The texts between the tags of a screen. */
const textsOn = (screen: React.ComponentProps<typeof DrawnScreen>) =>
  renderToStaticMarkup(<DrawnScreen {...screen} />)
    .split(/<[^>]*>/)
    .filter(Boolean);

const starts = readdirSync(starters);

test('there are blank starts in fifteen languages at least', () => {
  expect(starts.length).toBeGreaterThanOrEqual(15);
});

describe.each(starts)('the screen of the blank start %s', (file) => {
  const { mainHeading, screen } = startIn(file);

  test('has the agency’s name, the date and the services, and no number but the date’s', () => {
    const today = todayIn(screen.language);
    const texts = textsOn(screen);
    expect(texts.slice(0, 1)).toEqual([screen.brand]);
    expect(texts).toContain(today);
    for (const { title } of screen.services) expect(texts).toContain(title.replace('\u00a0·', ''));
    expect(texts.filter((text) => text !== today).join(' ')).not.toMatch(/\p{N}|[%٪·]/u);
  });

  test('is below three lines that leave room for the pattern', () => {
    expect(hasThreeShortLines(mainHeading)).toBe(true);
  });
});

test.each([
  ['en', 'Thursday, October 15'],
  ['de', 'Donnerstag, 15. Oktober'],
  ['ja', '10月15日木曜日'],
])('the date is written as in the language %s', (language, today) => {
  expect(textsOn({ brand: 'Larkspur', language, services: [] })).toContain(today);
});

test.each([0, 1, 3, 4])(
  'of %i services, the first three have a card with their drawing',
  (count) => {
    const services = (['website', 'mobile', 'care', 'shop'] as const)
      .slice(0, count)
      .map((drawing) => ({ title: `The ${drawing}`, drawing }));
    const markup = renderToStaticMarkup(
      <DrawnScreen brand="Larkspur" language="en" services={services} />,
    );
    const shown = services.filter(
      ({ title, drawing }) => markup.includes(title) && markup.includes(iconMarkup(drawing)),
    );
    expect(shown).toEqual(services.slice(0, 3));
  },
);
