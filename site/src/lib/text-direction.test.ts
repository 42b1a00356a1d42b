import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each(['en-NG', 'de', 'yo', 'vi-VN', 'tr'])('%s is written from left to right', (language) => {
  expect(textDirection(language)).toBe('ltr');
});

test.each(['ar', 'ar-EG', 'he-IL', 'fa', 'ur-PK', 'ckb', 'pa-Arab'])(
  '%s is written from right to left',
  (language) => {
    expect(textDirection(language)).toBe('rtl');
  },
);
