import type { Documents } from '../../../content-model/src/collection-types.ts';
import { fieldsOfFile } from '../../../content-model/src/file-fields.ts';
import { onlineDays } from '../../../content-model/src/page-kinds/online-days.ts';
import { kindWith } from '../../../content-model/src/page-kinds/page-kinds.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { fieldsOf, isObject, metadata } from '../../../content-model/src/schema-traversal.ts';
import { textIn } from '../../../content-model/src/site-facts.ts';
import { dateText, dayText, regionOf } from '../pages/day-text.ts';
import { type Language, wordsIn } from '../words/words.ts';
import { type EntryFile, entryFiles } from './entries.ts';

/** The days on which a page goes online and leaves the site. */
export type PageDays = {
  /** The day on which the page goes online, in words. */
  goesOnline?: string;
  /** The first day without the page, in words. */
  leaves?: string;
  /** Whether the page has left the site. */
  isOver: boolean;
};

/** The days of a page; a page that is always online has none. */
export function pageDays(
  content: ContentFiles,
  { path, collection }: EntryFile,
  language: Language,
): PageDays {
  const kind = kindWith(collection);
  if (!kind?.isOnline || collection !== kind.documents) return { isOver: false };
  const { isOnline, changesOn } = onlineDays(kind, fieldsOfFile(content.files, path));
  const day = changesOn && dayText(changesOn, regionOf(content, language));
  if (!day) return { isOver: !isOnline };
  return { isOver: false, ...(isOnline ? { leaves: day } : { goesOnline: day }) };
}

/** The state of a page by its days, in a few words; undefined for a page that is always online. */
export function stateByDays(
  content: ContentFiles,
  entry: EntryFile,
  language: Language,
): string | undefined {
  const { goesOnline, leaves, isOver } = pageDays(content, entry, language);
  const words = wordsIn(language).days;
  if (goesOnline) return words.goesOnline({ day: goesOnline });
  if (leaves) return words.leaves({ day: leaves });
  return isOver ? words.isOver : undefined;
}

/** The date of a page, in words; undefined for a kind of pages without a date. */
export function dateOf(
  content: ContentFiles,
  { path, collection }: EntryFile,
  language: Language,
): string | undefined {
  const [name] =
    Object.entries(fieldsOf(collection.schema)).find(
      ([, schema]) => metadata(schema).startsToday,
    ) ?? [];
  const day = name ? textIn(fieldsOfFile(content.files, path), name) : '';
  return Number.isNaN(Date.parse(day)) ? undefined : dateText(day, regionOf(content, language));
}

/** The pages of a kind in the order in which the site lists them. Pages that cannot be read are first. */
export function pagesInOrder(content: ContentFiles, documents: Documents): EntryFile[] {
  const entries = entryFiles(content).filter(({ collection }) => collection === documents);
  const compare = kindWith(documents)?.compare;
  if (!compare) return entries;
  const read = entries.map((entry) => {
    const fields = fieldsOfFile(content.files, entry.path);
    const { data } = documents.schema.safeParse(isObject(fields) ? fields : {});
    return { entry, data: data as Parameters<typeof compare>[0] | undefined };
  });
  return read
    .sort(({ data: one }, { data: other }) =>
      one && other ? compare(one, other) : Number(Boolean(one)) - Number(Boolean(other)),
    )
    .map(({ entry }) => entry);
}
