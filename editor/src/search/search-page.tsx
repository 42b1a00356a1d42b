import { editLink } from '../entries/entry-links.ts';
import { useWords } from '../words/language-context.ts';
import type { Piece } from './find.ts';

/** A text in which the words stand: where its field is in the form, and what the field is called. */
export type Hit = { anchor: string; label: string; pieces: readonly Piece[] };

/** The hits in one entry. */
export type EntryHits = { path: string; title: string; hits: readonly Hit[] };

type SearchPageProps = { query: string; found: readonly EntryHits[] };

/** The field to search again, and what was found. */
export function SearchPage({ query, found }: SearchPageProps) {
  const words = useWords().search;
  const asked = query.trim();
  const count = found.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <h1>{words.title}</h1>
      <form action="/admin/search">
        <label htmlFor="query">{words.label}</label>
        <p className="query">
          <input type="search" id="query" name="q" defaultValue={query} />{' '}
          <button type="submit" className="primary">
            {words.search}
          </button>
        </p>
      </form>
      {asked !== '' && <p role="status">{words.found({ count, query: asked })}</p>}
      {found.map((each) => (
        <FoundEntry key={each.path} {...each} />
      ))}
    </>
  );
}

const FoundEntry = ({ path, title, hits }: EntryHits) => (
  <section className="hits">
    <h2>{title}</h2>
    <ul className="plain boxes">
      {hits.map(({ anchor, label, pieces }) => (
        <li key={`${anchor} ${label}`}>
          <a href={editLink(path, anchor)}>{label}</a>
          <p>
            {pieces.map(({ text, isFound }) => (isFound ? <mark key={text}>{text}</mark> : text))}
          </p>
        </li>
      ))}
    </ul>
  </section>
);
