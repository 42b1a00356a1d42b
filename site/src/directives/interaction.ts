import type { ClientDirective } from 'astro';

/** How long a submit waits for the form's script, in milliseconds, before the browser sends the plain form. */
const HYDRATION_TIMEOUT_MS = 8_000;

/**
 * `client:interaction` loads the island of a form. The form stands before the island in the page. The island is loaded on
 * the form's first pointer or focus event, or at once when the form has the focus already or there is a draft:
 * `localStorage` has the key in the form's attribute `data-draft`. A submit before the island runs is delayed:
 * - once the component handles submits, it dispatches a cancelable `island:ready` from its form; the directive then
 *   repeats the submit and cancels the event;
 * - when the script fails or is late, the browser submits the form as it would without script; offline, where that
 *   would leave the page, the submit button shows the text in the form's `data-unreachable` until it is pressed again.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const button = document.querySelector<HTMLButtonElement>('[data-draft] [type=submit]');
  const form = button?.form;
  if (!button || !form) return;
  const { draft, unreachable = '' } = form.dataset;
  const ready = new AbortController();
  // biome-ignore lint/correctness/noUnusedVariables: `||=` below reads it, to load only once.
  let loading: Promise<void> | undefined;
  let delayed: boolean | undefined;

  const on = (type: string, listener: (event: Event) => void) =>
    form.addEventListener(type, listener, { signal: ready.signal });
  const start = () => {
    loading ||= load().then((hydrate) => hydrate());
  };
  const giveUp = () => {
    if (!delayed) return;
    delayed = false;
    if (navigator.onLine) {
      ready.abort();
      form.submit();
    } else {
      button.setCustomValidity(unreachable);
      button.reportValidity();
    }
  };

  on('pointerdown', start);
  on('focusin', start);
  on('click', () => button.setCustomValidity(''));
  on('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!delayed) setTimeout(giveUp, HYDRATION_TIMEOUT_MS);
    delayed = true;
    start();
  });
  // The visitor may have been faster than this script.
  if (form.contains(document.activeElement)) start();
  island.addEventListener('astro:hydration-error', () => {
    // A failed island may be loaded again; a late one must not be hydrated twice.
    loading = undefined;
    giveUp();
  });
  on('island:ready', (event) => {
    ready.abort();
    if (delayed) {
      delayed = false;
      event.preventDefault();
      form.requestSubmit();
    }
  });
  try {
    if (localStorage[draft as string]) start();
  } catch {
    // Without storage there is no draft.
  }
};

export default interaction;
