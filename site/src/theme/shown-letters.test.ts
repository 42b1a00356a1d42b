import { expect, test } from 'vitest';
import { loadContent } from '../../../content-store/src/content.ts';
import { contentFolder } from '../../../content-store/src/folder.ts';
import { shownLetters } from './shown-letters.ts';

const sample = await loadContent(contentFolder());
const joined = (letters: ReadonlySet<string>) => [...letters].join('');

test('a letter of a heading is shown in both typefaces, one of a text in that of texts', () => {
  const { display, text } = shownLetters({
    ...sample,
    hero: {
      ...sample.hero,
      section: { ...sample.hero.section, mainHeading: 'Ж', subHeading: 'Щ' },
    },
  });
  expect(joined(display)).toContain('Ж');
  expect(joined(display)).not.toContain('Щ');
  expect(joined(text)).toContain('Щ');
});

test('a quotation in a Markdown text is set like a heading', () => {
  const page = { path: '/a', title: 'A', description: '' };
  const html = '<p>Ж</p><blockquote><p>Щ</p></blockquote>';
  const legal = [
    {
      ...page,
      effectiveDate: undefined,
      introduction: '',
      sections: [{ id: 'a', title: 'A', html }],
    },
  ];
  const { display } = shownLetters({ ...sample, legal });
  expect(joined(display)).toContain('Щ');
  expect(joined(display)).not.toContain('Ж');
});

test('dates of legal pages are shown as the language writes them', () => {
  const [page] = sample.legal;
  if (!page) throw new Error('The sample has no legal page.');
  const { text } = shownLetters({
    ...sample,
    site: { ...sample.site, language: 'ar-EG' },
    legal: [{ ...page, effectiveDate: '2025-01-15' }],
  });
  // The digits of Egypt, and the name of the month.
  expect(joined(text)).toContain('٢');
  expect(joined(text)).toContain('ي');
});

test('addresses, descriptions of pictures and what only search engines read are not shown', () => {
  const { text } = shownLetters({
    ...sample,
    hero: {
      section: { ...sample.hero.section, imageAlt: 'Ж' },
      logos: [{ id: 'Ю', src: 'Ш.svg', alt: 'Ц' }],
    },
    pages: { ...sample.pages, home: { ...sample.pages.home, title: 'Щ' } },
  });
  expect(joined(text)).not.toMatch(/[ЖЩШЦЮ]/);
});

test('without content only digits and what components write are counted as shown', () => {
  expect(joined(shownLetters(undefined).text)).toContain('0123456789|');
});
