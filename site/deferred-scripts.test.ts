import { expect, test } from 'vitest';
import { deferScripts } from './deferred-scripts.ts';

test('the inline scripts of a page become one file at its end, in their order', () => {
  const stored: string[] = [];
  const page = deferScripts(
    '<body><script>(()=>{a()})()</script><p><script type="module">b()</script></body>',
    (script) => `/_astro/${stored.push(script)}.js`,
  );
  expect(page).toBe('<body><p><script type="module" src="/_astro/1.js"></script></body>');
  expect(stored).toEqual(['(()=>{a()})();\nb()']);
});

test('without a place for files the script stays in the page, at its end', () => {
  expect(deferScripts('<body><script>a("$&")</script><p></body>')).toBe(
    '<body><p><script type="module">a("$&")</script></body>',
  );
});

test('data for search engines stays in the page, and a page without scripts is as it was', () => {
  const html = '<body><script type="application/ld+json">{}</script></body>';
  expect(deferScripts(html, () => '')).toBe(html);
});
