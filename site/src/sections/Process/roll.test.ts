import { expect, test } from 'vitest';
import { rollStyles } from './roll.ts';

test('each reading is held for 94 % of its step and rolls on in the rest, the last one to the end', () => {
  expect(rollStyles(2)).toContain(
    '@keyframes roll{0%,47%{translate:0 0%}50%,100%{translate:0 -100%}}',
  );
});

test('the readings lie one below the other, however many there are', () => {
  for (const count of [1, 6, 10]) {
    const css = rollStyles(count);
    expect(css.match(/:nth-child/g)).toHaveLength(count);
    expect(css).toContain(`:nth-child(${count}){translate:0 ${(count - 1) * 100}%}`);
    expect(css).toContain(`100%{translate:0 ${(count - 1) * -100}%}`);
  }
});
