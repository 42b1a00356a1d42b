import { describe, expect, it } from 'vitest';
import {
  addressesIn,
  addressTyped,
  isMailAddress,
  mailAddressOf,
  normalAddress,
  onWire,
  readable,
} from './mail-address.ts';

describe('an address that somebody typed', () => {
  it.each([
    'vera@büro.example',
    ' VERA@Büro.Example\t',
    'vera@büro.example\r\n',
    '\u00a0vera@büro.example\u00a0',
    'vera@xn--bro-hoa.example',
    'Vera <vera@büro.example>',
    '"Smith, Vera" <vera@büro.example>',
    'Vera (vera@büro.example)',
    'mailto:vera@büro.example',
    "'vera@büro.example'",
    'vera@büro.example.',
    '\u200bvera@büro.example\ufeff',
    'vera@bu\u0308ro.example',
    'ｖｅｒａ＠büro.example',
    '"vera"@büro.example',
    'Vera <"vera"@büro.example>',
    'vera@bü\u200bro.example',
  ])('is the same one when it is %j', (typed) => {
    expect(addressesIn(typed)).toEqual(['vera@xn--bro-hoa.example']);
  });

  it('is each of several', () => {
    expect(addressesIn('a@x.example, b@x.example;c@x.example')).toEqual([
      'a@x.example',
      'b@x.example',
      'c@x.example',
    ]);
  });

  it('keeps characters that belong to it', () => {
    expect(addressesIn("Bert.O'Brien+tag@x.example")).toEqual(["bert.o'brien+tag@x.example"]);
    expect(addressesIn('"aaa..bb."@x.example')).toEqual(['aaa..bb.@x.example']);
    expect(addressesIn('info@क्\u200dष.भारत')).toEqual(['info@xn--11b2ezcw70k.xn--h2brj9c']);
    expect(addressesIn('Ünal@x.example')).toEqual(['ünal@x.example']);
    expect(addressesIn('vera@x.example.evil')).toEqual(['vera@x.example.evil']);
  });

  it('is not looked for in a word that is far too long to be one', () => {
    const long = `x${'.'.repeat(250_000)}x@x.example`;
    expect(addressesIn(`${long} vera@x.example`)).toEqual(['vera@x.example']);
  });

  it('is the whole text if there is no address in it', () => {
    expect(addressesIn(' no Address ')).toEqual(['no address']);
    expect(addressesIn('')).toEqual(['']);
  });
});

describe('a mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['ada.king+site@mail.example.co.uk', 'ada.king+site@mail.example.co.uk'],
    ["o'neil@example.ie", "o'neil@example.ie"],
    ['info@münchen.example', 'info@xn--mnchen-3ya.example'],
    ['x_y@xn--mnchen-3ya.example', 'x_y@xn--mnchen-3ya.example'],
    ['INFO@MÜNCHEN.Example', 'INFO@xn--mnchen-3ya.example'],
    ['info@डाटामेल.भारत', 'info@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['info@சிங்கப்பூர்.சிங்கப்பூர்', 'info@xn--clchc0ea0b2g2a9gcd.xn--clchc0ea0b2g2a9gcd'],
    ['info@ไทย.ไทย', 'info@xn--o3cw4h.xn--o3cw4h'],
    // Joiners where IDNA allows them.
    ['info@क्\u200dष.भारत', 'info@xn--11b2ezcw70k.xn--h2brj9c'],
    ['info@نامه\u200cای.com', 'info@xn--mgba3gch31f060k.com'],
    ['info@gal·la.cat', 'info@xn--galla-sja.cat'],
    ['नामक\u200dष@डाटामेल.भारत', 'नामक\u200dष@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['info@i❤\ufe0f.ws', 'info@xn--i-7iq.ws'],
    ['दीपक@डाटामेल.भारत', 'दीपक@xn--c2bd4bq1db8d.xn--h2brj9c'],
    ['jose\u0301@example.com', 'josé@example.com'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ['aaa..bbbb.cc@docomo.ne.jp', '"aaa..bbbb.cc"@docomo.ne.jp'],
    ['xxx.yyy.@docomo.ne.jp', '"xxx.yyy."@docomo.ne.jp'],
    ['.taro@ezweb.ne.jp', '".taro"@ezweb.ne.jp'],
    ['ｔａｒｏ＠docomo.ne.jp', 'taro@docomo.ne.jp'],
    ['taro@docomo。ne。jp', 'taro@docomo.ne.jp'],
  ])('is %s, on the wire %s', (text, wire) => {
    const address = mailAddressOf(text);
    expect(address && onWire(address)).toBe(wire);
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
    '"ab"@c.example',
    '..@c.example',
    'a@c..example',
    'a@c.example.',
    'a@-c.example',
    'a@b@c.example',
    'a＠b@c.example',
    'Ada <a@b.example>',
    '<a@b.example>',
    '@c.example:a@b.example',
    'a@b.example;c@d.example',
    'a\u037eb@c.example',
    'a，b@c.example',
    'a＜b@c.example',
    'a\\b@c.example',
    'a(comment)@b.example',
    'a@127.0.0.1',
    'a@0x7f.1',
    'a@[127.0.0.1]',
    'a@b.example/x',
    'a@b.example%2f',
    'a@a_b.example',
    // A zero-width joiner in a place that IDNA forbids.
    'a@b\u200cc.example',
    'a\u2028b@c.example',
    'a\u00a0b@c.example',
    'a\u202eb@c.example',
    'a\u200bb@c.example',
    'a\u3164b@c.example',
    'a\uffa0b@c.example',
    'a\u2800b@c.example',
    'a\u{1d159}b@c.example',
    // Joiners that nobody sees.
    '\u200d@c.example',
    'a\u200db@c.example',
    'a@b\u3164.example',
    'a@b\uffa0c.example',
    'a@b\u115f.example',
    'a@b\u2800c.example',
    'a@b\u202e.example',
    'a\ud800@b.example',
    `${'a'.repeat(65)}@b.example`,
    `${'é'.repeat(33)}@b.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'b.'.repeat(130)}example`,
  ])('is not %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  it.each([
    ['blanks', `a${' '.repeat(250_000)}b`],
    ['letters of a domain', `a@${'डाटामेल'.repeat(30_000)}.example`],
    ['dots', `${'.'.repeat(250_000)}@c.example`],
  ])('is not looked for in a text that is far too long to be one, of %s', (_what, text) => {
    expect([mailAddressOf(text), addressTyped(text), readable(text)]).toEqual([null, null, text]);
  });

  it('is shown in the letters of its owner, and every other text as it was typed', () => {
    expect(readable('info@xn--c2bd4bq1db8d.xn--h2brj9c')).toBe('info@डाटामेल.भारत');
    expect(readable(' दीपक@डाटामेल.भारत ')).toBe('दीपक@डाटामेल.भारत');
    expect(readable('none, or info@xn--c2bd4bq1db8d')).toBe('none, or info@xn--c2bd4bq1db8d');
  });
});

describe('the normal form of an address', () => {
  it.each([
    'bob@victim-domain.test',
    'BOB@Victim-Domain.TEST',
    'bob@ｖictim-domain.test',
    'ｂｏｂ@victim-domain.test',
    'bob@victim\u00ad-domain.test',
    'bob@victim-domain。test',
    '𝐛𝐨𝐛@victim-domain.test',
    'ⓑⓞⓑ@ⓥictim-domain.test',
    'bob\u200d@victim-domain.test',
    '"bob"@victim-domain.test',
  ])('is the same for %s', (typed) => {
    expect(normalAddress(typed)).toBe('bob@victim-domain.test');
  });

  it('differs for addresses that mail servers distinguish', () => {
    const all = ['bob@x.example', 'b.ob@x.example', 'bob+1@x.example', 'bób@x.example'];
    expect(new Set(all.map(normalAddress)).size).toBe(4);
  });
});
