import { PatternField } from '../../pattern/PatternField.tsx';
import { contactPattern } from './ContactSquares.tsx';

/**
 * The drawing of the contact pages, a column of squares. A page with ContactSquares needs it exactly once. It is
 * decoration, hidden from assistive technology.
 */
export function ContactPattern({ className }: { className?: string | undefined }) {
  const { columns, rows } = contactPattern;
  return (
    <svg aria-hidden="true" className={className} viewBox={`0 0 ${columns * 100} ${rows * 100}`}>
      <PatternField {...contactPattern} seed="unsent" />
    </svg>
  );
}
