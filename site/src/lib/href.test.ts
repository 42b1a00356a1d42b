import { describe, expect, it } from 'vitest';
import { fullAddress, href } from './href.ts';

describe('an address written in the content', () => {
  it.each([
    ['#projects', '/', '/#projects'],
    ['#projects', '/agency', '/agency/#projects'],
    ['/', '/agency/', '/agency/'],
    ['/contact', '/', '/contact'],
    ['/contact', '/agency/', '/agency/contact'],
    ['https://example.com/a', '/agency/', 'https://example.com/a'],
    ['mailto:hello@example.com', '/agency/', 'mailto:hello@example.com'],
    ['tel:+44 (0)20 7946-0000', '/agency/', 'tel:+442079460000'],
  ])('%s below %s leads to %s', (target, base, expected) => {
    expect(href(target, base)).toBe(expected);
  });
});

it.each([
  ['/', 'https://agency.example/studio/'],
  ['/contact', 'https://agency.example/studio/contact'],
  ['/fr/تواصل', `https://agency.example/studio/fr/${encodeURIComponent('تواصل')}`],
  ['#projects', 'https://agency.example/studio/#projects'],
])('the full address of %s is one that programs of any kind take', (target, expected) => {
  expect(fullAddress(target, 'https://agency.example', '/studio/')).toBe(expected);
});
