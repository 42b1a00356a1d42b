import type { ReactNode } from 'react';

type SaveBarProps = {
  /** Above the button. */
  head?: ReactNode;
  button: string;
  /** The name and the value that the button adds to the fields. */
  sends?: { name: string; value: string };
  /** The address and the label of the link that leaves the form. */
  way?: { href: string; label: string };
  /** Shown beside the button. */
  children?: ReactNode;
};

/** The sticky end of a form: its button, and the link that leaves it. */
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
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>>;
  button: string;
  /** The label of the button during a publication. */
  busy?: string;
  /** The address and the label of the link that leaves the form. */
  way: { href: string; label: string };
  /** Shown beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** A form with one button, and the link that leaves it. */
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
