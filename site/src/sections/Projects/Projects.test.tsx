import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Labels } from '../../../../content-model/src/schemas/labels.ts';
import { type ProjectCard, Projects } from './Projects.tsx';

const labels = { viewProject: 'View Project', opensInNewTab: '(opens in a new tab)' } as Labels;
const section = { sectionTitle: 'Crafted to Impress', sectionDescription: 'What we made.' };
const card = (title: string, link = `https://example.com/${title}`): ProjectCard => ({
  title,
  link,
  imageAlt: `Picture of ${title}`,
  picture: { src: `/${title}.svg`, width: 4, height: 3 },
});
const render = (projects: readonly ProjectCard[]) =>
  renderToStaticMarkup(<Projects section={section} projects={projects} labels={labels} />);

test('without cards the section still shows its title and description, and no empty list', () => {
  const html = render([]);
  expect(html).toContain('>Crafted to Impress</h2>');
  expect(html).toContain('>What we made.</p>');
  expect(html).not.toMatch(/<ul|<li/);
});

test.each([1, 3, 10, 11])('%i projects are as many cards', (count) => {
  const html = render(Array.from({ length: count }, (_, index) => card(`project-${index}`)));
  expect(html.match(/<li /g)).toHaveLength(count);
  expect(html.match(/View Project/g)).toHaveLength(count);
});

test('a project without an address has a card without a link', () => {
  const html = render([card('secret', '')]);
  expect(html).toContain('>secret</h3>');
  expect(html).not.toContain('<a ');
});
