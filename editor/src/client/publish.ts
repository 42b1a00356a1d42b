// Optional: says that a publication is under way, and keeps a second press from doing anything.
const form = document.querySelector<HTMLFormElement>('form.publish');

form?.addEventListener('submit', (event) => {
  if (form.ariaBusy === 'true') return event.preventDefault();
  form.ariaBusy = 'true';
  const button = form.querySelector('button');
  if (button) button.textContent = form.dataset['busy'] ?? '';
});
// A page that the browser kept from before is as it was.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
