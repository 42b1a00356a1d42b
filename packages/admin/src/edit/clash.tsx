import { plainText } from '../../../content-model/src/plain-text.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { schemaAt } from '../../../content-model/src/schema-traversal.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { type Change, TEXT, textChange, titleOf } from '../changes/changes.ts';
import { fieldChanges } from '../changes/field-changes.ts';
import type { OpenEntry } from '../entries/entries.ts';
import { editLink, pictureLink } from '../entries/entry-links.ts';
import type { WhoSaved } from '../entries/last-writers.ts';
import type { Conflict } from '../entries/merge.ts';
import { Note } from '../pages/note.tsx';
import { useWords } from '../words/words.ts';

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join('\n\n') : String(value ?? '');

/**
 * Two people's texts for the same fields.
 *
 * @param entry the entry as its file has it now
 */
export function clashOf(
  entry: OpenEntry,
  conflicts: readonly Conflict[],
  content: ContentFiles,
): Change {
  const { collection, path } = entry;
  const snapshot = {
    pictures: content.pictures,
    pictureIds: new Map<string, string>(),
    pictureUrl: pictureLink,
  };
  const shown = (text: unknown) =>
    entry.fields === undefined ? textOf(text) : plainText(textOf(text));
  const side = (fields: unknown) => ({ fields, path, snapshot });
  const fields = conflicts.flatMap(({ path: [part, ...place], mine, theirs }) => {
    const schema = part === 'fields' ? schemaAt(collection.schema, place) : undefined;
    return schema
      ? fieldChanges(schema, side(theirs), side(mine), place)
      : [{ ...textChange(shown(theirs), shown(mine)), path: [TEXT, ...place] }];
  });
  return { what: 'changed', collection, title: titleOf(content, entry), path, fields };
}

/**
 * Shows above a form the texts that somebody else saved meanwhile in the same fields. The form itself has the typed
 * texts.
 */
export function ClashNote({ clash, by }: { clash: Change; by: WhoSaved }) {
  const { title, explanation, itNowSays, youWrote, leave } = useWords().conflict;
  return (
    <Note heading={title} sentence={explanation(by)} isFailure>
      <ChangeList changes={[clash]} captions={{ before: itNowSays, after: youWrote }} />
      <p>
        <a href={editLink(clash.path)}>{leave}</a>
      </p>
    </Note>
  );
}
