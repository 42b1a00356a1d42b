import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A page with the form and a server that answers `OK`, for each of the tests of a file in `happy-dom`. */
export function formPage() {
  const page = document.createElement('main');
  const server = vi.fn<typeof fetch>();
  const errors = vi.fn();
  let root: Root | undefined;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal(
      'fetch',
      server.mockReset().mockImplementation(async () => new Response('OK')),
    );
    vi.spyOn(console, 'error').mockImplementation(errors.mockReset());
    localStorage.clear();
    page.replaceChildren();
    document.body.replaceChildren(page);
  });
  const leave = () => act(async () => root?.unmount());
  afterEach(async () => {
    await leave();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const find = <Found extends Element>(selector: string) => {
    const found = page.querySelector<Found>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  /** A field by its name, and one of several boxes by its value. */
  const field = (name: string, value?: string) =>
    find<HTMLInputElement>(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
  const changed = (element: Element) =>
    element.dispatchEvent(new Event('input', { bubbles: true }));

  return {
    page,
    server,
    errors,
    find,
    field,
    leave,
    showWithoutScript: (element: ReactNode) => {
      page.innerHTML = renderToString(element);
    },
    hydrate: (element: ReactNode) =>
      act(async () => {
        root = hydrateRoot(page, element);
      }),
    show: (element: ReactNode) =>
      act(async () => {
        root = createRoot(page);
        root.render(element);
      }),
    write: (texts: Readonly<Record<string, string>>) =>
      act(async () => {
        for (const [name, text] of Object.entries(texts)) {
          field(name).value = text;
          changed(field(name));
        }
      }),
    tick: (name: string, value: string) =>
      act(async () => {
        field(name, value).checked = true;
        changed(field(name, value));
      }),
    click: (name: string) =>
      act(async () => {
        const found = [...page.querySelectorAll('button')].find((one) => one.textContent === name);
        if (!found) throw new Error(`there is no button ${name}`);
        found.click();
      }),
    submit: () => act(async () => find<HTMLFormElement>('form').requestSubmit()),
    /** Waits until no message is in flight. */
    sendingEnds: () =>
      expect
        .poll(async () => {
          await act(async () => {});
          return find('form [aria-live]').textContent;
        })
        .toBe(''),
    /** The parts of the message that the server received in a call. */
    received: (call = 0) => {
      const body = server.mock.calls[call]?.[1]?.body;
      return body instanceof FormData ? [...body] : [];
    },
  };
}
