import { expect, test } from 'vitest';
import { readSite } from '../../../packages/content-model/src/read-site.ts';
import { readFolder, SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';
import { llmsTxt } from './llms-txt.ts';

const [{ content }] = readSite(readFolder(SAMPLE_FOLDER));
const { section, items } = content.services;
const offers = [{ section: 'services', title: section.sectionTitle, items }];
const addressOf = (target: string) => `https://example.com/${target.replace(/^\//, '')}`;

test('llms.txt has a title, a summary, and lists of links with descriptions', () => {
  const [title, summary, ...rest] = llmsTxt({ content, home: '/' }, offers, addressOf)
    .split('\n')
    .filter(Boolean);
  expect(title).toBe(`# ${content.site.brand}`);
  expect(summary).toBe(`> ${content.site.description}`);
  const links = rest.filter((line) => line.startsWith('- ['));
  expect(links).toHaveLength(content.services.items.length + content.documents.legal.length + 2);
  for (const link of links) expect(link).toMatch(/^- \[[^\]]+\]\(https:\/\/\S+\): \S/);
  expect(rest.filter((line) => line.startsWith('#'))).toEqual([
    `## ${content.services.section.sectionTitle}`,
    `## ${content.site.brand}`,
  ]);
});

test('llms.txt has nothing that the owner leaves out or does not show', () => {
  const { site } = content;
  const less = {
    ...content,
    site: { ...site, contactEmail: '', contactPhone: '', brand: 'A [B]\nC' },
  };
  const text = llmsTxt({ content: less, home: '/' }, [], addressOf);
  expect(text).toContain('# A \\[B\\] C\n');
  expect(text).not.toContain('#services');
  expect(text.match(/^- [^[].*$/gm)).toEqual(['- Office: Lagos, Nigeria']);
  const phone = { ...content, site: { ...site, contactPhone: '12\n# [A](b)' } };
  expect(llmsTxt({ content: phone, home: '/' }, offers, addressOf)).toContain(
    ': 12 # \\[A\\](b)\n',
  );
});

test('llms.txt of another language leads to its home page and the sections of that', () => {
  const text = llmsTxt({ content, home: '/fr' }, offers, addressOf);
  expect(text).toContain('](https://example.com/fr#services): ');
  expect(text).toContain('](https://example.com/fr): ');
});

test('llms.txt leads to the Markdown of the page of a service, once, where it has one', () => {
  const [legal] = content.documents.legal;
  if (!legal) throw new Error('The sample has no legal page.');
  const page = { ...legal, id: 'services/web', path: '/services/web', entry: 1 };
  const documents = { ...content.documents, services: [page] };
  const text = llmsTxt({ content: { ...content, documents }, home: '/' }, offers, addressOf);
  expect(text.match(/services\/web\.md\)/g)).toHaveLength(1);
  expect(text.match(/#services\)/g)).toHaveLength(items.length - 1);
});
