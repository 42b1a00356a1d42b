// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '../../../content-model/src/schemas/theme.ts';
import { wordsIn } from '../words/words.ts';
import { Contrast } from './theme-contrast.tsx';

function shown(changed: object, language: 'en' | 'de' = 'en') {
  const theme = { ...DEFAULT_THEME, ...changed };
  document.body.innerHTML = renderToStaticMarkup(
    <Contrast values={theme} words={wordsIn(language).theme} />,
  );
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;
  return { verdict: textOf('[role="status"]'), advice: textOf('code') };
}

test('the default theme can be read everywhere', () => {
  expect(shown({})).toEqual({ verdict: 'Everything can be read.', advice: undefined });
});

test.each(['#8fa0ff', '#ffffff', '#000000'])('everything can be read beside %s', (colour) => {
  expect(shown({ brand: colour }).verdict).toBe('Everything can be read.');
  expect(shown({ brand: colour, accent: colour }).verdict).toBe('Everything can be read.');
});

test('the nearest colour that will do is advised, in the way the colour was written', () => {
  expect(shown({ paper: '#808080' }, 'de')).toEqual({
    verdict: 'Manche Schrift oder Linie hebt sich zu wenig ab.',
    advice: '#d1d1d1',
  });
  expect(shown({ paper: '#d1d1d1' }, 'de').verdict).toBe('Alles lässt sich lesen.');
  expect(shown({ ink: '#777777' }).advice).toMatch(/^#/);
});

test('a text that is no colour is reported', () => {
  expect(shown({ accent: 'orange' }).verdict).toContain('cannot be read: write it like #22308a');
});

test('the colours that follow the main colour are listed: all that are left empty', () => {
  const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  shown({ accent: '', ink: undefined });
  expect(items()).toEqual(['Buttons and small marks', 'The colour of text']);
  shown({});
  expect(items()).toEqual([]);
});
