import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Process } from './Process.tsx';
import type { ProcessSection } from './section.ts';

const picture = { src: '/a.svg', width: 4, height: 3 };
const heading = { sectionTitle: 'Title', sectionDescription: 'Sentence.' };

const step = { title: 'Step 1', content: 'What happens.', images: [] };

describe('the process', () => {
  const render = (
    section: Omit<ProcessSection, keyof typeof heading>,
    parts: Omit<ComponentProps<typeof Process>, 'section'>,
  ) => renderToStaticMarkup(<Process section={{ ...heading, ...section }} {...parts} />);

  test.each([
    ['timeline', 3, 0],
    ['features', 0, 2],
    ['both', 3, 2],
  ] as const)('that shows "%s" has %i steps and %i features', (show, steps, features) => {
    const html = render(
      { show },
      {
        steps: [1, 2, 3].map((number) => ({ ...step, title: `Step ${number}` })),
        features: [1, 2].map((id) => ({
          id,
          icon: 'chart',
          title: `Feature ${id}`,
          description: 'What it does.',
        })),
      },
    );
    expect(html.match(/>Step \d</g) ?? []).toHaveLength(steps);
    expect(html.match(/>Feature \d</g) ?? []).toHaveLength(features);
    expect(html.includes('<ol')).toBe(steps > 0);
    expect(html.includes('data-progress-line')).toBe(steps > 0);
    expect(html).toMatch(/<section id="process"[^>]*aria-labelledby="process-title"/);
    expect(html).toContain('>Title</h2>');
  });

  test('without features is the timeline alone, with no empty list', () => {
    const html = render({ show: 'both' }, { steps: [step], features: [] });
    expect(html).toContain('>Step 1<');
    expect(html).not.toContain('<ul');
  });

  test('drives the section’s vehicle, and a square of the pattern where there is none', () => {
    const drive = (vehicle?: typeof picture) =>
      render(
        { show: 'timeline', destination: 'The end' },
        { steps: [{ ...step, reading: '9.2°' }], features: [], vehicle },
      );
    const lineOf = (html: string) => /<\/ol><div[^>]*aria-hidden="true">.*/s.exec(html)?.[0] ?? '';
    expect(lineOf(drive(picture))).toMatch(/<img[^>]*alt=""[^>]*src="\/a\.svg"/);
    expect(lineOf(drive())).not.toContain('<img');
    expect(lineOf(drive()).match(/<svg/g)).toHaveLength(1);
    expect(lineOf(drive())).toContain('>The end</p>');
  });

  test('shows the number of each step in the instrument where no step has a reading', () => {
    const steps = [step, { ...step, title: 'Step 2' }];
    const [instrument = ''] = render({ show: 'timeline' }, { steps, features: [] }).split('<ol');
    expect([...instrument.matchAll(/<b>(.*?)<\/b>/g)].map(([, value]) => value)).toEqual([
      '1',
      '2',
    ]);
  });

  test('shows the readings in the instrument and beside their steps', () => {
    const html = render(
      { show: 'timeline', readingTitle: 'Lorry 12' },
      {
        steps: [
          { ...step, reading: '9.2°', readingCaption: 'too warm', readingWarns: true },
          { ...step, title: 'Step 2' },
        ],
        features: [],
      },
    );
    const [instrument = '', steps = ''] = html.split('<ol');
    expect(instrument).toMatch(/<div[^>]*aria-hidden="true"><p[^>]*>Lorry 12<\/p>/);
    expect(instrument).toContain('<b data-warns="">9.2°</b> too warm</p>');
    // The value stays until the next measurement.
    expect(instrument.match(/9\.2°/g)).toHaveLength(2);
    expect(steps.match(/<b/g)).toHaveLength(1);
    expect(steps).toMatch(/<p[^>]*aria-hidden="true"><b data-warns="">9\.2°<\/b> too warm<\/p>/);
  });

  test.each([
    ['none', [undefined, undefined]],
    ['short', ['9.2°', undefined]],
    ['long', ['9.2°', 'Week 12']],
  ] as const)('has %s readings', (size, readings) => {
    const steps = readings.map((reading, index) => ({ ...step, title: `Step ${index}`, reading }));
    expect(render({ show: 'timeline' }, { steps, features: [] })).toContain(
      `data-readings="${size}"`,
    );
  });
});
