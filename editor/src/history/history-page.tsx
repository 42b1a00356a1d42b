import { Fragment } from 'react';
import { summaryOf } from '../changes/summary.ts';
import { useLanguage, useWords } from '../words/language-context.ts';
import { canTakeBack, type Publication } from './publications.ts';

/** As many changes of a publication are named at once; of many, as of the first one, none. */
const NAMED_CHANGES = 6;
const MANY_CHANGES = 20;

type HistoryPageProps = {
  publications: readonly Publication[];
  /** Publications that are not sent yet, by the ids of their commits. */
  unsent: ReadonlySet<string>;
  /** Which page it is, from 1. */
  number: number;
  hasOlder: boolean;
};

/** The publications of one page, by day. */
export function HistoryPage({ publications, unsent, number, hasOlder }: HistoryPageProps) {
  const language = useLanguage();
  const words = useWords().history;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full' });
  const days = Map.groupBy(publications, ({ commit }) => format.format(commit.date));
  return (
    <>
      <h1>{words.heading}</h1>
      <p>{publications.length === 0 ? words.none : words.intro}</p>
      {[...days].map(([day, ofDay]) => (
        <Fragment key={day}>
          <h2>{day}</h2>
          <ol className="plain boxes publications">
            {ofDay.map((publication) => (
              <Item
                key={publication.commit.id}
                publication={publication}
                isUnsent={unsent.has(publication.commit.id)}
              />
            ))}
          </ol>
        </Fragment>
      ))}
      {(number > 1 || hasOlder) && (
        <nav className="row" aria-label={words.pages}>
          {number > 1 && (
            <a href={`/admin/history?page=${number - 1}`} rel="prev">
              {words.newer}
            </a>
          )}
          {hasOlder && (
            <a href={`/admin/history?page=${number + 1}`} rel="next">
              {words.older}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

type ItemProps = { publication: Publication; isUnsent: boolean };

/** When and by whom something was published, what it changed, and what can be done about it. */
function Item({ publication, isUnsent }: ItemProps) {
  const language = useLanguage();
  const { commit, changes } = publication;
  const words = useWords().history;
  const { id, subject, author, date } = commit;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(date);
  const summaries = changes.map((change) => summaryOf(change, language));
  const isTold = summaries.join('; ') === subject;
  return (
    <li>
      <h3>
        {subject} {isUnsent && <span className="tag">{words.notSent}</span>}
      </h3>
      <p className="hint">{words.by({ author, time })}</p>
      {!isTold && <Summaries summaries={summaries} />}
      <div className="row actions">
        <a
          href={`/admin/history/at?commit=${id}`}
          aria-label={words.lookFor({ publication: subject })}
        >
          {words.look}
        </a>
        {canTakeBack(publication) && (
          <form method="post" action="/admin/history/take-back">
            <input type="hidden" name="commit" value={id} />
            <button type="submit" aria-label={words.takeBackFor({ publication: subject })}>
              {words.takeBack}
            </button>
          </form>
        )}
      </div>
    </li>
  );
}

/** The first changes of a publication; the others, or all where there are many, can be unfolded. */
function Summaries({ summaries }: { summaries: readonly string[] }) {
  const { publish, history } = useWords();
  const count = summaries.length;
  const isMany = count > MANY_CHANGES;
  const shown = summaries.slice(0, isMany ? 0 : NAMED_CHANGES);
  const rest = summaries.slice(shown.length);
  const caption = isMany ? publish.changeCount({ count }) : history.more({ count: rest.length });
  return (
    <>
      {shown.length > 0 && <List lines={shown} />}
      {rest.length > 0 && (
        <details>
          <summary>{caption}</summary>
          <List lines={rest} />
        </details>
      )}
    </>
  );
}

const List = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
