import { shownLength } from '../../../content-model/src/check/length.ts';

/** How long the heading of a page is, as its `data-length`: styles/base.css sets long ones in smaller type. */
export function headingLength(text: string): 'long' | 'very-long' | undefined {
  const length = shownLength(text);
  if (length > 90) return 'very-long';
  return length > 60 ? 'long' : undefined;
}
