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
