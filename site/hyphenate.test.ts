import { expect, test } from 'vitest';
import { hyphenateHtml, hyphenatorOf } from './hyphenate.ts';

const divided = (html: string, language = 'de-DE') => {
  const hyphenate = hyphenatorOf(language);
  return hyphenate && hyphenateHtml(`<main>${html}</main>`, hyphenate).replaceAll('\u00AD', '|');
};

test.each([
  ['de-DE', 'Datenschutzerklärung', 'Daten|schutz|er|klä|rung'],
  ['de-AT', 'Geschäftsbedingungen', 'Geschäfts|be|din|gungen'],
  ['fr', 'constitutionnellement', 'consti|tu|tion|nel|le|ment'],
  ['pl-PL', 'niebezpieczeństwo', 'niebez|pie|czeń|stwo'],
  ['en-NG', 'internationalisation', 'inter|na|tion|al|isa|tion'],
])('a long word of %s in a heading is divided', (language, word, expected) => {
  expect(divided(`<h1>${word}</h1>`, language)).toBe(`<main><h1>${expected}</h1></main>`);
});

test.each(['ar', 'he-IL', 'ja', 'yo'])('words of %s, without patterns, are not divided', (code) => {
  expect(hyphenatorOf(code)).toBeUndefined();
});

test('short words stay whole, in English rather long ones too, and longer ones outside of headings', () => {
  for (const html of ['<h1>Unsere Leistungen</h1>', '<p>Zusammenarbeit</p>']) {
    expect(divided(html)).toBe(`<main>${html}</main>`);
  }
  expect(divided('<h2>Responsibilities</h2>', 'en-GB')).not.toContain('|');
  expect(divided('<p>Softwareentwicklungsdienstleistungen</p>')).toContain('|');
});

test('no part of a word has fewer than four letters at the start or at the end of a line', () => {
  expect(divided('<h2>Überarbeitungsidee</h2>')).toBe(
    '<main><h2>Über|ar|bei|tungs|idee</h2></main>',
  );
});

test.each([
  '<h2 id="datenschutzerklaerung" title="Datenschutzerklärung > a">A</h2>',
  '<h2><!-- Datenschutzerklärung --></h2>',
  '<script>Datenschutzerklärung</script>',
  '<astro-island><h3>Datenschutzerklärung</h3><astro-island></astro-island>Softwareentwicklungsdienstleistungen</astro-island>',
  '<svg><text>Datenschutzerklärung</text></svg>',
])('what is no text of the page stays: %s', (html) => {
  expect(divided(html)).toBe(`<main>${html}</main>`);
});

test('the head and the footer stay', () => {
  const hyphenate = hyphenatorOf('de');
  const html =
    '<head><title>Datenschutzerklärung</title></head><footer>Softwareentwicklungsdienstleistungen</footer>';
  expect(hyphenate && hyphenateHtml(html, hyphenate)).toBe(html);
});
