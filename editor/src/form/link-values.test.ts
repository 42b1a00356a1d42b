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
  ['mailto:a@example.com?subject=Hi', { to: 'mailto:', typed: 'a@example.com?subject=Hi' }],
  ['tel:+234 1 555', { to: 'tel:', typed: '+234 1 555' }],
  ['mailto:', { to: 'mailto:', typed: '' }],
  ['mailto:mailto:a@example.com', { to: 'typed', typed: 'mailto:mailto:a@example.com' }],
  ['tel: 555', { to: 'typed', typed: 'tel: 555' }],
])('the link "%s" is taken apart for its form, and comes back as it was', (href, parts) => {
  expect(linkParts(href, known)).toEqual(parts);
  expect(linkFrom(parts.to, parts.typed)).toBe(href);
});

test('what was typed counts only where the choice asks for it', () => {
  expect(linkFrom('=/contact', 'https://example.com')).toBe('/contact');
  expect(linkFrom('', 'https://example.com')).toBe('');
  expect(linkFrom(undefined, 'https://example.com')).toBe('https://example.com');
});

test('an address that is typed without its beginning gets it', () => {
  expect(linkFrom('typed', 'ada@example.com')).toBe('mailto:ada@example.com');
  expect(linkFrom('typed', 'https://example.com/@ada')).toBe('https://example.com/@ada');
  expect(linkFrom('typed', 'hetzner.com/legal')).toBe('https://hetzner.com/legal');
  expect(linkFrom('typed', 'Bücher.example')).toBe('https://Bücher.example');
  for (const other of ['/contact', '#projects', 'prices.pdf', 'somewhere', 'social:x', 'a b.com']) {
    expect(linkFrom('typed', other)).toBe(other);
  }
});

test('an address that was typed with its scheme has it once', () => {
  expect(linkFrom('mailto:', 'mailto:a@example.com')).toBe('mailto:a@example.com');
});
