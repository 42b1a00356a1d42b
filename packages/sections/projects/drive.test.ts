import { expect, test } from 'vitest';
import { driveStyles } from './drive.ts';

test('a vehicle looks where it drives, slows down, and stands at its end where nothing moves', () => {
  const css = driveStyles('1', '0 0, 0 128, 72 128');
  expect(css).toContain('[data-vehicle="1"]{translate:100% 100%;rotate:-90deg}');
  expect(css).toContain(
    '@keyframes drive-1{0%{translate:0% 0%;rotate:0deg}29%{translate:0% 100%;rotate:-45deg}100%{translate:100% 100%;rotate:-90deg}}',
  );
});

test('a vehicle turns the shorter way, and waits as it starts', () => {
  const turns = driveStyles('1', '100 500, 50 400, 90 300').matchAll(/rotate:(-?\d+)deg/g);
  expect([...turns].map(([, degrees]) => Number(degrees))).toEqual([215, 138, 138, 175, 215]);
});
