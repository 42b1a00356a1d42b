import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Numbers } from './Numbers.tsx';

const section = { sectionTitle: 'Numbers', sectionDescription: '' };

describe('numbers', () => {
  const render = (...values: string[]) =>
    renderToStaticMarkup(
      <Numbers
        section={section}
        numbers={values.map((value, index) => ({ value, label: `label ${index}` }))}
      />,
    );

  test('are read after what they count', () => {
    expect(render('12')).toMatch(/<dt[^>]*>label 0<\/dt><dd[^>]*>12<\/dd>/);
  });

  test.each([
    [['4.3°'], ['large']],
    [
      ['Since 2014', '12'],
      ['medium', 'large'],
    ],
    [
      ['1', '12', '1,200 km', 'every single day'],
      ['large', 'small', 'small', 'small'],
    ],
  ])('%j have the sizes %j: the first its own, the others that of the longest', (values, sizes) => {
    const found = [...render(...values).matchAll(/data-size="(\w+)"/g)].map(([, size]) => size);
    expect(found).toEqual(sizes);
  });
});
