import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ViewCounter } from '../../src/figures/view-counter.ts';

/** Bytes of the objects that are in use. */
function bytesInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  // What the first collection finalizes is freed by the second.
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Counts a view of each of many pages, from 200 sites. @returns the counter, and the bytes of memory that it takes */
export function countPages(pages: number): { views: ViewCounter; bytes: number } {
  const before = bytesInUse();
  const views = new ViewCounter();
  for (let page = 0; page < pages; page += 1) {
    views.count({
      day: '2026-11-20',
      page: `/news/an-address-of-the-usual-length-of-a-title-${page}`,
      language: '',
      device: 'phone',
      arrival: { source: `site-${page % 200}.example`, campaign: `${page % 100}` },
    });
  }
  return { views, bytes: bytesInUse() - before };
}
