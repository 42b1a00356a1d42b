import { query } from '../query.ts';

/** Shows a saved form where it was, with the word that it was saved beside its button. */
export function keepPlace(): void {
  const key = `form ${new URLSearchParams(location.search).get('file')}`;
  const form = query<HTMLFormElement>('main form[enctype]');
  form?.addEventListener('submit', ({ submitter }) => {
    const isAction = submitter instanceof HTMLButtonElement && submitter.name === 'action';
    const focused = document.activeElement?.id ?? '';
    if (!isAction) sessionStorage.setItem(key, JSON.stringify({ top: scrollY, focused }));
  });
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  if (!kept || !new URLSearchParams(location.search).has('saved')) return;
  const { top, focused } = JSON.parse(kept);
  const done = query('main > [role="status"]');
  if (done) {
    done.classList.add('saved-here');
    query('.save')?.append(done);
  }
  const field = focused ? document.getElementById(focused) : query('.save button');
  field?.focus({ preventScroll: true });
  scrollTo({ top, behavior: 'instant' });
}
