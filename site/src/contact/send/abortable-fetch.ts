import { SEND_FORM_PATH } from './mail-settings.ts';

/** What was seen of a call that the published client made. */
export interface PatchedFetch {
  /** True once a request was made, so that the client's own refusals can be told from a server's. */
  readonly asked: () => boolean;
  /** The answer's `Retry-After` in milliseconds, where there is one and the browser shows it. */
  readonly retryAfterMs: () => number | undefined;
  /** Puts the page's own `fetch` back. */
  readonly restore: () => void;
}

/**
 * Gives the published client a `fetch` that ends with `signal`, as the client takes none and would wait for ever. Only
 * the mail call is touched; every other call passes through.
 */
export function patchFetch(signal: AbortSignal): PatchedFetch {
  const ownFetch = globalThis.fetch;
  let asked = false;
  let seconds = Number.NaN;
  const lent: typeof fetch = async (input, init) => {
    if (!String(input).endsWith(SEND_FORM_PATH)) return ownFetch(input, init);
    asked = true;
    const response = await ownFetch(input, { ...init, signal });
    seconds = Number.parseFloat(response.headers.get('Retry-After') ?? '');
    return response;
  };
  globalThis.fetch = lent;
  return {
    asked: () => asked,
    retryAfterMs: () => (Number.isFinite(seconds) ? seconds * 1000 : undefined),
    restore: () => {
      if (globalThis.fetch === lent) globalThis.fetch = ownFetch;
    },
  };
}
