import type { Change } from '../changes/changes.ts';
import { nameOf } from '../changes/names.ts';
import { useLanguage, useWords } from '../words/words.ts';

type PublishBoxProps = { change: Change; isOne: boolean; isTicked: boolean };

/** The box that chooses a change; an only change is always chosen. */
export function PublishBox({ change, isOne, isTicked }: PublishBoxProps) {
  const language = useLanguage();
  const field = { name: 'publish', value: change.path, defaultChecked: isTicked };
  return (
    <label>
      <input type={isOne ? 'hidden' : 'checkbox'} {...field} /> {nameOf(change, language)}
      {!isOne && <input type="hidden" name="shown" value={change.path} />}
    </label>
  );
}

/** Ticks or unticks all boxes, also without a script. */
export function ChooseAll() {
  const words = useWords().publish;
  return (
    <>
      <p className="hint">{words.choose}</p>
      <p className="row" data-at-once="">
        {(['all', 'none'] as const).map((which) => (
          <button
            key={which}
            type="submit"
            formAction="/admin/publish/choice"
            name="choose"
            value={which}
          >
            {words.chooseAll[which]}
          </button>
        ))}
      </p>
    </>
  );
}

type ChosenProps = { of: readonly Change[]; isTicked: (change: Change) => boolean };

/** The number of chosen changes, which a script updates. */
export function Chosen({ of, isTicked }: ChosenProps) {
  const words = useWords().publish;
  const sentence = (count: string | number) => words.chosen({ count, total: of.length });
  return (
    <small className="chosen" data-chosen={sentence('{count}')}>
      {sentence(of.filter(isTicked).length)}
    </small>
  );
}
