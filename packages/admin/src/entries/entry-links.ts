import { pathInAddress } from '../../../content-model/src/names.ts';

/** Where an entry is edited, or one of its inputs. */
export const editLink = (path: string, input?: string): string =>
  `/admin/edit?file=${encodeURIComponent(path)}${input ? `#${input}` : ''}`;

/** Where the editor shows a picture. @param path from `content/` */
export const pictureLink = (path: string): string => `/admin/picture/${pathInAddress(path)}`;

/** Where an entry is translated. @param path its file in the first language */
export const translationLink = (path: string, language: string): string =>
  `/admin/translation?${new URLSearchParams({ file: path, language })}`;

/** Where an entry is added to a folder, as a copy of `from` if there is one. */
export const newLink = (folder: string, from?: string): string =>
  `/admin/new?${new URLSearchParams({ folder, ...(from && { from }) })}`;

/** Where all pages of a kind are listed, those with the words `q` from a position on. */
export const pagesLink = (folder: string, { q = '', from = 0 } = {}): string =>
  `/admin/pages?${new URLSearchParams({ folder, ...(q && { q }), ...(from > 0 && { from: String(from) }) })}`;

/** The id of an entry's row on the overview, which addresses can name as it is. */
export const rowKey = (path: string): string => `row-${encodeURIComponent(path)}`;
