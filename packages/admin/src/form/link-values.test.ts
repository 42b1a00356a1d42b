import { expect, test } from 'vitest';
import { linkFrom, linkParts } from './link-values.ts';

const known = ['/', '/contact', '#projects', 'social:linkedin'];

test.each([
  ['', { to: '', typed: '' }],
  ['/contact', { to: '=/contact', typed: '' }],
  ['social:linkedin', { to: '=social:linkedin', typed: '' }],
  ['social:myspace', { to: 'typed', typed: 'social:myspace' }],
  ['/#projects', { to: 'typed', typed: '/#projects' }],
  ['https://example.com', { to: 'typed', typed: 'https://example.com' }],
  ['mailto:ada@example.com', { to: 'typed', typed: 'ada@example.com' }],
  ['tel:+234 1 555', { to: 'typed', typed: '+234 1 555' }],
  ['tel:112', { to: 'typed', typed: 'tel:112' }],
  ['mailto:', { to: 'typed', typed: 'mailto:' }],
  ['mailto:mailto:a@example.com', { to: 'typed', typed: 'mailto:mailto:a@example.com' }],
  ['tel: 555', { to: 'typed', typed: 'tel: 555' }],
])('the link "%s" is taken apart for its form, and comes back as it was', (href, parts) => {
  expect(linkParts(href, known)).toEqual(parts);
  expect(linkFrom(parts.to, parts.typed)).toBe(href);
});

test('a typed address counts only if the choice asks for it', () => {
  expect(linkFrom('=/contact', 'https://example.com')).toBe('/contact');
  expect(linkFrom('', 'https://example.com')).toBe('');
  expect(linkFrom(undefined, 'https://example.com')).toBe('https://example.com');
});

test('an address that is typed without its beginning gets it', () => {
  expect(linkFrom('typed', 'ada@example.com')).toBe('mailto:ada@example.com');
  expect(linkFrom('typed', '+44 (0)20 7946-0000')).toBe('tel:+44 (0)20 7946-0000');
  expect(linkFrom('typed', 'https://example.com/@ada')).toBe('https://example.com/@ada');
  expect(linkFrom('typed', 'hetzner.com/legal')).toBe('https://hetzner.com/legal');
  expect(linkFrom('typed', 'Bücher.example')).toBe('https://Bücher.example');
  for (const other of ['/contact', '#projects', 'prices.pdf', 'somewhere', 'social:x', 'a b.com']) {
    expect(linkFrom('typed', other)).toBe(other);
  }
});
