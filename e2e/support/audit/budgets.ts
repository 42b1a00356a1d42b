import { contentFolder, SAMPLE_FOLDER } from '../../../packages/content-store/src/folder.ts';

/** The limits of a page, in bytes of compressed bodies and in layout shift. */
export interface Budgets {
  /** HTML and styles. */
  document: number;
  /** Scripts that load at once, those in the page included. */
  script: number;
  fonts: number;
  /** All files that load before anything is scrolled, on a phone. */
  firstView: number;
  firstViewRequests: number;
  /** All files, once every picture was in view. */
  whole: number;
  /** Layout shift by fonts that arrive late. */
  fontShift: number;
}

const KB = 1024;

/** The budgets of the product on the sample. */
export const productBudgets: Budgets = {
  document: 28 * KB,
  script: 3 * KB,
  fonts: 24 * KB,
  firstView: 150 * KB,
  firstViewRequests: 12,
  whole: 700 * KB,
  // Smaller shifts are reported as 0.000.
  fontShift: 0.0005,
};

/**
 * The budgets for other content, which may be longer, have more pictures and need further font files: for Japanese, a page
 * needs a file for about ten of its signs. Visitors notice a layout shift from 0.1 on (https://web.dev/articles/cls).
 */
export const ownBudgets: Budgets = {
  document: 60 * KB,
  script: 3 * KB,
  fonts: 240 * KB,
  firstView: 400 * KB,
  firstViewRequests: 60,
  whole: 2000 * KB,
  fontShift: 0.1,
};

export const budgets = contentFolder() === SAMPLE_FOLDER ? productBudgets : ownBudgets;
