import type { Side } from '../../../content-store/src/git/merge-worktree.ts';
import { ChangeList } from '../changes/change-list.tsx';
import { nameOf } from '../changes/names.ts';
import type { Language } from '../languages.ts';
import { ConfirmForm } from '../pages/confirm-form.tsx';
import { Note } from '../pages/note.tsx';
import { type Words, wordsIn } from '../words/words.ts';
import type { Conflict } from './resolve-conflicts.ts';

type ConflictFormProps = {
  conflicts: readonly Conflict[];
  captions: Words['publish']['conflict'];
  action: string;
  method?: 'get' | 'post';
  /** What is sent beside the choices. */
  hidden?: Readonly<Record<string, string>>;
  /** Where to go without choosing. */
  back: string;
  language: Language;
};

/** Entries that somebody else changed too, with a choice for each. */
export const ConflictForm = ({
  conflicts,
  captions,
  back,
  language,
  ...target
}: ConflictFormProps) => (
  <>
    <Note role="alert" heading={captions.heading} sentence={captions.sentence} />
    <ConfirmForm
      {...target}
      button={captions.publish}
      busy={wordsIn(language).publish.publishing}
      way={{ href: back, label: captions.later }}
    >
      {conflicts.map((conflict) => (
        <Choice key={conflict.key} conflict={conflict} captions={captions} language={language} />
      ))}
    </ConfirmForm>
  </>
);

type ChoiceProps = Pick<ConflictFormProps, 'captions' | 'language'> & { conflict: Conflict };

function Choice({ conflict: { key, files, changes }, captions, language }: ChoiceProps) {
  const [first] = changes;
  const name = first ? nameOf(first, language) : files.map(({ path }) => path).join(', ');
  const versions = { before: captions.here, after: captions.there };
  const sides = { ours: captions.keepHere, theirs: captions.keepThere };
  return (
    <fieldset>
      <legend>
        <h3>{name}</h3>
      </legend>
      <ChangeList changes={changes} captions={versions} language={language} />
      <p className="choices">
        {Object.entries(sides).map(([side, label]) => (
          <label key={side} className="choice">
            <input type="radio" name={`choice.${key}`} value={side} required /> {label}
          </label>
        ))}
      </p>
    </fieldset>
  );
}

/** What was chosen in the form. */
export const choicesOf = (posted: Iterable<readonly [string, unknown]>): Map<string, Side> =>
  new Map(
    [...posted].flatMap(([name, value]) =>
      name.startsWith('choice.') && (value === 'ours' || value === 'theirs')
        ? [[name.slice('choice.'.length), value] as const]
        : [],
    ),
  );
