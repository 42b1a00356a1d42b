import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { FieldPath } from '../../../content-model/src/schema-traversal.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { type Change, textChange, titleOf } from '../changes/changes.ts';
import { fieldChanges } from '../changes/field-changes.ts';
import type { Draft } from '../entries/draft.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { editLink } from '../entries/entry-links.ts';
import type { Conflict } from '../entries/merge.ts';
import { Note } from '../pages/note.tsx';
import { useWords } from '../words/words.ts';

const isWithin = (place: FieldPath, path: FieldPath) =>
  place.every((part, at) => path[at] === part);

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join('\n\n') : String(value ?? '');

/**
 * What two people wrote in the same places.
 *
 * @param entry as its file has it by now
 * @param mine what the form holds
 * @returns how `mine` differs from the file there
 */
export function clashOf(
  entry: OpenEntry,
  mine: Draft,
  conflicts: readonly Conflict[],
  content: ContentFiles,
): Change {
  const { collection, path } = entry;
  const snapshot = {
    pictures: content.pictures,
    pictureIds: new Map<string, string>(),
    pictureUrl: (picture: string) => `/admin/picture/${encodeURI(picture)}`,
  };
  const side = (fields: unknown) => ({ fields, path, snapshot });
  const changed =
    'source' in mine ? [] : fieldChanges(collection.schema, side(entry.fields), side(mine.fields));
  const places = conflicts.map((conflict) => conflict.path);
  const fields = changed.filter((field) =>
    places.some(([part, ...place]) => part === 'fields' && isWithin(place, field.path)),
  );
  const texts = conflicts.filter(({ path: [part] }) => part !== 'fields');
  const joined = (side: 'mine' | 'theirs') => texts.map((each) => textOf(each[side])).join('\n\n');
  const text = texts.length > 0 ? [textChange(joined('theirs'), joined('mine'))] : [];
  const title = titleOf(content, entry);
  return {
    what: 'changed',
    collection,
    title,
    path,
    fields: [...fields, ...text],
  };
}

/** Says above a form what somebody else saved meanwhile in the same fields; the form itself has what was typed. */
export function ClashNote({ clash }: { clash: Change }) {
  const { title, explanation, itNowSays, youWrote, leave } = useWords().conflict;
  return (
    <Note heading={title} sentence={explanation} isFailure>
      <ChangeList changes={[clash]} captions={{ before: itNowSays, after: youWrote }} />
      <p>
        <a href={editLink(clash.path)}>{leave}</a>
      </p>
    </Note>
  );
}
