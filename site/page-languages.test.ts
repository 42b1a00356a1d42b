import { expect, test } from 'vitest';
import { languageIssues, languageLookup } from './page-languages.ts';

const url = 'https://example.com';

/** A page with alternates and links. */
const page = (lang: string, path: string, alternates: Record<string, string>, links = '') => ({
  path,
  html: `<!doctype html><html lang="${lang}"><head>${Object.entries(alternates)
    .map(([code, to]) => `<link rel="alternate" hreflang="${code}" href="${url}${to}">`)
    .join('')}</head><body>${links}</body></html>`,
});

const both = { en: '/', fr: '/fr', 'x-default': '/' };

test('pages that name each other, and link within their language or say where to, are right', () => {
  const links =
    '<a class="x" href="/#team"></a><a href="https://example.org/">x</a><a href="mailto:a@example.com">a</a>';
  const pages = [
    page('en', '/', both, links),
    page('fr', '/fr', both, '<a href="/" lang="en" hreflang="en">English</a>'),
  ];
  expect(languageIssues(pages, url)).toEqual([]);
});

test('an alternate that does not lead back is reported, and so is a missing alternate', () => {
  const pages = [page('en', '/', both), page('fr', '/fr', { fr: '/fr' })];
  expect(languageIssues(pages, url)).toEqual([
    '/ has the alternate /fr, which does not lead back.',
    '/fr has no alternate for other languages.',
  ]);
  const lost = [
    page('en', '/', { fr: '/fr', 'x-default': '/fr' }),
    page('fr', '/fr', { fr: '/fr', 'x-default': '/fr' }),
  ];
  expect(languageIssues(lost, url)).toContain('/ is not among its own alternates.');
});

test('a link to no page is reported, and so is a link to another language without hreflang', () => {
  const pages = [
    page('en', '/', both, '<a href="/fr/contact">x</a>'),
    page('fr', '/fr', both, '<a href="/">x</a>'),
  ];
  expect(languageIssues(pages, url)).toEqual([
    '/ links to /fr/contact, which is no page.',
    '/fr links to /, a page in another language.',
  ]);
});

test('a site in one language has nothing of this', () => {
  expect(languageIssues([page('en', '/', {}, '<a href="/nowhere">x</a>')], url)).toEqual([]);
});

test('a link with a wrong escape is a link to no page', () => {
  const pages = [
    page('en', '/', both, '<a href="https://example.com/100%">x</a>'),
    page('fr', '/fr', both),
  ];
  expect(languageIssues(pages, url)).toEqual(['/ links to /100%, which is no page.']);
});

test('a link names the language of its page however its address is written', () => {
  const languageAt = languageLookup([page('en', '/条款', {}), page('fr', '/fr/é', {})]);
  const links = [
    '/条款',
    encodeURI('/条款#a'),
    '/条款?b',
    '/fr/e%CC%81',
    '/nowhere',
    '#a',
    'mailto:a@x',
  ];
  expect(links.map(languageAt)).toEqual(['en', 'en', 'en', 'fr', undefined, undefined, undefined]);
});
