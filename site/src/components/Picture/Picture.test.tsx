import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const photo = {
  src: '/a-400.webp',
  avifSrcSet: '/a-400.avif 400w, /a-800.avif 800w',
  width: 1600,
  height: 900,
};

test('a photo is offered in the smaller format in all widths, in the other in one', () => {
  const html = renderToStaticMarkup(<Picture picture={photo} alt="A till" sizes="50vw" />);
  expect(html).toMatch(/^<picture><source type="image\/avif"[^>]*><img [^>]*><\/picture>$/);
  expect(html).toContain(`srcSet="${photo.avifSrcSet}" sizes="50vw"`);
  expect(html).toContain('src="/a-400.webp"');
  expect(html).toContain('alt="A till"');
});

test('a picture wider than the frame it covers is loaded larger, and conditions stay', () => {
  const sizes = '(width < 640px) 92vw, (width <= 90rem) calc(31vw - 2rem), 28.5rem';
  const html = renderToStaticMarkup(
    <Picture picture={{ ...photo, wider: 2 }} alt="" sizes={sizes} />,
  );
  const wider = '(width &lt; 640px) 184vw, (width &lt;= 90rem) calc(62vw - 4rem), 57rem';
  expect(html.split(`sizes="${wider}"`)).toHaveLength(2);
});

test('every picture keeps its space and is loaded when it comes near', () => {
  const html = renderToStaticMarkup(<Picture picture={photo} alt="" />);
  expect(html).toContain('width="1600" height="900"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('decoding="async"');
  expect(html).toContain('alt=""');
});

test('the picture of the first view is loaded at once', () => {
  const html = renderToStaticMarkup(
    <Picture picture={photo} alt="" loading="eager" fetchPriority="high" />,
  );
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test('the placeholder of a missing picture has no description', () => {
  const placeholder = { src: '/placeholder.svg', width: 500, height: 300, isPlaceholder: true };
  expect(renderToStaticMarkup(<Picture picture={placeholder} alt="A till" />)).toContain('alt=""');
});

test('a drawing is offered in one size', () => {
  const drawing = { src: '/a.svg', width: 400, height: 300 };
  const html = renderToStaticMarkup(<Picture picture={drawing} alt="A leaf" sizes="50vw" />);
  expect(html).toMatch(/^<img [^>]*src="\/a.svg"[^>]*>$/);
  expect(html).not.toMatch(/srcset|sizes/i);
});

test('a drawing that follows the colour scheme is another on a dark page', () => {
  const drawing = { src: '/light.svg', darkSrc: '/dark.svg', width: 127, height: 40 };
  const html = renderToStaticMarkup(<Picture picture={drawing} alt="Kadara" />);
  expect(html).toContain('<source media="(prefers-color-scheme: dark)" srcSet="/dark.svg"/>');
  expect(html).toMatch(/<img [^>]*src="\/light.svg"/);
});
