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
  ])('%s below %s leads to %s', (target, base, expected) => {
    expect(href(target, base)).toBe(expected);
  });
});
