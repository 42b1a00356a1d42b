import { documentFolders } from '../../../content-model/src/collections.ts';
import { fieldsOfFile } from '../../../content-model/src/file-fields.ts';
import { addPageLabel, collectionLabel } from '../../../content-model/src/labels.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { isObject } from '../../../content-model/src/schema-traversal.ts';
import { hasOwnAddress } from '../edit/edited-entry.ts';
import type { EntryFile } from '../entries/entries.ts';
import { newLink, pagesLink } from '../entries/entry-links.ts';
import { pagesInOrder } from '../entries/page-days.ts';
import { page } from '../pages/layout.tsx';
import { type PublicationStates, publicationStates } from '../publish/publication-states.ts';
import { notFound, type Route } from '../request/route.ts';
import { containsWords } from '../search/contains-words.ts';
import { useWords } from '../words/words.ts';
import { PageRows } from './page-rows.tsx';

/** The most pages in one view of a list. */
const PER_VIEW = 50;

/** Whether the front matter of a page contains the words of a query. */
function hasWords({ files }: ContentFiles, { path }: EntryFile, query: string): boolean {
  const fields = fieldsOfFile(files, path);
  return containsWords(isObject(fields) ? Object.values(fields).flat().join(' ') : path, query);
}

type PageListProps = {
  content: ContentFiles;
  states: PublicationStates;
  folder: string;
  heading: string;
  /** The label of the button that adds a page. */
  add: string;
  query: string;
  /** The pages that the query finds. */
  found: readonly EntryFile[];
  /** The number of pages before the view. */
  from: number;
};

/** The pages of a kind, with a search: the newest first, if the site lists them like that. */
function PageList({ content, states, folder, heading, add, query, found, from }: PageListProps) {
  const words = useWords().pageList;
  const { find } = useWords().page;
  const shown = found.slice(from, from + PER_VIEW);
  const to = from + shown.length;
  const position = { from: from + 1, to, count: found.length };
  return (
    <>
      <h1>{heading}</h1>
      <p>
        <a className="button" href={newLink(folder)}>
          {add}
        </a>
      </p>
      <form className="query" action="/admin/pages">
        <input type="hidden" name="folder" value={folder} />
        <input
          type="search"
          name="q"
          defaultValue={query}
          aria-label={words.search}
          placeholder={words.search}
        />{' '}
        <button type="submit">{find}</button>
      </form>
      {query !== '' && <p role="status">{words.found({ count: found.length, query })}</p>}
      <PageRows pages={shown} content={content} states={states} />
      {found.length > PER_VIEW && (
        <nav className="row">
          {from > 0 && (
            <a href={pagesLink(folder, { q: query, from: Math.max(0, from - PER_VIEW) })}>
              {words.before}
            </a>
          )}
          <span className="count">{words.position(position)}</span>
          {to < found.length && (
            <a href={pagesLink(folder, { q: query, from: to })}>{words.next}</a>
          )}
        </nav>
      )}
    </>
  );
}

/** The route that lists all pages of a kind, or those with some words. */
export const pageListRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/pages',
    right: 'read',
    async answer(request) {
      const { content, language, url } = request;
      const parameter = (name: string) => url.searchParams.get(name)?.trim() ?? '';
      const folder = parameter('folder');
      const documents = documentFolders.find((each) => each.folder === folder);
      if (!documents || !hasOwnAddress(documents)) return notFound(request);
      const query = parameter('q');
      const all = pagesInOrder(content, documents);
      const found = query === '' ? all : all.filter((each) => hasWords(content, each, query));
      const from = Math.max(0, Math.trunc(Number(parameter('from'))) || 0);
      const heading = collectionLabel(documents, language);
      const add = addPageLabel(documents, language);
      const states = await publicationStates(request.context);
      const props = { content, states, folder, heading, add, query, found, from };
      return page(request, heading, <PageList {...props} />, { styles: ['lists'] });
    },
  },
];
