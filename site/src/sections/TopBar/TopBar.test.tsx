import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { content } from '../../gallery/example-content.ts';
import { TopBar } from './TopBar.tsx';

test.each([
  ['Oy', false],
  ['Deichwerk Software', false],
  ['Abernathy Whitcombe Partners X', true],
])('the name %s is set smaller beside the menu button: %s', (brand, isLong) => {
  const { labels, navigation } = content;
  const bar = <TopBar {...{ brand, labels, navigation }} logo="icon" currentPath="/" home="/" />;
  expect(renderToStaticMarkup(bar).includes('data-long')).toBe(isLong);
});
