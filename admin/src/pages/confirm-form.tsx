import type { ReactNode } from 'react';

type SaveBarProps = {
  /** Above the button. */
  head?: ReactNode;
  button: string;
  /** The name and the value that the button adds to the fields. */
  sends?: { name: string; value: string };
  /** Where to go without pressing it, and what that is called. */
  way?: { href: string; label: string };
  /** Shown beside the button. */
  children?: ReactNode;
};

/** The end of a form, which stays in view: its button, and a way around it. */
export const SaveBar = ({ head, button, sends, way, children }: SaveBarProps) => (
  <div className="row save">
    {head}
    <button type="submit" className="primary" {...sends}>
      {button}
    </button>{' '}
    {children} {way && <a href={way.href}>{way.label}</a>}
  </div>
);

type ConfirmFormProps = {
  action: string;
  /** What is sent beside the fields. */
  hidden?: Readonly<Record<string, string>>;
  button: string;
  /** What the button says while the site is published. */
  busy?: string;
  /** Where to go without pressing it, and what that is called. */
  way: { href: string; label: string };
  /** Shown beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** A button that does something, and a way around it. */
export const ConfirmForm = ({
  action,
  hidden = {},
  button,
  busy,
  way,
  beside,
  children,
}: ConfirmFormProps) => (
  <form method="post" action={action} className={busy && 'publish'} data-busy={busy}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <SaveBar button={button} way={way}>
      {beside}
    </SaveBar>
  </form>
);
