import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadContent } from '../../content-store/src/content.ts';
import { SAMPLE_FOLDER } from '../../content-store/src/folder.ts';
import { type Plan, Plans } from './Plans.tsx';
import { prepare } from './prepare.ts';

const section = {
  sectionTitle: 'Plans',
  sectionDescription: '',
  callToAction: 'Ask us',
  subject: 'About {plan}',
};
const care: Plan = {
  title: 'Care',
  price: '€480',
  description: 'For a site.',
  items: ['Updates', 'Answers'],
  highlighted: false,
  link: '/contact',
};

describe('plans', () => {
  const render = (...plans: Partial<Plan>[]) =>
    renderToStaticMarkup(
      <Plans
        section={section}
        plans={plans.map((plan) => ({ ...care, ...plan }))}
        opensInNewTab="(opens in a new tab)"
      />,
    );

  test('have a button whose name says which plan it is about', () => {
    expect(render({})).toMatch(/<a [^>]*href="\/contact"[^>]*>Ask us<span[^>]*> Care<\/span><\/a>/);
  });

  test('may be set apart', () => {
    const html = render({}, { title: 'More', highlighted: true });
    expect(html.match(/data-highlighted/g)).toHaveLength(1);
    expect(html.indexOf('data-highlighted')).toBeLessThan(html.indexOf('More'));
    expect(html.indexOf('data-highlighted')).toBeGreaterThan(html.indexOf('Care'));
  });

  test('without points have no list of them', () => {
    expect(render({}).match(/<ul/g)).toHaveLength(2);
    expect(render({ items: [] }).match(/<ul/g)).toHaveLength(1);
  });

  test.each([
    ['€480', 'large'],
    ['€480 a month', 'medium'],
    ['By estimate, in a week', 'small'],
    ['月額四万八千円', 'medium'],
  ])('that cost "%s" have a price of the size "%s"', (price, size) => {
    expect(render({ price })).toContain(`data-size="${size}"`);
  });

  test('lead to the form with their name in the subject, unless they have a link of their own', async () => {
    const content = await loadContent(SAMPLE_FOLDER);
    const { link: _, ...own } = { ...care, items: ['Updates'] };
    const items = [
      { ...own, id: 'care', title: 'Care & more' },
      { ...own, id: 'shop', link: 'https://example.com/' },
    ];
    const site = { ...content, plans: { section, items } };
    const { plans } = prepare({ code: 'en', home: '/', addresses: {}, content: site });
    expect(plans.map(({ link }) => link)).toEqual([
      '/contact?subject=About%20Care%20%26%20more',
      'https://example.com/',
    ]);
  });
});
