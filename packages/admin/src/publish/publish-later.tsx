import { useWords } from '../words/words.ts';

/** The way to publish at a time, beside the button that publishes at once. */
export function PublishLater() {
  const words = useWords().publish.later;
  return (
    <details className="later">
      <summary className="button">{words.title}</summary>
      <label htmlFor="later">{words.time}</label>
      <p className="hint" id="later-hint">
        {words.hint}
      </p>
      <p className="row entry-actions">
        <input type="datetime-local" id="later" name="later" aria-describedby="later-hint" />
        <input type="hidden" name="at" />
        <button type="submit" formAction="/admin/publish/later">
          {words.confirm}
        </button>
      </p>
    </details>
  );
}
