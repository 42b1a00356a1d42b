/** Shares the link to the draft by the menu of the device, or copies it where there is no such menu. */
async function share(button: HTMLButtonElement): Promise<void> {
  const url = new URL(button.dataset['share'] ?? '', location.href).href;
  if (navigator.share) return navigator.share({ url });
  await navigator.clipboard.writeText(url);
  const status = button.parentElement?.querySelector<HTMLElement>('[role="status"]');
  if (!status) return;
  status.hidden = false;
  status.textContent = button.dataset['copied'] ?? '';
}

/** Shows the button if the browser can share or copy. */
export function letShare(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-share]');
  // Without HTTPS a browser can do neither; the link beside the button can be copied by hand.
  if (!button || (!('share' in navigator) && !('clipboard' in navigator))) return;
  button.hidden = false;
  // Closing the menu of the device is not a failure.
  button.addEventListener('click', () => void share(button).catch(() => undefined));
}
