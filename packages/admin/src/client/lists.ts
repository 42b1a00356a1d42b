// Optional: entries are moved without leaving the page, and dragged.
import Sortable from 'sortablejs';
import { untilItCanBeSent } from './connection.ts';
import { showPublishCount } from './publish-count.ts';
import { query } from './query.ts';

document.documentElement.classList.add('can-drag');

/** Lets a screen reader say a sentence. */
function announce(text: string): void {
  const status = document.querySelector('#announcement');
  if (status) status.textContent = text;
}

const positionOf = (row: Element) => [...(row.parentElement?.children ?? [])].indexOf(row);

/** The button that moves a row further; at the end of the list, the button for the other direction. */
function buttonOf(row: Element | undefined, by: string): HTMLButtonElement | null | undefined {
  const button = row?.querySelector<HTMLButtonElement>(`.move button[value="${by}"]`);
  return button?.disabled ? row?.querySelector<HTMLButtonElement>('.move button:enabled') : button;
}

/** Sends a new position, shows the list as the answer has it, and keeps the focus on the entry. */
async function send(list: HTMLElement, file: string, to: number, by: string): Promise<void> {
  const fields = new URLSearchParams({ file, to: String(to) });
  const response = await fetch('/admin/move', { method: 'POST', body: fields });
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
  letDrag(renewed);
  showPublishCount().catch(() => undefined);
  buttonOf(renewed.querySelectorAll('.entries > li')[to], by)?.focus();
}

/** Moves an entry by one position and keeps its button under the finger. */
async function step(list: HTMLElement, row: HTMLElement, to: number, by: string): Promise<void> {
  const top = buttonOf(row, by)?.getBoundingClientRect().top;
  await send(list, row.dataset['file'] ?? '', to, by);
  const now = document.activeElement?.getBoundingClientRect().top;
  if (top !== undefined && now !== undefined) scrollBy({ top: now - top, behavior: 'instant' });
}

let last = Promise.resolve();

/** The number of moves that are not done. */
let pending = 0;

/** Moves an entry after the earlier moves are done: by a number of positions, or to a position. */
function move(file: string, by: string, place?: number): void {
  pending += 1;
  last = last
    .then(async () => {
      const row = document.querySelector<HTMLElement>(
        `.entries > [data-file="${CSS.escape(file)}"]`,
      );
      const list = row?.closest<HTMLElement>('[data-list]');
      if (!row || !list) return;
      const to = place ?? positionOf(row) + Number(by);
      if (to < 0 || to >= (row.parentElement?.children.length ?? 0)) return;
      await untilItCanBeSent(list);
      await (place === undefined ? step(list, row, to, by) : send(list, file, to, by));
    })
    .finally(() => {
      pending -= 1;
    })
    .catch(() => location.reload());
}

/** Removes an entry once all moves are done: the next page would not know the moves that still wait. */
async function removeAfterMoves(form: HTMLFormElement): Promise<void> {
  const { file } = Object.fromEntries(new FormData(form));
  await last;
  const forms = [...document.querySelectorAll<HTMLFormElement>('form.remove')];
  forms.find((each) => new FormData(each).get('file') === file)?.requestSubmit();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  if (form.matches('.remove') && pending > 0) {
    event.preventDefault();
    void removeAfterMoves(form);
  }
  if (!form.matches('.move')) return;
  const button = event.submitter;
  const row = form.closest('li');
  if (!row || !(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  move(row.dataset['file'] ?? '', button.value);
});

// Only this page knows the moves that wait.
addEventListener('beforeunload', (event) => {
  if (pending > 0) event.preventDefault();
});

/** Lets the entries of a list be dragged by their handles. */
function letDrag(list: ParentNode): void {
  for (const entries of list.querySelectorAll<HTMLElement>('.entries:has(.handle)')) {
    Sortable.create(entries, {
      handle: '.handle',
      ghostClass: 'dragged',
      // Works with mouse and finger: the browser's own dragging does not support touch.
      forceFallback: true,
      onStart: () => {
        // The dragged card is opaque; the library makes it see-through.
        const card = query('.sortable-fallback');
        if (card) card.style.opacity = '1';
      },
      onEnd: ({ item, oldIndex, newIndex }) => {
        if (newIndex !== oldIndex) move(item.dataset['file'] ?? '', '-1', newIndex);
      },
    });
  }
}

letDrag(document);
