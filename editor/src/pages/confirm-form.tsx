import type { ReactNode } from 'react';

type SaveBarProps = {
  button: string;
  /** Where to go without pressing it, and what that is called. */
  way: { href: string; label: string };
};

/** The end of a form, which stays in view: its button, and a way around it. */
export const SaveBar = ({ button, way }: SaveBarProps) => (
  <p className="row save">
    <button type="submit" className="primary">
      {button}
    </button>{' '}
    <a href={way.href}>{way.label}</a>
  </p>
);

type ConfirmFormProps = {
  /** For inputs that stand elsewhere on the page. */
  id?: string;
  action: string;
  /** What is sent beside the fields. */
  hidden?: Readonly<Record<string, string>>;
  button: string;
  /** What the button says while the site is published. */
  busy?: string;
  /** Where to go without pressing it, and what that is called. */
  way: { href: string; label: string };
  children?: ReactNode;
};

/** A button that does something, and a way around it. */
export const ConfirmForm = ({
  id,
  action,
  hidden = {},
  button,
  busy,
  way,
  children,
}: ConfirmFormProps) => (
  <form id={id} method="post" action={action} className={busy && 'publish'} data-busy={busy}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <SaveBar button={button} way={way} />
  </form>
);
