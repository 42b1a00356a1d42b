import type { ReactNode } from 'react';

type NoteProps = {
  heading: ReactNode;
  sentence?: string | undefined;
  children?: ReactNode;
  /** The ARIA role; a failure is always an alert. */
  role?: 'alert' | 'status';
  isFailure?: boolean;
};

/** A note about an outcome or a failure. */
export const Note = ({ heading, sentence, children, role, isFailure = false }: NoteProps) => (
  <section className={isFailure ? 'state error' : 'state'} role={isFailure ? 'alert' : role}>
    <h2>{heading}</h2>
    {sentence && <p>{sentence}</p>}
    {children}
  </section>
);

/** A note of one sentence. */
export const NoteLine = ({ role, children }: Pick<NoteProps, 'role' | 'children'>) => (
  <p className="state" role={role}>
    {children}
  </p>
);
