import { expect, test } from 'vitest';
import { barePage } from './bare-page.ts';

const content = {
  language: 'en',
  title: 'Tea & "Bread"',
  description: 'Open < seven days',
  body: '<h1>Bread</h1><img src="0" alt="A loaf" width="300" height="200"><p>Daily</p>',
  pictures: ['https://127.0.0.1/loaf.avif'],
};

test('the bare page is one file: the text, and the pictures in it', () => {
  const html = barePage(content, ['data:image/avif;base64,AAAA']);
  expect(html).toContain('<h1>Bread</h1><img src="data:image/avif;base64,AAAA" alt="A loaf"');
  expect(html).toContain('<html lang="en">');
  expect(html).not.toMatch(/<script|<link|font|https:/);
});

test('title and description of the bare page stay the texts that they are', () => {
  const html = barePage(content, []);
  expect(html).toContain('<title>Tea &amp; &quot;Bread&quot;</title>');
  expect(html).toContain('content="Open &lt; seven days"');
});
