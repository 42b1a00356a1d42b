import { showPublishCount } from './publish-count.ts';

// Optional: warns before typed text is lost, and saves on Ctrl+S.
const form = document.querySelector<HTMLFormElement>('form[enctype]');
// A form that was refused holds what was typed.
let isChanged = form !== null && document.querySelector('[role="alert"]') !== null;

form?.addEventListener('input', () => {
  isChanged = true;
});
form?.addEventListener('submit', () => {
  isChanged = false;
});
addEventListener('beforeunload', (event) => {
  if (isChanged) event.preventDefault();
});
addEventListener('keydown', (event) => {
  if (!form || event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  form.requestSubmit();
});

// Only a comfort: the page itself counts as well.
showPublishCount().catch(() => undefined);
