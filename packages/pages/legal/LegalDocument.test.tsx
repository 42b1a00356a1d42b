import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LegalDocument } from './LegalDocument.tsx';

const labels = { onThisPage: 'On this page', effectiveFrom: 'Effective' };

const shown = (introduction: string, titles: readonly string[]) => {
  const sections = titles.map((title) => ({ id: title, title, html: '<p>Text.</p>' }));
  const about = { path: '/imprint', title: 'Imprint', description: '', effectiveDate: undefined };
  const page = { ...about, introduction, sections };
  return renderToStaticMarkup(<LegalDocument page={page} labels={labels} language="en" />);
};

test('a page shows the text before its first section, and lists its sections if it has any', () => {
  const whole = shown('<p>First.</p>', ['Use']);
  expect(whole).toMatch(/On this page.*<p>First\.<\/p>.*<h2[^>]*>Use<\/h2>/);
  expect(shown('<p>Harmattan, Lagos.</p>', [])).not.toContain('<nav');
  expect(shown('', ['Use'])).toContain('<nav');
});
