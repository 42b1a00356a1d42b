import { shownLength } from '../../../content-model/src/check/length.ts';

/** How long the heading of a page is, as its `data-length`: styles/base.css sets long ones in smaller type. */
export function headingLength(text: string): 'long' | 'very-long' | undefined {
  const length = shownLength(text);
  if (length > 90) return 'very-long';
  return length > 60 ? 'long' : undefined;
}

/** The longest line, as shownLength counts, that leaves the cloth room beside it: see sections/Hero/Hero.module.css. */
const SHORT_LINE = 16;

/** Whether a heading has three lines so short that the cloth stands beside them. */
export function hasThreeShortLines(text: string): boolean {
  const lengths = text
    .trim()
    .split('\n')
    .map((line) => shownLength(line.trim()));
  return lengths.length === 3 && Math.max(...lengths) <= SHORT_LINE;
}
