import { posix } from 'node:path';
import {
  elementOf,
  type FieldPath,
  fieldsOf,
  isObject,
  metadata,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import type { Commit } from '../../../content-store/src/git/repository.ts';
import type { Snapshot } from '../../../content-store/src/git/snapshot.ts';
import { entryName, fieldLabel, valueLabel } from '../changes/names.ts';
import type { OpenEntry } from '../entries/entries.ts';
import type { Language } from '../languages.ts';
import { wordsIn } from '../words/words.ts';
import { momentOf } from './publications.ts';

type EntryVersion = { entry: OpenEntry; snapshot: Snapshot; language: Language };

/** One entry as a publication left it, field by field. */
export function EntryVersionPage({ commit, ...version }: EntryVersion & { commit: Commit }) {
  const { entry, snapshot, language } = version;
  const { collection, fields, source, body } = entry;
  const words = wordsIn(language).history;
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
          {singleValues(collection.schema, fields).map((field) => (
            <Field key={field.path.join('.')} {...field} {...version} />
          ))}
        </dl>
      )}
      {body !== '' && (
        <>
          <h2>{wordsIn(language).change.text}</h2>
          <pre className="text">{body}</pre>
        </>
      )}
      <p>
        <a href={`/admin/history/at?commit=${commit.id}`}>{words.backToVersion}</a>
      </p>
    </>
  );
}

type SingleValue = { schema: Schema; value: unknown; path: FieldPath };

/** Each single value, in the order of the schema. */
function singleValues(schema: Schema, value: unknown, path: FieldPath = []): SingleValue[] {
  if (Array.isArray(value)) {
    const element = elementOf(schema) ?? schema;
    return value.flatMap((item, index) => singleValues(element, item, [...path, index]));
  }
  if (isObject(value)) {
    const known = fieldsOf(schema);
    const names = new Set([...Object.keys(known), ...Object.keys(value)]);
    return [...names].flatMap((name) =>
      singleValues(known[name] ?? schema, value[name], [...path, name]),
    );
  }
  if (value === undefined || value === null || value === '') return [];
  return [{ schema, value, path }];
}

function Field({ schema, value, path, entry, snapshot, language }: SingleValue & EntryVersion) {
  const text = String(value);
  const picture = posix.join(posix.dirname(entry.path), text);
  const isPicture = metadata(schema).widget === 'picture' && snapshot.pictures.has(picture);
  return (
    <div>
      <dt>{fieldLabel(entry.collection, path, language)}</dt>
      <dd>
        {isPicture ? (
          <img src={snapshot.pictureUrl(picture)} alt={posix.basename(picture)} loading="lazy" />
        ) : (
          valueLabel(entry.collection, path, text, language)
        )}
      </dd>
    </div>
  );
}
