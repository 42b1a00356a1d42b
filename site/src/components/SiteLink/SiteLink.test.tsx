import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteLink } from './SiteLink.tsx';

const render = (href: string) =>
  renderToStaticMarkup(
    <SiteLink href={href} className="link" opensInNewTab="(opens in a new tab)">
      Words
    </SiteLink>,
  );

test('an empty address shows the text in the style of a link', () => {
  expect(render('')).toBe('<span class="link">Words</span>');
});

test.each(['https://example.com/a', 'http://example.com'])(
  '%s opens in a new tab without access to this one, and says so',
  (address) => {
    const html = render(address);
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain('target="_blank"');
    expect(html).toContain('rel="noopener"');
    expect(html).toMatch(/^<a [^>]*>Words<span[^>]*> \(opens in a new tab\)<\/span><\/a>$/);
  },
);

test('an address of this site leads there in the same tab', () => {
  expect(render('/contact')).toBe('<a class="link" href="/contact">Words</a>');
});
