import { isObject } from '../schema-traversal.ts';
import { today } from '../today.ts';
import type { PageKind } from './page-kinds.ts';

/** Whether a page is online on a day, whether it comes online later, and the first later day on which that changes. */
export type OnlineDays = {
  isOnline: boolean;
  /** Whether the page is not online and may be so later; a kind that does not say when its pages change expects all. */
  isExpected: boolean;
  changesOn: string | undefined;
};

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
  if (!isOnline || !read.success)
    return { isOnline: true, isExpected: false, changesOn: undefined };
  const isNow = isOnline(read.data, day);
  const change = changesOn?.(read.data, day);
  const isExpected = !isNow && (changesOn === undefined || change !== undefined);
  return { isOnline: isNow, isExpected, changesOn: change };
}
