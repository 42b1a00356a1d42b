import { expect, test } from 'vitest';
import { sourceOf } from './quote-source.ts';

test.each([
  ['https://www.example.com/interviews/coldline?lang=en', 'Source: example.com'],
  ['http://news.example.org', 'Source: news.example.org'],
  ['https://xn--mnchen-3ya.example/', 'Source: münchen.example'],
  ['mailto:ada@example.com', 'Source: Harmattan'],
  ['/projects/coldline', 'Source: Harmattan'],
])('the source %s is called "%s"', (href, text) => {
  expect(sourceOf(href, 'Source: {site}', 'Harmattan')).toEqual({ href, text });
});
