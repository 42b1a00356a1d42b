import type { Commit } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { fieldChanges } from '../changes/field-changes.ts';
import { entryName, fieldLabel, valueLabel } from '../changes/names.ts';
import { type EntryFile, entryFiles, readEntry } from '../entries/entries.ts';
import { useLanguage, useWords } from '../words/language-context.ts';

type VersionPageProps = {
  commit: Commit;
  snapshot: Snapshot;
};

/** Every entry of the content as a publication left it, folded. */
export function VersionPage({ commit, snapshot }: VersionPageProps) {
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
