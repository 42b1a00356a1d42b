import { useLanguage, useWords } from '../words/language-context.ts';
import type { Scheduled } from './schedule.ts';

/** The way to publish at a time, below the form that publishes at once. */
export function PublishLater({ form }: { form: string }) {
  const words = useWords().publish.later;
  return (
    <details className="later">
      <summary>{words.title}</summary>
      <label htmlFor="later">{words.time}</label>
      <p className="hint" id="later-hint">
        {words.hint}
      </p>
      <p className="row entry-actions">
        <input
          type="datetime-local"
          id="later"
          name="later"
          form={form}
          aria-describedby="later-hint"
        />
        <input type="hidden" name="at" form={form} />
        <button type="submit" form={form} formAction="/admin/publish/later">
          {words.confirm}
        </button>
      </p>
    </details>
  );
}

/** The publication that waits, or why it did not go online, and how to cancel it. */
export function ScheduledNote({ scheduled }: { scheduled: Scheduled }) {
  const language = useLanguage();
  const words = useWords().publish.later;
  const style = { dateStyle: 'full', timeStyle: 'long' } as const;
  const time = new Intl.DateTimeFormat(language, style).format(scheduled.at);
  return (
    <form
      className={scheduled.failed ? 'state error' : 'state'}
      method="post"
      action="/admin/publish/cancel"
    >
      <p>{(scheduled.failed ? words.failed : words.waits)({ time })}</p>
      <p>
        <button type="submit">{words.cancel}</button>
      </p>
    </form>
  );
}
