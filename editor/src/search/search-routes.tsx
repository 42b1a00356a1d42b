import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import {
  type FieldPath,
  mapFields,
  metadata,
} from '../../../content-model/src/schema-traversal.ts';
import { siteMap } from '../../../content-model/src/site-map.ts';
import { displayName, entryFiles, readEntry } from '../entries/entries.ts';
import { inputName } from '../form/form-values.ts';
import { trailOf } from '../labels/labels.ts';
import type { Language } from '../languages.ts';
import { page } from '../pages/layout.tsx';
import type { Route } from '../request/route.ts';
import { wordsIn } from '../words/words.ts';
import { find, wordsOf } from './find.ts';
import { type EntryHits, type Hit, SearchPage } from './search-page.tsx';

const NOT_WORDS = ['switch', 'choice', 'picture'];

/** Every text of the content in which the words stand, in the order of the overview. */
function search(content: ContentFiles, words: readonly string[], language: Language): EntryHits[] {
  const order = siteMap(content).flatMap(({ groups }) =>
    groups.flatMap((each) => each.collections),
  );
  const files = entryFiles(content).sort(
    (one, other) => order.indexOf(one.collection) - order.indexOf(other.collection),
  );
  return files.flatMap(({ path, collection }) => {
    const entry = readEntry(content, { path, collection });
    const hits: Hit[] = [];
    const look = (text: unknown, anchor: string, label: () => string) => {
      const pieces = typeof text === 'string' && find(text, words);
      if (pieces) hits.push({ anchor, label: label(), pieces });
    };
    if (entry.fields === undefined) {
      look(entry.source, 'source', () => wordsIn(language).conflict.wholeFile);
    }
    mapFields(collection.schema, entry.fields, (value, schema, at: FieldPath) => {
      const text = typeof value === 'number' ? String(value) : value;
      const isText = !NOT_WORDS.includes(metadata(schema).widget ?? '');
      if (isText) look(text, inputName(at), () => trailOf(collection, at, language));
      return value;
    });
    let section = wordsIn(language).conflict.text;
    for (const paragraph of entry.body.split(/\n{2,}/)) {
      section = /^#+\s+(.*)/.exec(paragraph)?.[1] ?? section;
      look(paragraph, 'body', () => section);
    }
    return hits.length === 0 ? [] : [{ path, title: displayName(content, entry), hits }];
  });
}

/** Looks for words in all texts. */
export const searchRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/search',
    async answer(request) {
      const query = request.url.searchParams.get('q') ?? '';
      const found = search(await request.content(), wordsOf(query), request.language);
      const body = <SearchPage query={query} found={found} />;
      return page(request, request.words.search.title, body, { styles: ['search'] });
    },
  },
];
