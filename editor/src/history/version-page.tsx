import type { Commit } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { fieldChanges } from '../changes/field-changes.ts';
import { entryName, fieldLabel, valueLabel } from '../changes/names.ts';
import { type EntryFile, entryFiles, readEntry } from '../entries/entries.ts';
import { useLanguage, useWords } from '../words/language-context.ts';
import { momentOf } from './publications.ts';

type VersionPageProps = {
  commit: Commit;
  snapshot: Snapshot;
  /** Whether its pages can be shown. */
  hasPages: boolean;
};

/** Every entry of the content as a publication left it, folded. */
export function VersionPage({ commit, snapshot, hasPages }: VersionPageProps) {
  const language = useLanguage();
  const words = useWords().history;
  const entries = entryFiles(snapshot).filter(({ path }) => snapshot.files.has(path));
  return (
    <>
      <h1>{words.asItWas({ date: momentOf(commit, language) })}</h1>
      <p>{words.readOnly}</p>
      {hasPages && (
        <>
          <p>
            <a
              className="button"
              href={`/admin/history/pages?commit=${commit.id}`}
              target="_blank"
              rel="noopener"
            >
              {words.seePages}
            </a>
          </p>
          <p className="hint">{words.seePagesHint}</p>
        </>
      )}
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
