// Optional: entries are moved without leaving the page, and dragged.
document.documentElement.classList.add('can-drag');

/** Tells a screen reader. */
function announce(text: string): void {
  const status = document.querySelector('#announcement');
  if (status) status.textContent = text;
}

const positionOf = (row: Element) => [...(row.parentElement?.children ?? [])].indexOf(row);

/** Sends a new position, shows the list as the answer has it, and keeps the focus on the entry. */
async function send(list: HTMLElement, file: string, to: number, by: string): Promise<void> {
  const fields = new URLSearchParams({ file, to: String(to) });
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
  const row = renewed.querySelectorAll('.entries > li')[to];
  const button = row?.querySelector<HTMLButtonElement>(`.move button[value="${by}"]`);
  (button?.disabled ? row?.querySelector<HTMLElement>('.move button:enabled') : button)?.focus();
}

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('.move')) return;
  const list = form.closest<HTMLElement>('[data-list]');
  const button = event.submitter;
  if (!list || !(button instanceof HTMLButtonElement)) return;
  const row = form.closest('li');
  if (!row) return;
  event.preventDefault();
  const to = positionOf(row) + Number(button.value);
  send(list, row.dataset['file'] ?? '', to, button.value).catch(() => location.reload());
});

/** From the edge of the window, in pixels, where a dragged entry scrolls the page. */
const EDGE = 64;

document.addEventListener('pointerdown', (event) => {
  const handle = event.target instanceof Element ? event.target.closest('.handle') : null;
  const row = handle?.closest('li');
  const list = row?.closest<HTMLElement>('[data-list]');
  if (!handle || !row || !list || event.button !== 0) return;
  event.preventDefault();
  handle.setPointerCapture(event.pointerId);
  drag(handle, row, list, event.clientY);
});

/** Lets an entry follow the pointer, its neighbours make room; Escape puts it back. */
function drag(handle: Element, row: HTMLLIElement, list: HTMLElement, start: number): void {
  const rows = [...(row.parentElement?.children ?? [])];
  const from = rows.indexOf(row);
  let origin = start + scrollY;
  const end = new AbortController();
  const { signal } = end;
  const stop = () => {
    end.abort();
    row.classList.remove('dragged');
    row.style.removeProperty('transform');
  };
  const follow = (y: number) => {
    row.style.setProperty('transform', `translateY(${y + scrollY - origin}px)`);
  };
  /** Neighbours step over the entry: it stays in the page, which keeps the pointer on it. */
  const swap = (neighbour: Element, isAbove: boolean) => {
    const before = row.offsetTop;
    if (isAbove) row.after(neighbour);
    else row.before(neighbour);
    origin += row.offsetTop - before;
  };
  row.classList.add('dragged');
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (!(event instanceof PointerEvent)) return;
      const { clientY: y } = event;
      if (y < EDGE) scrollBy(0, -16);
      if (y > innerHeight - EDGE) scrollBy(0, 16);
      const { previousElementSibling: above, nextElementSibling: below } = row;
      const middle = (other: Element) => {
        const { top, height } = other.getBoundingClientRect();
        return top + height / 2;
      };
      if (above && y < middle(above)) swap(above, true);
      else if (below && y > middle(below)) swap(below, false);
      follow(y);
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      const to = positionOf(row);
      stop();
      if (to === from) return;
      send(list, row.dataset['file'] ?? '', to, '-1').catch(() => location.reload());
    },
    { signal },
  );
  const giveUp = () => {
    stop();
    row.parentElement?.append(...rows);
  };
  handle.addEventListener('pointercancel', giveUp, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && giveUp(), { signal });
}
