import { hiddenElements } from './check/hidden-elements.ts';
import { locate } from './check/locate.ts';
import type { Singleton } from './collection-types.ts';
import { singletons } from './collections.ts';
import { fieldsOfFile } from './file-fields.ts';
import { pagesOf } from './pages.ts';
import type { ContentFiles } from './read-content.ts';
import { valueAt } from './schema-traversal.ts';

/** A link that pages leave out. */
export type HiddenLink = {
  collection: Singleton;
  /** The text of the link. */
  text: string;
};

/** The links that pages leave out, in the order of the collections. */
export function hiddenLinks({ files }: Pick<ContentFiles, 'files'>): HiddenLink[] {
  const { hidden: off, offline } = pagesOf(files);
  const hidden = [...off, ...offline];
  return singletons.flatMap((collection) =>
    locate(collection, files).flatMap((path) => {
      const value = fieldsOfFile(files, path);
      return [...hiddenElements(collection.schema, value, hidden).values()].map((element) => ({
        collection,
        text: String(valueAt(value, [...element, 'text']) ?? ''),
      }));
    }),
  );
}
