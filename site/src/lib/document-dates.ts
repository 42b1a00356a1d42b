import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dates } from 'virtual:content/dates';
import { contentFolder } from 'virtual:content/files';
import type { SiteLanguage } from '../../../packages/content-model/src/read-site.ts';
import { fileIn } from '../../page-dates.ts';

type Language = Pick<SiteLanguage, 'home' | 'code'>;

/** The days of a page in Markdown, as `YYYY-MM-DD`. */
type DocumentDates = {
  /** The day of the first commit of its file; without Git, the day on which the file was written. */
  added: string;
  /** The day of the last commit; undefined without Git. */
  changed: string | undefined;
};

/** The days of a page. @param id the path of its file in the first language, without `.md` */
export function documentDates(language: Language, id: string): DocumentDates {
  const file = fileIn(language, `${id}.md`);
  const known = dates.get(file);
  const written = statSync(join(contentFolder, file), { throwIfNoEntry: false })?.mtime;
  const added = known?.added ?? (written ?? new Date()).toISOString();
  return { added: added.slice(0, 10), changed: known?.changed.slice(0, 10) };
}
