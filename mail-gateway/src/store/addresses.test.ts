import { describe, expect, it } from 'vitest';
import { addressesIn } from './addresses.ts';

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

  it('keeps what belongs to it', () => {
    expect(addressesIn("Bert.O'Brien+tag@x.example")).toEqual(["bert.o'brien+tag@x.example"]);
    expect(addressesIn('Ünal@x.example')).toEqual(['ünal@x.example']);
    expect(addressesIn('vera@x.example.evil')).toEqual(['vera@x.example.evil']);
  });

  it('is not looked for in a word that is far too long to be one', () => {
    const long = `x${'.'.repeat(250_000)}x@x.example`;
    expect(addressesIn(`${long} vera@x.example`)).toEqual(['vera@x.example']);
  });

  it('is the whole text where there is none', () => {
    expect(addressesIn(' no Address ')).toEqual(['no address']);
    expect(addressesIn('')).toEqual(['']);
  });
});
