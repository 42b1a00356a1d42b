import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import type { ProjectCard } from './ProjectCards.tsx';
import { Projects } from './Projects.tsx';

const labels = {
  viewProject: 'View Project',
  opensInNewTab: '(opens in a new tab)',
  filterProjects: 'Filter projects',
  allProjects: 'All',
  moreProjects: 'Show more projects',
} as Labels;
const section = { sectionTitle: 'Crafted to Impress', sectionDescription: 'What we made.' };
const card = (title: string, link = `https://example.com/${title}`): ProjectCard => ({
  title,
  link,
  imageAlt: `Picture of ${title}`,
  picture: { src: `/${title}.svg`, width: 4, height: 3 },
});
const render = (projects: readonly ProjectCard[], sectionTitle = section.sectionTitle) =>
  renderToStaticMarkup(
    <Projects section={{ ...section, sectionTitle }} projects={projects} labels={labels} />,
  );

test('a project without an address has a card without a link', () => {
  const html = render([card('secret', '')]);
  expect(html).toContain('>secret</h3>');
  expect(html).not.toContain('<a ');
});

test('the kind of a project stands below its name, if the content has it', () => {
  const html = render([{ ...card('till'), description: 'A till for market stalls' }, card('map')]);
  expect(html).toMatch(/till<\/h3><p[^>]*>A till for market stalls<\/p>/);
  expect(html.match(/<p/g), 'with the sentence of the section').toHaveLength(2);
});

test.each([
  ['Crafted to Impress', true],
  ['Projekte, auf die wir wirklich stolz sind', false],
  ['Projekte', true],
])('the title "%s" is the largest type: %s', (sectionTitle, isLarge) => {
  const html = render([card('till')], sectionTitle);
  expect(html.includes('data-large')).toBe(isLarge);
  expect(/<h2[^>]*>(.*)<\/h2>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '')).toBe(sectionTitle);
});

const cards = (count: number, change: (index: number) => Partial<ProjectCard> = () => ({})) =>
  Array.from({ length: count }, (_, index) => ({
    ...card(`project ${index + 1}`),
    ...change(index),
  }));

describe('projects with tags', () => {
  const tagsOf = (index: number) => ({ tags: index % 2 === 0 ? ['Health', 'App'] : ['App'] });

  test('can be filtered: all are shown at first, and each choice says how many it shows', () => {
    const html = render(cards(5, tagsOf));
    const choices = [...html.matchAll(/<label>(.*?)<\/label>/g)].map(([, choice = '']) => ({
      words: choice.replaceAll(/<[^>]*>/g, ''),
      isChosen: choice.includes('checked'),
    }));
    expect(choices).toEqual([
      { words: 'All 5', isChosen: true },
      { words: 'Health 3', isChosen: false },
      { words: 'App 5', isChosen: false },
    ]);
    expect(html).toMatch(/<fieldset[^>]*><legend><span[^>]*>Filter projects<\/span><\/legend>/);
    expect([...html.matchAll(/data-tags="([^"]*)"/g)].map(([, numbers]) => numbers)).toEqual([
      '1 2',
      '2',
      '1 2',
      '2',
      '1 2',
    ]);
  });

  test('hide the cards without the chosen tag, also those without any', () => {
    const html = render([...cards(3, tagsOf), card('untagged')]);
    expect(html).toContain('data-tags=""');
    expect(html).toContain('[value="1"]:checked) [data-tags]:not([data-tags~="1"]){display:none}');
    expect(html).not.toContain('[value="3"]');
  });

  test.each([
    ['no tags', cards(5)],
    ['one tag', cards(5, () => ({ tags: ['App'] }))],
    [
      'one tag in different capitals',
      cards(2, (index) => ({ tags: [['App', 'app'][index] ?? ''] })),
    ],
  ])('that are %s have nothing to choose', (_, projects) => {
    expect(render(projects)).not.toMatch(/fieldset|radio|data-tags|<style/);
  });

  test('in two sections have choices of their own', () => {
    const one = <Projects section={section} projects={cards(2, tagsOf)} labels={labels} />;
    const html = renderToStaticMarkup(
      <>
        {one}
        {one}
      </>,
    );
    const names = new Set(
      [...html.matchAll(/type="radio" name="([^"]+)"/g)].map(([, name]) => name),
    );
    expect(names.size).toBe(2);
  });
});

describe('the projects after the tenth', () => {
  const listsOf = (html: string) =>
    html
      .split('<details')
      .map((part) =>
        [...part.matchAll(/<h3[^>]*>project (\d+)</g)].map(([, name]) => Number(name)),
      );

  test('wait on a phone behind a control that says how many they are', () => {
    const html = render(cards(13));
    expect(listsOf(html)).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [11, 12, 13],
    ]);
    expect(html.match(/data-size="large"/g)).toHaveLength(1);
    expect(html).toMatch(/<summary><span>Show more projects<\/span> <small>3<\/small>/);
  });

  test('are none of ten', () => {
    expect(render(cards(10))).not.toMatch(/details|summary|<style/);
  });

  test('drive their vehicles under names of their own', () => {
    const vehicle = { picture: { src: '/lorry.svg', width: 4, height: 4 }, route: '1 1, 2 2' };
    const html = render(cards(12, () => ({ isWide: true, vehicle })));
    const names = [...html.matchAll(/data-vehicle="(\d+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(12);
  });
});
