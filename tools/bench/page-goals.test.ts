import { expect, test } from 'vitest';
import { goalRows } from './page-goals.ts';

const pages = [
  { name: '/', largestPaint: 1090 },
  { name: '/contact', largestPaint: 960 },
];
const ofPages = [
  { figure: '/, s', is: '1.09', goal: '1.10' },
  { figure: '/contact, s', is: '0.96', goal: '1.00' },
];

test('each page stands beside its goal, and the home page beside each other site', () => {
  expect(goalRows(pages, [{ name: 'https://a.example', largestPaint: 1500 }])).toEqual([
    ...ofPages,
    { figure: '/ ÷ https://a.example', is: '0.73', goal: '0.75' },
  ]);
});

test('the row for another site is empty when there is none', () => {
  expect(goalRows(pages, [])).toEqual([
    ...ofPages,
    { figure: '/ ÷ another site (--beside)', is: null, goal: '0.75' },
  ]);
});
