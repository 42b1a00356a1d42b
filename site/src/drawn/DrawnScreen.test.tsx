import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withQuietMarks } from '../../../content-model/src/drafts.ts';
import { hasThreeShortLines } from '../lib/heading-length.ts';
import { DrawnScreen } from './DrawnScreen.tsx';
import { screenData } from './screen-data.ts';

const starters = join(import.meta.dirname, '../../../content-model/starters');

type Titled = { title: string };

/** The texts of a blank start as its pages show them. */
function startIn(file: string) {
  const files = withQuietMarks(parse(readFileSync(join(starters, file), 'utf8')));
  const titlesIn = (folder: string) =>
    (files[`${folder}/order.yaml`] as string[]).map(
      (name) => (files[`${folder}/${name}.yaml`] as Titled).title,
    );
  return {
    mainHeading: files['hero/hero.yaml'].mainHeading as string,
    screen: {
      brand: 'Larkspur',
      language: files['site/site.yaml'].language as string,
      menu: files['navigation/navigation.yaml'].links.map(({ text }: { text: string }) => text),
      services: titlesIn('services'),
      steps: titlesIn('process/steps'),
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
    const { today } = screenData(screen.brand, screen.language);
    const texts = textsOn(screen);
    expect(texts.slice(0, 1)).toEqual([screen.brand]);
    expect(texts).toContain(today);
    for (const service of screen.services) expect(texts).toContain(service.replace('\u00a0·', ''));
    expect(texts.filter((text) => text !== today).join(' ')).not.toMatch(/\p{N}|[%٪·]/u);
  });

  test('is below three lines that leave the cloth room', () => {
    expect(hasThreeShortLines(mainHeading)).toBe(true);
  });
});

describe('a screen', () => {
  const screen = { brand: 'Larkspur', language: 'en', menu: ['Work'], services: [], steps: [] };
  const charts = (services: readonly string[]) =>
    renderToStaticMarkup(<DrawnScreen {...screen} services={services} />).split(
      'viewBox="0 0 100 100" preserveAspectRatio="none"',
    ).length - 1;

  test('has a card for each of the first three services', () => {
    expect(charts([])).toBe(0);
    expect(charts(['Websites'])).toBe(1);
    expect(charts(['Websites', 'Apps', 'Audits', 'Hosting'])).toBe(3);
  });

  test('names a service once though two have its name', () => {
    expect(charts(['Websites', 'Websites'])).toBe(1);
  });
});
