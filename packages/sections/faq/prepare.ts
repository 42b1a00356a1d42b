import type { SiteLanguage } from '../../content-model/src/read-site.ts';
import type { FaqProps } from './Faq.tsx';

/** The section of questions and answers. */
export const prepare = ({ content: { faq } }: SiteLanguage): FaqProps => ({
  section: faq.section,
  questions: faq.items,
});
