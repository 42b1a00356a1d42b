// Optional: shows the page beside its form, and a saved form at its former scroll position.
import { PagePanel } from './preview/page-panel.ts';
import { query } from './query.ts';

/** Restores the scroll position of a saved form, with the note beside its button. */
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
  // An address with a fragment leads to the next text to write.
  if (!kept || location.hash || !new URLSearchParams(location.search).has('saved')) return;
  const { top, focused } = JSON.parse(kept);
  // All notes about the saved form, also the question whether a description is still right.
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
