import { expect, test } from 'vitest';
import { markerStyles } from './marker-route.ts';

test('the marker goes along its route at an even speed, and stands at its end where nothing moves', () => {
  const css = markerStyles('0 0, 36 0, 36 172.8');
  expect(css).toContain('[data-marker]{translate:100% 300%}');
  expect(css).toContain(
    '@keyframes marker{0%{translate:0% 0%}25%{translate:100% 0%}100%{translate:100% 300%}}',
  );
});
