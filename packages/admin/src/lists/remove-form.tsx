type RemoveFormProps = { path: string; button: string; label: string };

/** Removes an entry at once; the overview then offers to restore it. */
export const RemoveForm = ({ path, button, label }: RemoveFormProps) => (
  <form className="remove" method="post" action="/admin/remove">
    <input type="hidden" name="file" value={path} />
    <button type="submit" aria-label={label}>
      {button}
    </button>
  </form>
);
