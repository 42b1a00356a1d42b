import { useLanguage, useWords } from '../words/words.ts';

/** Value of the button that shows a form as it was typed and saves nothing. */
export const SHOW_TYPED = 'show';

/**
 * The template of the note about unsaved texts, for the script that stores them and adds their time.
 *
 * @param posted the form that the page answers; empty for a page that answers none
 */
export function UnsavedNote({ action, posted }: { action: string; posted: FormData }) {
  const language = useLanguage();
  const { sentence, show, drop } = useWords().entry.unsaved;
  return (
    <template id="unsaved" lang={language} data-is-answer={posted.has('base') || undefined}>
      <section className="state unsaved" role="status">
        <p>{sentence({ time: '{time}' })}</p>
        <form method="post" action={action} className="row entry-actions">
          <button type="submit" name="action" value={SHOW_TYPED}>
            {show}
          </button>
          <button type="button">{drop}</button>
        </form>
      </section>
    </template>
  );
}
