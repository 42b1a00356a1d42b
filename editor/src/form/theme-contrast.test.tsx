// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '../../../content-model/src/schemas/theme.ts';
import { coloursOf, rolesOf, tooClose } from '../../../content-model/src/theme/roles.ts';
import { contrastWords } from './contrast-words.ts';
import { ContrastTable } from './theme-contrast.tsx';

function shown(changed: object, language: 'en' | 'de' = 'en') {
  const theme = { ...DEFAULT_THEME, ...changed };
  document.body.innerHTML = renderToStaticMarkup(
    <ContrastTable values={theme} words={contrastWords(language)} language={language} />,
  );
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  return { verdict: texts('.verdict')[0], texts };
}

test('the default theme can be read everywhere', () => {
  const { verdict, texts } = shown({});
  expect(verdict).toBe('Everything can be read.');
  expect(texts('td.wrong')).toEqual([]);
  expect(texts('tbody th')[0]).toBe('Text');
  expect(texts('tbody tr:first-child td')).toEqual(['Aa 15.8 good', 'Aa 15.9 good']);
});

test.each([[{ ink: '#777777' }], [{ paper: '#808080', ink: '' }]])(
  'what the check finds in %o is wrong in the table, and nothing else',
  (changed) => {
    const { ink, ...theme } = { ...DEFAULT_THEME, ...changed };
    const colours = coloursOf(ink ? { ...theme, ink } : theme);
    const found = colours ? tooClose(rolesOf(colours)) : [];
    const pairs = new Set(found.map(({ role, scheme }) => `${role} ${scheme}`));
    const { verdict, texts } = shown(changed);
    expect(pairs.size).toBeGreaterThan(0);
    expect(texts('td.wrong')).toHaveLength(pairs.size);
    expect(verdict).toBe(`${pairs.size} of 36 stand out too little.`);
  },
);

test.each(['#8fa0ff', '#ffffff', '#000000'])('everything can be read beside %s', (colour) => {
  expect(shown({ brand: colour }).verdict).toBe('Everything can be read.');
  expect(shown({ brand: colour, accent: colour }).verdict).toBe('Everything can be read.');
});

test('the nearest colour that will do is advised, in the way the colour was written', () => {
  const { texts } = shown({ paper: '#808080' }, 'de');
  expect(texts('code')).toEqual(['#d1d1d1']);
  expect(shown({ paper: '#d1d1d1' }, 'de').verdict).toBe('Alles lässt sich lesen.');
});

test('a colour that is none is said, and nothing is measured', () => {
  const { verdict, texts } = shown({ accent: 'orange' });
  expect(verdict).toContain('cannot be read: write it like #22308a');
  expect(texts('td')).toEqual([]);
});
