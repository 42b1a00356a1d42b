import { expect, test } from 'vitest';
import { isEmail } from './fields.ts';

test.each([
  'ada@agency.example',
  'दीपक@डाटामेल.भारत',
  "d'arc+web@mail.agency.example",
  'first..last.@docomo.example',
  'hello@agency.museum',
])('%s is an email address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  'https://ada@agency.example/',
  'mailto:ada@agency.example',
  'ada@agency.example/contact',
  'ada@agency.example?subject=Hello',
  'ada@agency.example#top',
  'ada@agency..example',
  'ada@.agency.example',
  'ada@{brand}.example',
  '"ada"@agency.example',
  'ada@[192.0.2.1]',
  'ada@agency.example.',
  'ada@agency',
  'ada\u200b@agency.example',
  'ada\u3164@agency.example',
  'ada@\uffa0agency.example',
  'ada@agency\u00ad.example',
  'ada@agency.example, bea@agency.example',
])('%s is none', (address) => {
  expect(isEmail(address)).toBe(false);
});
