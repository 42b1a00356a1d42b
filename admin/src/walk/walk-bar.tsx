import { SaveBar } from '../pages/confirm-form.tsx';
import { useWords } from '../words/words.ts';
import type { Walk } from './walk.ts';

/** The value of the button that saves a form and leads to the next. */
export const NEXT = { name: 'go', value: 'next' } as const;

type WalkBarProps = {
  /** The place of the form in the walk; undefined where nothing of it waits. */
  walk: Walk | undefined;
  way: { href: string; label: string };
};

/** The end of a form: it is saved, and where something waits to be written, the next text can follow. */
export function WalkBar({ walk, way }: WalkBarProps) {
  const { walk: words, entry } = useWords();
  if (!walk) return <SaveBar button={entry.save} way={way} />;
  const { left, skip } = walk;
  return (
    <SaveBar button={words.saveAndNext} sends={NEXT}>
      <button type="submit">{entry.save}</button>
      {skip && <a href={skip}>{words.skip}</a>}
      <small className="walk">
        <span className="walk-count">{words.left({ count: left })}</span>{' '}
        <a href={way.href}>{way.label}</a>
      </small>
    </SaveBar>
  );
}

/** The button that accepts a suggested text. @param name its input */
export function KeepButton({ name }: { name: string }) {
  const words = useWords().walk;
  return (
    <p className="suggestion">
      <span className="hint">{name === 'body' ? words.suggestedTexts : words.suggested}</span>{' '}
      <button type="submit" name="keep" value={name}>
        {name === 'body' ? words.keepAll : words.keep}
      </button>
    </p>
  );
}
