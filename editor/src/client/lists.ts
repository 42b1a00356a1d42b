// Optional: entries are moved without leaving the page, and dragged.
import { Drag } from './lists/drag.ts';

document.documentElement.classList.add('can-drag');

/** Tells a screen reader. */
function announce(text: string): void {
  const status = document.querySelector('#announcement');
  if (status) status.textContent = text;
}

/** Sends a new position, shows the list as the answer has it, and keeps the focus on the entry. */
async function send(list: HTMLElement, fields: URLSearchParams, focus: string): Promise<void> {
  const response = await fetch('/move', { method: 'POST', body: fields });
  const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
  const renewed = answer.querySelector<HTMLElement>(
    `[data-list="${CSS.escape(list.dataset['list'] ?? '')}"]`,
  );
  if (!response.ok || !renewed) {
    document.querySelector('main')?.replaceWith(answer.querySelector('main') ?? '');
    return;
  }
  const moved = renewed.querySelector('.moved');
  announce(moved?.textContent ?? '');
  moved?.remove();
  list.replaceWith(renewed);
  const button = document.querySelector<HTMLButtonElement>(`#${CSS.escape(focus)}`);
  const row = button?.closest('li');
  (button?.disabled ? row?.querySelector<HTMLElement>('.move button:enabled') : button)?.focus();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('.move')) return;
  const list = form.closest<HTMLElement>('[data-list]');
  const button = event.submitter;
  if (!list || !(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  const fields = new URLSearchParams({ by: button.value });
  fields.set('file', form.closest('li')?.dataset['file'] ?? '');
  send(list, fields, button.id).catch(() => location.reload());
});

document.addEventListener('pointerdown', (event) => {
  const { target, pointerId, clientY } = event;
  const handle = target instanceof Element ? target.closest<HTMLElement>('.handle') : null;
  const row = handle?.closest('li');
  const list = row?.closest<HTMLElement>('[data-list]');
  if (!handle || !row || !list || event.button !== 0) return;
  event.preventDefault();
  handle.setPointerCapture(pointerId);
  new Drag(handle, row, clientY, (to) => {
    const fields = new URLSearchParams({ file: row.dataset['file'] ?? '', to: String(to) });
    send(list, fields, `up-${row.id}`).catch(() => location.reload());
  });
});
