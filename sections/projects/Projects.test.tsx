import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import { type ProjectCard, Projects } from './Projects.tsx';

const labels = { viewProject: 'View Project', opensInNewTab: '(opens in a new tab)' } as Labels;
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

test('what a project is stands below its name, where the content says it', () => {
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
