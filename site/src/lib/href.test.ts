import { describe, expect, it } from 'vitest';
import { href } from './href.ts';

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
