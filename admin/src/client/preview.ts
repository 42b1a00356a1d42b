// Optional: the page beside its form, and the form where it was before it was saved.
import { PagePanel } from './preview/page-panel.ts';
import { query } from './query.ts';

/** Shows a saved form where it was, with what is said about that beside its button. */
function keepPlace(): void {
  const key = `form ${new URLSearchParams(location.search).get('file')}`;
  const form = query<HTMLFormElement>('main form[enctype]');
  form?.addEventListener('submit', ({ submitter }) => {
    const isAction = submitter instanceof HTMLButtonElement && submitter.name === 'action';
    const focused = document.activeElement?.id ?? '';
    if (!isAction) sessionStorage.setItem(key, JSON.stringify({ top: scrollY, focused }));
  });
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  // An address with a field leads there: it is the next text to write.
  if (!kept || location.hash || !new URLSearchParams(location.search).has('saved')) return;
  const { top, focused } = JSON.parse(kept);
  // Also the question whether a description is still right.
  for (const said of document.querySelectorAll('main > p.state')) {
    said.classList.add('saved-here');
    query('.save')?.append(said);
  }
  const field = focused ? document.getElementById(focused) : query('.save button');
  field?.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}

const panel = query('.preview');
if (panel) new PagePanel(panel);
keepPlace();
