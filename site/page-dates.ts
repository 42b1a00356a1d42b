import type { SiteLanguage } from '../packages/content-model/src/read-site.ts';
import {
  translationOf,
  translationPath,
} from '../packages/content-model/src/translations/translation-files.ts';
import { contentFolder } from '../packages/content-store/src/folder.ts';
import { type FileDates, fileDates } from '../packages/content-store/src/git/file-dates.ts';
import { development } from './settings.ts';

/** The dates of the files of a content folder by their paths. */
export type Dates = ReadonlyMap<string, FileDates>;

/** The dates of the content that is built. */
export const contentDates = (): Promise<Dates> =>
  fileDates(development.contentHistory ?? contentFolder());

type Language = Pick<SiteLanguage, 'code' | 'home' | 'addresses'>;

const isDocument = (id: string) => id.includes('/');

/** A file in a language: the given file in the first language, else its translation. */
export const fileIn = ({ home, code }: Pick<Language, 'home' | 'code'>, file: string) =>
  home === '/' ? file : translationPath(file, code);

/** The newest of some times; undefined if no time is known. */
const newest = (times: readonly (string | undefined)[]): string | undefined =>
  times
    .filter((time) => time !== undefined)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);

/** The ids of the pages in Markdown that a page lists: their addresses begin with the address of the list. */
const listedBy = (address: string, { addresses }: Language): string[] =>
  Object.entries(addresses).flatMap(([id, each]) =>
    isDocument(id) && each.startsWith(`${address}/`) ? [id] : [],
  );

/** The last change of the texts that are no page of their own, most of which the home page shows. */
const changeOfHome = (dates: Dates, { home, code }: Language) =>
  newest(
    [...dates].flatMap(([path, { changed }]) => {
      const language = home === '/' ? undefined : code;
      const isShown = !path.endsWith('.md') && translationOf(path)?.language === language;
      return isShown ? [changed] : [];
    }),
  );

/** The time of the last change of a page; undefined if Git does not know it. */
function changeOf(dates: Dates, language: Language, id: string, address: string) {
  const changed = (file: string) => dates.get(fileIn(language, file))?.changed;
  if (id === 'home') return changeOfHome(dates, language);
  if (isDocument(id)) return newest([`${id}.md`, `${id}.yaml`].map(changed));
  const listed = listedBy(address, language).map((each) => changed(`${each}.md`));
  return newest([`pages/${id}.yaml`, `${id}/${id}.yaml`].map(changed).concat(listed));
}

/** The time of the last change of each page, by the address of the page. */
export function lastChanges(languages: readonly Language[], dates: Dates): Map<string, string> {
  return new Map(
    languages.flatMap((language) =>
      Object.entries(language.addresses).flatMap(([id, address]) => {
        const time = changeOf(dates, language, id, address);
        return time === undefined ? [] : [[address, time] as const];
      }),
    ),
  );
}
