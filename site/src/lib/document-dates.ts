import { dates } from 'virtual:content/dates';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';
import { fileIn } from '../../page-dates.ts';

type Language = Pick<SiteLanguage, 'home' | 'code'>;

/** The days of the first and the last commit of a page in Markdown, as `YYYY-MM-DD`; undefined where Git does not say. */
type DocumentDates = { added: string | undefined; changed: string | undefined };

/** The days of a page. @param id the path of its file in the first language, without `.md` */
export function documentDates(language: Language, id: string): DocumentDates {
  const known = dates.get(fileIn(language, `${id}.md`));
  return { added: known?.added?.slice(0, 10), changed: known?.changed.slice(0, 10) };
}
