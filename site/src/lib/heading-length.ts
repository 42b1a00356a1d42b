import { shownLength } from '../../../packages/content-model/src/check/length.ts';

/** The `data-length` of a page's heading: styles/base.css sets long headings in smaller type. */
export function headingLength(text: string): 'long' | 'very-long' | undefined {
  const length = shownLength(text);
  if (length > 90) return 'very-long';
  return length > 60 ? 'long' : undefined;
}

/**
 * The longest line that leaves room for a pattern beside the heading, as `shownLength` counts; see
 * packages/sections/hero/Hero.module.css.
 */
const SHORT_LINE = 16;

/** Whether a heading has three lines that are short enough for a pattern beside them. */
export function hasThreeShortLines(text: string): boolean {
  const lengths = text
    .trim()
    .split('\n')
    .map((line) => shownLength(line.trim()));
  return lengths.length === 3 && Math.max(...lengths) <= SHORT_LINE;
}
