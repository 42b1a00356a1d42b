import { expect, test } from 'vitest';
import { loadContent } from '../../../packages/content-store/src/content.ts';
import { contentFolder } from '../../../packages/content-store/src/folder.ts';
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
  const [page] = sample.documents.legal;
  if (!page) throw new Error('The sample has no legal page.');
  const html = '<p>Ж</p><blockquote><p>Щ</p></blockquote>';
  const legal = [{ ...page, blocks: [{ html }] }];
  const { display } = shownLetters({ ...sample, documents: { ...sample.documents, legal } });
  expect(joined(display)).toContain('Щ');
  expect(joined(display)).not.toContain('Ж');
});

test('dates of legal pages are shown as the language writes them', () => {
  const [page] = sample.documents.legal;
  if (!page) throw new Error('The sample has no legal page.');
  const { text } = shownLetters({
    ...sample,
    site: { ...sample.site, language: 'ar-EG' },
    documents: { ...sample.documents, legal: [{ ...page, effectiveDate: '2025-01-15' }] },
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
      logos: [{ id: 'ш', src: 'Ш.svg', alt: 'Ц' }],
    },
    pages: { ...sample.pages, home: { ...sample.pages.home, title: 'Щ' } },
  });
  expect(joined(text)).not.toMatch(/[ЖЩШЦЮ]/);
});

test('the words of a list are shown where it has pages', () => {
  const head = { ...sample.listHeads.jobs, heading: 'Ж', description: 'Щ' };
  const listHeads = { ...sample.listHeads, jobs: head };
  const without = shownLetters({ ...sample, listHeads });
  expect(joined(without.display) + joined(without.text)).not.toMatch(/[ЖЩ]/);
  const [page] = sample.documents.legal;
  if (!page) throw new Error('The sample has no legal page.');
  const jobs = [{ ...page, place: 'Lagos', employment: 'contract' as const }];
  const shown = shownLetters({ ...sample, listHeads, documents: { ...sample.documents, jobs } });
  expect(joined(shown.display)).toContain('Ж');
  expect(joined(shown.text)).toContain('Щ');
});

test('without content only digits and what components write are counted as shown', () => {
  expect(joined(shownLetters(undefined).text)).toContain('0123456789|');
});

test('the title of a section without entries is not shown, with entries it is', () => {
  const section = { sectionTitle: 'Ж', sectionDescription: 'Щ' };
  const questions = (...items: { id: string; question: string; answer: string }[]) =>
    shownLetters({ ...sample, faq: { section, items } });
  const none = questions();
  expect(joined(none.display) + joined(none.text)).not.toMatch(/[ЖЩ]/);
  const one = questions({ id: 'ш', question: 'Ц', answer: '<p>Ю</p>' });
  expect(joined(one.display)).toMatch(/Ж.*Ц/);
  expect(joined(one.text)).toMatch(/Щ.*Ю/);
  expect(joined(one.text)).not.toContain('ш');
});
