import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { NumbersProps } from './Numbers.tsx';

/** The section of the agency's numbers. */
export const prepare = ({ content: { numbers } }: SiteLanguage): NumbersProps => ({
  section: numbers.section,
  numbers: numbers.items,
});
