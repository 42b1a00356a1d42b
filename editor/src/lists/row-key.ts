import { slugOf } from '../../../content-model/src/folder.ts';

/** The id of an entry's row on the overview. It stays when the entry is moved, because it leaves the number out. */
export const rowKey = (path: string): string =>
  `row-${slugOf(path.replace(/\.\w+$/, '').replace(/(^|\/)\d+-/, '$1'))}`;
