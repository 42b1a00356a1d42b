import { SEND_FORM_PATH } from './mail-settings.ts';

/**
 * Replaces the page's `fetch` by one that aborts the mail call with `signal`, because the published client has neither
 * a timeout nor a signal. Other calls pass through.
 *
 * @param query what the address of the mail call gets behind its path, such as `?language=fr`
 * @returns what was seen of the mail call, and a function that puts the original `fetch` back.
 */
export function patchFetch(signal: AbortSignal, query = '') {
  const original = globalThis.fetch;
  const seen = {
    /** Whether a request was made; without one, a failure is the client's own refusal. */
    asked: false,
    /** The answer's `Retry-After` in milliseconds, where the browser shows it. */
    retryAfterMs: undefined as number | undefined,
    /** The gateway's code of a refusal. */
    refusal: undefined as string | undefined,
  };
  const patched: typeof fetch = async (input, init) => {
    if (!String(input).endsWith(SEND_FORM_PATH)) return original(input, init);
    seen.asked = true;
    const response = await original(`${input}${query}`, { ...init, signal });
    const seconds = Number.parseFloat(response.headers.get('Retry-After') ?? '');
    if (Number.isFinite(seconds)) seen.retryAfterMs = seconds * 1000;
    seen.refusal = response.headers.get('Refusal-Code') ?? undefined;
    return response;
  };
  globalThis.fetch = patched;
  const restore = () => {
    if (globalThis.fetch === patched) globalThis.fetch = original;
  };
  return { seen, restore };
}
