import { describe, expect, it } from 'vitest';
import { isMailAddress } from './setting-parsers.ts';

describe('a mail address', () => {
  it.each([
    'ada@example.com',
    'ada.king+site@mail.example.co.uk',
    "o'neil@example.ie",
    'info@münchen.example',
    'x_y@xn--mnchen-3ya.example',
  ])('is %s', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'a@b',
    'x@y.z',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: v@x.example',
    'a@b.example\n',
    ' a@b.example',
    '"a b"@c.example',
    'a..b@c.example',
    '.a@c.example',
    'a@-c.example',
    'a@b@c.example',
    'Ada <a@b.example>',
    'a@b.example;c@d.example',
    'a(comment)@b.example',
    'a@127.0.0.1',
    `${'a'.repeat(65)}@b.example`,
  ])('is not %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});
