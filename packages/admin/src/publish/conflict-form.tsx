import type { Side } from '../../../content-store/src/git/merge-worktree.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { nameOf } from '../changes/names.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { Note } from '../pages/note.tsx';
import { useLanguage, useWords } from '../words/words.ts';
import type { Conflict } from './resolve-conflicts.ts';

type ConflictFormProps = {
  conflicts: readonly Conflict[];
  /** The authors of the newer work, as far as they are known. */
  authors: readonly string[];
};

/** Entries that somebody else changed as well, each with the choice of a side. */
export function ConflictForm({ conflicts, authors }: ConflictFormProps) {
  const names = new Intl.ListFormat(useLanguage()).format(new Set(authors));
  const { conflict: words, publishing } = useWords().publish;
  return (
    <>
      <Note role="alert" heading={words.heading} sentence={words.sentence}>
        {names !== '' && <p>{words.by({ names })}</p>}
      </Note>
      <ConfirmForm
        action="/admin/publish"
        button={words.publish}
        busy={publishing}
        way={{ href: '/admin/publish', label: words.later }}
      >
        {conflicts.map((conflict) => (
          <Choice key={conflict.key} conflict={conflict} />
        ))}
      </ConfirmForm>
    </>
  );
}

function Choice({ conflict: { key, files, changes } }: { conflict: Conflict }) {
  const language = useLanguage();
  const words = useWords().publish.conflict;
  const [first] = changes;
  const name = first ? nameOf(first, language) : files.map(({ path }) => path).join(', ');
  const versions = { before: words.here, after: words.there };
  const sides = { ours: words.keepHere, theirs: words.keepThere };
  return (
    <fieldset>
      <legend>
        <h3>{name}</h3>
      </legend>
      <ChangeList changes={changes} captions={versions} />
      <p className="row">
        {Object.entries(sides).map(([side, label]) => (
          <label key={side}>
            <input type="radio" name={`choice.${key}`} value={side} required /> {label}
          </label>
        ))}
      </p>
    </fieldset>
  );
}

/** The chosen sides in a sent form, by the keys of the conflicts. */
export const choicesOf = (posted: Iterable<readonly [string, unknown]>): Map<string, Side> =>
  new Map(
    [...posted].flatMap(([name, value]) =>
      name.startsWith('choice.') && (value === 'ours' || value === 'theirs')
        ? [[name.slice('choice.'.length), value] as const]
        : [],
    ),
  );
