import { expect, test } from 'vitest';
import { markdownPage } from './markdown-page.ts';

const addressOf = (target: string) => `https://example.com/agency${target}`;

test('a page is its title, its description and its text, with whole addresses', () => {
  const markdown = 'See [us](/contact), [below](#use) and [them](https://example.org).\n\n## Use';
  expect(markdownPage({ title: 'A', description: 'B.', markdown }, addressOf)).toBe(
    '# A\n\n> B.\n\nSee [us](https://example.com/agency/contact), [below](#use) and [them](https://example.org).\n\n## Use\n',
  );
});

test('a picture is its description', () => {
  const markdown = '![A map [live\\]](./map.png "On the road")\n\nText.';
  expect(markdownPage({ title: 'A', description: 'B.', markdown }, addressOf)).toContain(
    '\n*A map [live\\]*\n\nText.\n',
  );
});

test('a page without a text ends with its description', () => {
  expect(markdownPage({ title: 'A', description: 'B.', markdown: '' }, addressOf)).toBe(
    '# A\n\n> B.\n',
  );
});
