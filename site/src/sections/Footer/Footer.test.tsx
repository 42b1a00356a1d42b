import { content } from 'virtual:content';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Footer } from './Footer.tsx';

const footerWith = (links: typeof content.footer.reachUsVia.links) =>
  renderToStaticMarkup(
    <Footer
      footer={{ ...content.footer, reachUsVia: { text: 'Reach Us Via:', links } }}
      brand="Brand"
      opensInNewTab=""
    />,
  );

test('the words before the social networks are there only when there is a network', () => {
  expect(footerWith(content.footer.reachUsVia.links)).toContain('Reach Us Via:');
  expect(footerWith([])).not.toContain('Reach Us Via:');
});
