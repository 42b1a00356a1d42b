import type { ComponentProps } from 'react';
import { useWords } from '../words/words.ts';

type MoveButtonProps = ComponentProps<'button'> & {
  to: 'up' | 'down';
  /** The name of the moved element. */
  what: string;
};

/** A button that moves an element up or down in its list. */
export function MoveButton({ to, what, ...attributes }: MoveButtonProps) {
  const { moveUp, moveDown } = useWords().page;
  const label = (to === 'up' ? moveUp : moveDown)({ what });
  return (
    <button type="submit" aria-label={label} title={label} {...attributes}>
      <svg className="arrow" viewBox="0 0 16 16" aria-hidden="true">
        <path d={to === 'up' ? 'M8 13V3M4 7l4-4 4 4' : 'M8 3v10M4 9l4 4 4-4'} />
      </svg>
    </button>
  );
}
