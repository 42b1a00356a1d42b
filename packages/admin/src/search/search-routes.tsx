import { trailOf } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { mapFields, metadata } from '../../../content-model/src/schema-traversal.ts';
import { displayName, readEntry } from '../entries/entries.ts';
import { entriesInOrder } from '../entries/entries-in-order.ts';
import { editLink } from '../entries/entry-links.ts';
import { inputName } from '../form/form-values.ts';
import { page } from '../pages/layout.tsx';
import type { Route } from '../request/route.ts';
import { type Language, useWords, wordsIn } from '../words/words.ts';
import { containsWords } from './contains-words.ts';
import { findFunctions, type Place } from './functions.ts';

/** A text that contains the words of a query: its input in the form, and the label of its field. */
type Hit = { anchor: string; label: string; text: string };

/** The hits in one entry. */
type EntryHits = { path: string; title: string; hits: readonly Hit[] };

/** The most places that one answer shows. */
const MOST_HITS = 100;

const NOT_WORDS = ['switch', 'choice', 'picture'];

/** Every text of the content that contains the words, in the order of the overview. */
function search(content: ContentFiles, query: string, language: Language): EntryHits[] {
  const { conflict: words } = wordsIn(language);
  return entriesInOrder(content).flatMap(({ path, collection }) => {
    const entry = readEntry(content, { path, collection });
    const hits: Hit[] = [];
    const look = (text: string, anchor: string, label: () => string) => {
      if (containsWords(text, query)) hits.push({ anchor, label: label(), text });
    };
    if (entry.fields === undefined) look(entry.source, 'source', () => words.wholeFile);
    mapFields(collection.schema, entry.fields, (value, schema, at) => {
      const isText = !NOT_WORDS.includes(metadata(schema).widget ?? '');
      if (isText) look(String(value ?? ''), inputName(at), () => trailOf(collection, at, language));
      return value;
    });
    let section = words.text;
    for (const paragraph of entry.body.split(/\n{2,}/)) {
      section = /^#+\s+(.*)/.exec(paragraph)?.[1] ?? section;
      look(paragraph, 'body', () => section);
    }
    return hits.length === 0 ? [] : [{ path, title: displayName(content, entry), hits }];
  });
}

/** The first hits. Entries whose names contain the words come first. */
function firstOf(found: readonly EntryHits[], query: string): EntryHits[] {
  const isNamed = ({ title }: EntryHits) => containsWords(title, query);
  let left = MOST_HITS;
  return [...found.filter(isNamed), ...found.filter((each) => !isNamed(each))].flatMap((each) => {
    const hits = each.hits.slice(0, left);
    left -= hits.length;
    return hits.length > 0 ? [{ ...each, hits }] : [];
  });
}

type FoundProps = { query: string; found: readonly EntryHits[]; functions: readonly Place[] };

/** The results of a search; the field to search again is at the top of every page. */
function Found({ query, found, functions }: FoundProps) {
  const words = useWords().search;
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  const isNothing = count === 0 && functions.length === 0;
  return (
    <>
      <h1>{words.title}</h1>
      {functions.length > 0 && (
        <section>
          <h2>{words.functions}</h2>
          <ul className="plain boxes">
            {functions.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {query === '' && <SearchForm />}
      {query !== '' && (count > 0 || isNothing) && (
        <p role="status">{words.found({ count, query })}</p>
      )}
      {query !== '' && isNothing && (
        <p>
          {words.nothing} <a href="/admin/">{words.overview}</a>
        </p>
      )}
      {count > MOST_HITS && <p className="hint">{words.onlyFirst({ shown: MOST_HITS })}</p>}
      {firstOf(found, query).map(({ path, title, hits }) => (
        <section key={path}>
          <h2>{title}</h2>
          <ul className="plain boxes">
            {hits.map(({ anchor, label, text }) => (
              <li key={`${anchor} ${text}`}>
                <a href={editLink(path, anchor)}>{label}</a>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The field on a page of its own: a narrow header has room for its button only. */
function SearchForm() {
  const { search, find } = useWords().page;
  return (
    <form className="query" action="/admin/search">
      {/* biome-ignore lint/a11y/noAutofocus: who pressed Search wants to write. */}
      <input type="search" name="q" aria-label={search} placeholder={search} autoFocus />{' '}
      <button type="submit">{find}</button>
    </form>
  );
}

/** The route that searches all texts. */
export const searchRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/search',
    right: 'read',
    async answer(request) {
      const query = request.url.searchParams.get('q')?.trim() ?? '';
      const { content, language } = request;
      const found = search(content, query, language);
      const functions = findFunctions(
        content,
        query,
        language,
        request.context.person !== undefined,
      );
      const body = <Found query={query} found={found} functions={functions} />;
      return page(request, request.words.search.title, body);
    },
  },
];
