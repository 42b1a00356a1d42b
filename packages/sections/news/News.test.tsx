import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { News } from './News.tsx';

test('the latest posts stand below the title of the list, and lead to all of them', () => {
  const post = {
    title: 'A map for lorries',
    description: 'What three weeks on the road taught us.',
    href: '/news/map',
    date: { day: '2026-11-01', text: '1 November 2026' },
    picture: undefined,
  };
  const all = { text: 'All news', href: '/news' };
  const html = renderToStaticMarkup(<News title="News" posts={[post]} all={all} />);
  expect(html).toMatch(/<h2[^>]*>News<\/h2>.*<h3.*href="\/news\/map".*href="\/news"/s);
});
