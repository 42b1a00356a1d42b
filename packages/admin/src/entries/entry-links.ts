import { pathInAddress } from '../../../content-model/src/names.ts';

/** The address of an entry's form, or of one of its inputs. */
export const editLink = (path: string, input?: string): string =>
  `/admin/edit?file=${encodeURIComponent(path)}${input ? `#${input}` : ''}`;

/** The address of a picture in the admin. @param path from `content/` */
export const pictureLink = (path: string): string => `/admin/picture/${pathInAddress(path)}`;

/** The address of the form that translates an entry. @param path its file in the first language */
export const translationLink = (path: string, language: string): string =>
  `/admin/translation?${new URLSearchParams({ file: path, language })}`;

/** The address of the form that adds an entry to a folder. @param from the entry that is copied, if any */
export const newLink = (folder: string, from?: string): string =>
  `/admin/new?${new URLSearchParams({ folder, ...(from && { from }) })}`;

/** The address of the list of a kind's pages. @param q words that the listed pages contain; @param from the first position */
export const pagesLink = (folder: string, { q = '', from = 0 } = {}): string =>
  `/admin/pages?${new URLSearchParams({ folder, ...(q && { q }), ...(from > 0 && { from: String(from) }) })}`;

/** The id of an entry's row on the overview; it needs no escapes in an address. */
export const rowKey = (path: string): string => `row-${encodeURIComponent(path)}`;
