import type { ClientDirective } from 'astro';

/** How long a submit waits for a form that is still loading, in milliseconds, before the browser sends it itself. */
const HYDRATION_TIMEOUT_MS = 8_000;

/**
 * `client:interaction` loads the form inside it when that is first touched or focused, or at once when there is a draft: when
 * the browser's storage holds the key that the form names in `data-draft`. Until the form is hydrated, a submit is held back:
 * - the component dispatches a cancelable `island:ready` from its form once it handles submits; the held submit is then
 *   repeated there, with what stands in the fields, and the event is cancelled to say so;
 * - when the script cannot be loaded, or not soon, the browser submits the form as it would without script.
 */
const interaction: ClientDirective = (load, _options, island) => {
  const form = island.querySelector('form');
  const ready = new AbortController();
  // biome-ignore lint/correctness/noUnusedVariables: `||=` below reads it, to load only once.
  let loading: Promise<void> | undefined;
  let held = false;

  const on = (type: string, listener: (event: Event) => void) =>
    island.addEventListener(type, listener, { signal: ready.signal });
  const start = () => {
    loading ||= load().then((hydrate) => hydrate());
  };
  const submitPlainly = () => {
    ready.abort();
    if (held) form?.submit();
    held = false;
  };

  on('pointerdown', start);
  on('focusin', start);
  on('submit', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!held) setTimeout(submitPlainly, HYDRATION_TIMEOUT_MS);
    held = true;
    start();
  });
  on('astro:hydration-error', submitPlainly);
  on('island:ready', (event) => {
    ready.abort();
    if (held) {
      held = false;
      event.preventDefault();
      form?.requestSubmit();
    }
  });
  try {
    if (localStorage[`${form?.dataset['draft']}`]) start();
  } catch {
    // Without storage there is no draft.
  }
};

export default interaction;
