import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Labels } from '../../content-model/src/schemas/labels.ts';
import type { QuoteItem } from './QuoteCard.tsx';
import { Testimonials } from './Testimonials.tsx';

const picture = { src: '/a.svg', width: 4, height: 3 };
const heading = { sectionTitle: 'Title', sectionDescription: 'Sentence.' };

const labels = {
  pauseTestimonials: 'Pause the testimonials',
  opensInNewTab: '(opens in a new tab)',
} as Labels;

const quote = { quote: 'Good work.', name: 'Ada', title: 'Owner' };
const several = ['Ada', 'Obi', 'Uche', 'Ngozi', 'Kadara'].map((name) => ({ ...quote, name }));

describe('the testimonials', () => {
  const render = (
    show: 'quotes' | 'reviews' | 'both',
    quotes: readonly QuoteItem[] = several,
    reviews = [{ review: 'Five stars.', name: 'Obi', title: 'Buyer', picture }],
  ) =>
    renderToStaticMarkup(
      <Testimonials
        section={{ ...heading, show }}
        quotes={quotes}
        reviews={reviews}
        labels={labels}
      />,
    );

  test.each([
    ['quotes', true, false],
    ['reviews', false, true],
    ['both', true, true],
  ] as const)('that show "%s" have the right cards', (show, hasQuotes, hasReviews) => {
    const html = render(show);
    expect(html.includes('Good work.')).toBe(hasQuotes);
    expect(html.includes('Five stars.')).toBe(hasReviews);
    expect(html.includes('Pause the testimonials'), 'something to pause').toBe(hasQuotes);
  });

  test('of which there is one stand still, with nothing to pause', () => {
    expect(render('quotes', [quote])).not.toMatch(/data-direction|Pause/);
  });

  test('move to the right at the slow speed', () => {
    expect(render('quotes')).toMatch(/data-direction="right" data-loop="80"/);
  });

  test('without quotes and reviews are a title, with nothing to pause and no empty list', () => {
    const html = render('both', [], []);
    expect(html).toContain('>Title</h2>');
    expect(html).not.toMatch(/<ul|Pause/);
  });

  test.each([
    [150, 'large'],
    [151, 'medium'],
    [321, 'small'],
  ])('of %i letters are of the size "%s"', (length, size) => {
    const html = render('quotes', [{ ...quote, quote: 'a'.repeat(length) }]);
    expect(html).toContain(`data-size="${size}"`);
  });

  test('have a photo of who says it, or else a picture of the work, or neither', () => {
    const photo = { ...picture, src: '/photo.jpg' };
    const screen = { ...picture, src: '/screen.png' };
    const html = render('quotes', [
      { ...quote, name: 'Ada', photo, screen },
      { ...quote, name: 'Obi', screen },
      { ...quote, name: 'Uche' },
    ]);
    const shown = [...html.matchAll(/<figure.*?<\/figure>/g)]
      .slice(0, 3)
      .map(([card]) => [...card.matchAll(/<img[^>]*src="([^"]*)"/g)].map(([, src]) => src));
    expect(shown).toEqual([['/photo.jpg'], ['/screen.png'], []]);
  });

  test('lead to their sources, which no copy of them does again for a screen reader', () => {
    const source = { href: 'https://example.com/talk', text: 'Source: example.com' };
    const html = render('quotes', [
      { ...quote, name: 'Ada', source },
      { ...quote, name: 'Obi' },
    ]);
    const [first = '', copies = ''] = html.split('inert=""');
    expect(
      first.match(/<a [^>]*href="https:\/\/example.com\/talk"[^>]*>Source: example.com</g),
    ).toHaveLength(1);
    expect(copies).toContain('Source: example.com');
  });

  test('without sources have no link', () => {
    expect(render('quotes')).not.toMatch(/<a |data-source/);
  });
});
