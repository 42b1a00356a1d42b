import { expect, test, vi } from 'vitest';

vi.doMock('virtual:content/files', () => ({ contentFolder: '' }));
const { inlined } = await import('./moving-drawing.ts');

const svg = (content: string, root = '', before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 4 2"${root}>${content}</svg>\n`;
const moving = '<path data-motion="rise" d="M0 0h1"/>';

test('a drawing with a part that moves is put into the page as it is, cut like a photo', () => {
  expect(inlined(svg(moving, ' color="#fff" fill="none"'), 'd0')).toBe(
    `<svg viewBox="0 0 4 2" fill="none" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${moving}</svg>`,
  );
});

test('a drawing with its own preserveAspectRatio keeps it', () => {
  expect(inlined(svg(moving, ' preserveAspectRatio="xMinYMin slice"'), 'd0')).toBe(
    `<svg viewBox="0 0 4 2" preserveAspectRatio="xMinYMin slice" aria-hidden="true">${moving}</svg>`,
  );
});

test('names in a drawing begin with its prefix, where they are given and where they are used', () => {
  const html = inlined(
    svg(
      `<defs><clipPath id="a"><path d="M0 0"/></clipPath></defs><g clip-path="url(#a)" id='b'>${moving}</g><use xlink:href="#b"/><use href='#b'/>`,
      ' xmlns:xlink="http://www.w3.org/1999/xlink" id="drawing"',
    ),
    'd1',
  );
  expect(html).toContain('<clipPath id="d1-a">');
  expect(html).toContain('clip-path="url(#d1-a)" id="d1-b"');
  expect(html?.match(/<use href="#d1-b"\/>/g)).toHaveLength(2);
  expect(html).not.toContain('"drawing"');
});

test('a drawing with a colour of the theme is put into the page without the fallback colour', () => {
  const html = inlined(svg('<path stroke="var(--color-accent,#f06a2e)" d="M0 0h1"/>'), 'd0');
  expect(html).toContain('stroke="var(--color-accent)"');
});

test('comments, instructions and texts about the file stay out of the page', () => {
  const about = '<!-- made --><title>A</title><desc/><metadata><a:b xmlns:a="c"/></metadata>';
  const html = inlined(svg(about + moving, '', '<?xml version="1.0"?>\n<!DOCTYPE svg>\n'), 'd0');
  expect(html).toBe(
    `<svg viewBox="0 0 4 2" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${moving}</svg>`,
  );
});

test.each([
  ['nothing of the page', '<path d="M0 0h1"/>'],
  ['an unknown word', '<path data-motion="jump" d="M0 0h1"/>'],
  ['a motion only in a comment', '<!-- <path data-motion="rise"/> --><path d="M0 0h1"/>'],
  ['a style sheet', `<style>path{fill:red}</style>${moving}`],
  ['a style', `<g style="fill:red">${moving}</g>`],
  ['an element of a page', `<meta http-equiv="refresh" content="0"/>${moving}`],
  ['a picture', `<image href="data:image/png;base64,AA"/>${moving}`],
  ['an animation of its own', `<animate attributeName="x"/>${moving}`],
])('a drawing with %s stays a picture', (_, content) => {
  expect(inlined(svg(content), 'd0')).toBeUndefined();
});
