import { describe, expect, it } from 'vitest';
import { cleanFields, cleanText, fieldNames, fingerprintOf, newId, pageOf } from './message.ts';

describe('cleaning a field', () => {
  it('drops control characters and keeps tabs and line breaks', () => {
    expect(cleanText('a\0b\x07c\x1b[31md\x7fe\x9bf\tg\r\nh')).toBe('abc[31mdef\tg\r\nh');
  });

  it('turns half a surrogate pair into the replacement character', () => {
    expect(cleanText('a\ud800b')).toBe('a\ufffdb');
  });
});

describe('the fingerprint', () => {
  const fields = cleanFields({ from_name: 'Ada', from_message: 'one\ntwo' });

  it('is the same for the same five fields, whichever line breaks they came with', () => {
    const again = { ...fields, from_message: 'one\r\ntwo' };
    expect(fingerprintOf(again, 'queued')).toBe(fingerprintOf(fields, 'queued'));
  });

  it('differs when any field differs, and when text moves from one field to the next', () => {
    const variants = fieldNames.map((name) => ({ ...fields, [name]: `${fields[name]}!` }));
    const moved = cleanFields({ from_name: 'A', from_email: 'da', from_message: 'one\ntwo' });
    const all = [fields, ...variants, moved].map((each) => fingerprintOf(each, 'queued'));
    expect(new Set(all).size).toBe(7);
  });

  it('differs between a withheld and a queued message', () => {
    expect(fingerprintOf(fields, 'spam')).not.toBe(fingerprintOf(fields, 'queued'));
  });
});

it('a message id is twelve characters that cannot be confused, and never the same twice', () => {
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => !/^[0-9a-hjkmnp-tv-z]{12}$/.test(id))).toEqual([]);
});

it.each([
  ['https://agency.example/contact?utm=x#form', 'https://agency.example/contact'],
  ['https://me:secret@agency.example/contact', 'https://agency.example/contact'],
  ['javascript:alert(1)', ''],
  ['not an address', ''],
  [undefined, ''],
])('the page a message came from is for %s: %s', (referer, page) => {
  expect(pageOf(referer)).toBe(page);
});
