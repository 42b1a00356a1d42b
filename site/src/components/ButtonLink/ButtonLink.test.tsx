import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ButtonLink } from './ButtonLink.tsx';

const render = (href: string) =>
  renderToStaticMarkup(
    <ButtonLink href={href} opensInNewTab="(opens in a new tab)">
      Start Project
    </ButtonLink>,
  );

test('a button without an address is its text alone', () => {
  expect(render('')).toBe('<span>Start Project</span>');
});
