import { expect, test } from 'vitest';
import { figuresOf, type LighthouseResult, medianFigures } from './page-figures.ts';

const lowContrast = { category: 'accessibility', title: 'Contrast is too low' };

const audit = (numericValue: number) => ({ title: '', score: 1, numericValue });

const result = (largestPaint: number, contrast = 1): LighthouseResult => ({
  audits: {
    'first-contentful-paint': audit(800),
    'largest-contentful-paint': audit(largestPaint),
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
  expect(figuresOf(result(1500))).toEqual({
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
  const { scores, missed } = figuresOf(result(1500, 0.9));
  expect(scores['accessibility']).toBe(90);
  expect(missed).toEqual([lowContrast]);
});

test('each figure is the median of several runs, and an audit that any of them missed is listed once', () => {
  const runs = [result(1600, 0.9), result(1200), result(1300, 0.9)].map(figuresOf);
  const { largestPaint, scores, missed } = medianFigures(runs);
  expect(largestPaint).toBe(1300);
  expect(scores).toMatchObject({ accessibility: 90, seo: null });
  expect(missed).toEqual([lowContrast]);
});

test('an audit that only the least of the runs missed does not count', () => {
  const { scores, missed } = medianFigures([1, 0.9, 1].map((part) => figuresOf(result(900, part))));
  expect(scores['accessibility']).toBe(100);
  expect(missed).toEqual([]);
});
