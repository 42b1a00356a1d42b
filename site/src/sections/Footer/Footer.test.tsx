import { content } from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

const footerWith = (links: typeof content.footer.reachUsVia.links, brand = 'Brand') =>
  renderToStaticMarkup(
    <Footer
      footer={{ ...content.footer, reachUsVia: { text: 'Reach Us Via:', links } }}
      brand={brand}
      opensInNewTab=""
    />,
  );

test('the words before the social networks are there only when there is a network', () => {
  expect(footerWith(content.footer.reachUsVia.links)).toContain('Reach Us Via:');
  expect(footerWith([])).not.toContain('Reach Us Via:');
});

test.each([
  ['青空', 200],
  // A vowel sign is narrow, or stands on its letter.
  ['नीम', 2 * 56 + 28],
  ['نسيم', 4 * 56],
])('the name %s at the foot is about %d wide, and its letters stay together', (name, width) => {
  const [, length] =
    /textLength="(\d+)" lengthAdjust="spacingAndGlyphs"/.exec(footerWith([], name)) ?? [];
  expect(Math.abs(Number(length) / width - 1)).toBeLessThan(0.05);
});

test.each([
  ['Brand', 0],
  // The dots of yeh, a vowel sign and a cedilla tell the name from another.
  ['نسيم', 34],
  ['कुमुद', 34],
  ['Işık', 34],
  ['青空', 14],
])('the foot of the page cuts no letter of %s that is read by its lower part', (name, below) => {
  const [, top, height, line] =
    /viewBox="5 (\S+) \S+ (\S+)".*<text y="(\d+)"/.exec(footerWith([], name)) ?? [];
  const shown = Number(top) + Number(height) - Number(line);
  if (below === 0) expect(shown).toBeLessThan(0);
  else expect(shown).toBeGreaterThanOrEqual(below);
});
