// Optional: whoever writes something else of two versions has chosen it.
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const choice = target.closest('.version')?.querySelector<HTMLInputElement>('[type="radio"]');
  if (choice) choice.checked = true;
});
