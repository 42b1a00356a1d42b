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
