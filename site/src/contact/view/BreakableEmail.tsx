import { Fragment } from 'react';

/** An email address. A line that is too short for it breaks before `@` or a dot. */
export function BreakableEmail({ address }: { address: string }) {
  const parts = address.split(/(?=[@.])/);
  return (
    // One element: the parts would be items of a flexible box around them.
    <span>
      {parts.map((part, position) => (
        <Fragment key={parts.slice(0, position + 1).join('')}>
          {position > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
