import { expect, test } from 'vitest';
import { figuresOf, type LighthouseResult } from './page-figures.ts';

const audit = (numericValue: number) => ({ title: '', score: 1, numericValue });

const result = (contrast: number): LighthouseResult => ({
  audits: {
    'first-contentful-paint': audit(800),
    'largest-contentful-paint': audit(1500),
    'total-blocking-time': audit(0),
    'cumulative-layout-shift': audit(0.001),
    'total-byte-weight': audit(40_000),
    'color-contrast': { title: 'Contrast is too low', score: contrast },
    'not-scored': { title: 'Only told', score: 0 },
    'network-requests': {
      title: '',
      score: 1,
      details: {
        items: [
          { resourceType: 'Document', transferSize: 18_000, protocol: 'h2' },
          { resourceType: 'Script', transferSize: 700, protocol: 'h2' },
          { resourceType: 'Script', transferSize: 300, protocol: 'h2' },
        ],
      },
    },
  },
  categories: {
    performance: { score: 0.995, auditRefs: [] },
    accessibility: {
      score: contrast,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'not-scored', weight: 0 },
      ],
    },
  },
});

test('the figures of a run are read from the result of Lighthouse', () => {
  expect(figuresOf(result(1))).toEqual({
    firstPaint: 800,
    largestPaint: 1500,
    blocking: 0,
    shift: 0.001,
    transferred: 40_000,
    script: 1000,
    scores: { performance: 100, accessibility: 100, 'best-practices': null, seo: null },
    protocol: 'h2',
    missed: [],
  });
});

test('a score below 100 comes with the audits that count for it and failed', () => {
  const { scores, missed } = figuresOf(result(0.9));
  expect(scores['accessibility']).toBe(90);
  expect(missed).toEqual([{ category: 'accessibility', title: 'Contrast is too low' }]);
});
