import { Fragment } from 'react';
import type { Commit } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import type { Change } from '../changes/changes.ts';
import { fieldChanges } from '../changes/field-changes.ts';
import { entryName, fieldLabel, summaryOf, valueLabel } from '../changes/names.ts';
import { type EntryFile, entryFiles, readEntry } from '../entries/entries.ts';
import { useLanguage, useWords } from '../words/words.ts';

/** A publication and what it changed. */
export type Publication = {
  commit: Commit;
  changes: readonly Change[];
  /** Not the first one, nor what brought two together. */
  canTakeBack: boolean;
};

/** The latest publications, by day. */
export function HistoryPage({ publications }: { publications: readonly Publication[] }) {
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
              <Item key={publication.commit.id} publication={publication} />
            ))}
          </ol>
        </Fragment>
      ))}
    </>
  );
}

/** When and by whom something was published, what it changed, and what can be done about it. */
function Item({ publication }: { publication: Publication }) {
  const language = useLanguage();
  const { commit, changes, canTakeBack } = publication;
  const { history: words, publish } = useWords();
  const { id, subject, author, date } = commit;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(date);
  const summaries = changes.map((change) => summaryOf(change, language));
  const isTold = summaries.join('; ') === subject;
  return (
    <li>
      <h3>{subject}</h3>
      <p className="hint">{words.by({ author, time })}</p>
      {!isTold && summaries.length > 0 && (
        <details>
          <summary>{publish.changeCount({ count: summaries.length })}</summary>
          <ul>
            {summaries.map((summary) => (
              <li key={summary}>{summary}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="row actions">
        <a
          href={`/admin/history/at?commit=${id}`}
          aria-label={words.lookFor({ publication: subject })}
        >
          {words.look}
        </a>
        {canTakeBack && (
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

/** Every entry of the content as a publication left it, folded. */
export function VersionPage({ commit, snapshot }: { commit: Commit; snapshot: Snapshot }) {
  const language = useLanguage();
  const words = useWords().history;
  const style = { dateStyle: 'long', timeStyle: 'short' } as const;
  const date = new Intl.DateTimeFormat(language, style).format(commit.date);
  const entries = entryFiles(snapshot).filter(({ path }) => snapshot.files.has(path));
  return (
    <>
      <h1>{words.asItWas({ date })}</h1>
      <p>{words.readOnly}</p>
      <ul className="plain boxes">
        {entries.map((entry) => (
          <li key={entry.path}>
            <details>
              <summary>{entryName(snapshot, entry, language)}</summary>
              <EntryVersion entry={entry} snapshot={snapshot} />
            </details>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin/history">{words.backToHistory}</a>
      </p>
    </>
  );
}

/** One entry as it was, field by field, and the text of a page. */
function EntryVersion({ entry: file, snapshot }: { entry: EntryFile; snapshot: Snapshot }) {
  const language = useLanguage();
  const { collection, fields, source, body, path } = readEntry(snapshot, file);
  const side = (values: unknown) => ({ fields: values, path, snapshot });
  if (fields === undefined) return <pre>{source}</pre>;
  return (
    <>
      <dl className="fields">
        {fieldChanges(collection.schema, side({}), side(fields)).map(({ path: at, after }) => (
          <div key={at.join('.')}>
            <dt>{fieldLabel(collection, at, language)}</dt>
            <dd>
              {after?.picture ? (
                <img src={after.picture} alt={after.text} loading="lazy" />
              ) : (
                valueLabel(collection, at, after?.text ?? '', language)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {body !== '' && <pre>{body}</pre>}
    </>
  );
}
