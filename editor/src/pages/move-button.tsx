import type { ComponentProps } from 'react';
import { useWords } from '../words/words.ts';

const ARROWS = { up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5', down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5' };

type MoveButtonProps = ComponentProps<'button'> & {
  to: keyof typeof ARROWS;
  /** What it moves. */
  what: string;
};

/** A button that moves something one place up or down in its list. */
export function MoveButton({ to, what, ...attributes }: MoveButtonProps) {
  const { moveUp, moveDown } = useWords().page;
  const label = (to === 'up' ? moveUp : moveDown)({ what });
  return (
    <button type="submit" aria-label={label} title={label} {...attributes}>
      <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
        <path d={ARROWS[to]} />
      </svg>
    </button>
  );
}
