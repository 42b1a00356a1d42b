import { expect, test } from 'vitest';
import { markerStyles } from './marker-route.ts';

test('the marker goes along its route at an even pace, and stands at its end where nothing moves', () => {
  const css = markerStyles('0 0, 100 0, 100 480');
  expect(css).toContain('[data-marker]{translate:10cqw 30cqw}');
  expect(css).toContain(
    '@keyframes marker{0%{translate:0cqw 0cqw}25%{translate:10cqw 0cqw}100%{translate:10cqw 30cqw}}',
  );
});
