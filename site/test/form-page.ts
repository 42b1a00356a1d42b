import { act, type ComponentProps, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ContactWords } from '../../packages/content-model/src/schemas/contact.ts';
import { ContactForm } from '../src/contact/form/ContactForm.tsx';
import { replyWordsOf } from '../src/contact/form/reply-words.ts';
import { ContactFormView } from '../src/contact/view/ContactFormView.tsx';

/** The content and the settings of a contact page. */
export interface FormPageProps {
  words: ContactWords;
  mail: ComponentProps<typeof ContactForm>['mail'];
  links: ComponentProps<typeof ContactForm>['links'];
  questions?: ComponentProps<typeof ContactFormView>['questions'];
}

/** A page with the form, and a server that answers `OK`, for each test of a file in `happy-dom`. */
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
  /** A field, by its name; of several boxes with that name, the box with a value. */
  const field = (name: string, value?: string) =>
    find<HTMLInputElement>(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
  const changed = (element: Element) =>
    element.dispatchEvent(new Event('input', { bubbles: true }));

  /** The form as the server renders it. */
  const showWithoutScript = ({ words, mail, questions }: FormPageProps) => {
    page.innerHTML = renderToStaticMarkup(
      createElement(ContactFormView, { words, mail, questions }),
    );
  };
  const startScript = ({ words, mail, links, questions }: FormPageProps) =>
    act(async () => {
      const island = document.createElement('div');
      page.append(island);
      root = hydrateRoot(
        island,
        createElement(ContactForm, {
          words: replyWordsOf(words),
          mail,
          links,
          questions: questions?.questions,
          fileRefused: questions?.file?.wrong,
        }),
      );
    });

  return {
    page,
    server,
    errors,
    find,
    field,
    leave,
    showWithoutScript,
    startScript,
    show: async (props: FormPageProps) => {
      showWithoutScript(props);
      await startScript(props);
    },
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
