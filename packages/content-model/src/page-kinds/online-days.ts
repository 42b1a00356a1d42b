import { isObject } from '../schema-traversal.ts';
import { today } from '../today.ts';
import type { PageKind } from './page-kinds.ts';

/** Whether a page is online on a day, and the first later day on which that changes, if there is one. */
export type OnlineDays = { isOnline: boolean; changesOn: string | undefined };

/**
 * When a page is online, as far as its unchecked front matter tells.
 *
 * @param day as `YYYY-MM-DD`
 */
export function onlineDays(
  { isOnline, changesOn, documents }: PageKind,
  fields: unknown,
  day = today(),
): OnlineDays {
  const read = documents.schema.safeParse(isObject(fields) ? fields : {});
  if (!isOnline || !read.success) return { isOnline: true, changesOn: undefined };
  return { isOnline: isOnline(read.data, day), changesOn: changesOn?.(read.data, day) };
}
