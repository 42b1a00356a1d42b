import { SaveBar } from '../pages/confirm-form.tsx';
import { useWords } from '../words/words.ts';
import type { Outcome, Walk } from './walk.ts';

/** The attributes of the button that saves a form and leads to the next draft. */
export const NEXT = { name: 'go', value: 'next' } as const;

type WalkBarProps = {
  /** The name of the entry: the heading is out of sight in a long form. */
  title: string;
  outcome: Outcome | undefined;
  /** The position of the form in the walk; undefined for a form without drafts. */
  walk: Walk | undefined;
  way: { href: string; label: string };
};

/** The end of a form: the button that saves it, and for a form of the walk the button that leads to the next draft. */
export function WalkBar({ title, outcome, walk, way }: WalkBarProps) {
  const { walk: words, entry } = useWords();
  const head = <BarHead title={title} outcome={outcome} />;
  if (!walk) return <SaveBar head={head} button={entry.save} way={way} />;
  const { left, skip } = walk;
  return (
    <SaveBar head={head} button={words.saveAndNext} sends={NEXT}>
      <button type="submit">{entry.save}</button>
      <small className="row walk">
        <span className="walk-count">{words.left({ count: left })}</span>{' '}
        {skip && (
          <a className="skip" href={skip}>
            {words.skip}
          </a>
        )}{' '}
        <a href={way.href}>{way.label}</a>
      </small>
    </SaveBar>
  );
}

/** The name of the entry, and the outcome of the last form. */
function BarHead({ title, outcome }: Pick<WalkBarProps, 'title' | 'outcome'>) {
  const { walk: words, entry } = useWords();
  const said = { saved: entry.saved, kept: words.kept, waits: words.stillWaits };
  return (
    <p className="bar-head">
      <span className="about">{title}</span>
      {outcome && (
        <strong role="status" className="outcome">
          {said[outcome]}
        </strong>
      )}
    </p>
  );
}

type SuggestionProps = {
  /** The input of the text. */
  name: string;
  /** Whether the text can stay unchanged. */
  mayStay: boolean;
};

/** The note that a text is a suggestion; a script hides it once the text changes. */
export function Suggestion({ name, mayStay }: SuggestionProps) {
  const words = useWords().walk;
  const isBody = name === 'body';
  const hint = isBody ? words.suggestedTexts : words.suggested;
  const toWrite = isBody ? words.onlyYouKnowTexts : words.onlyYouKnow;
  return (
    <p className="suggestion" data-of={name}>
      <span className="hint">{mayStay ? hint : toWrite}</span>{' '}
      {mayStay && (
        <button type="submit" name="keep" value={name}>
          {isBody ? words.keepAll : words.keep}
        </button>
      )}
    </p>
  );
}
