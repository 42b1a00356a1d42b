import type { ReactNode } from 'react';

type NoteProps = {
  heading: ReactNode;
  sentence?: string | undefined;
  children?: ReactNode;
  /** How a screen reader tells it; a failure is always an alert. */
  role?: 'alert' | 'status';
  isFailure?: boolean;
};

/** How things stand: what happened, or what went wrong. */
export const Note = ({ heading, sentence, children, role, isFailure = false }: NoteProps) => (
  <section className={isFailure ? 'state error' : 'state'} role={isFailure ? 'alert' : role}>
    <h2>{heading}</h2>
    {sentence && <p>{sentence}</p>}
    {children}
  </section>
);

/** The same in one sentence. */
export const NoteLine = ({ role, children }: Pick<NoteProps, 'role' | 'children'>) => (
  <p className="state" role={role}>
    {children}
  </p>
);
