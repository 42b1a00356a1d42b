import type { Commit } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { fieldChanges } from '../changes/field-changes.ts';
import { entryName, fieldLabel, valueLabel } from '../changes/names.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { useLanguage, useWords } from '../words/language-context.ts';
import { momentOf } from './publications.ts';

type EntryVersionProps = {
  commit: Commit;
  entry: OpenEntry;
  snapshot: Snapshot;
};

/** One entry as a publication left it, field by field. */
export function EntryVersionPage({ commit, entry, snapshot }: EntryVersionProps) {
  const language = useLanguage();
  const { collection, fields, source, body } = entry;
  const { history: words, change } = useWords();
  const side = (values: unknown) => ({ fields: values, path: entry.path, snapshot });
  return (
    <>
      <h1>{entryName(snapshot, entry, language)}</h1>
      <p>
        {words.asItWas({ date: momentOf(commit, language) })}. {words.readOnly}
      </p>
      {fields === undefined ? (
        <pre className="text">{source}</pre>
      ) : (
        <dl className="fields">
          {fieldChanges(collection.schema, side({}), side(fields)).map(({ path, after }) => (
            <div key={path.join('.')}>
              <dt>{fieldLabel(collection, path, language)}</dt>
              <dd>
                {after?.picture ? (
                  <img src={after.picture} alt={after.text} loading="lazy" />
                ) : (
                  valueLabel(collection, path, after?.text ?? '', language)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {body !== '' && (
        <>
          <h2>{change.text}</h2>
          <pre className="text">{body}</pre>
        </>
      )}
      <p>
        <a href={`/admin/history/at?commit=${commit.id}`}>{words.backToVersion}</a>
      </p>
    </>
  );
}
