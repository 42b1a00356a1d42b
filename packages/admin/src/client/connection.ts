import { query } from './query.ts';

/** The address that answers whether the admin runs and the session is valid. */
const ALIVE = '/admin/alive';

/** How long an answer may take, in milliseconds. */
const LONGEST_ANSWER_MS = 10_000;

/** The first and the longest pause before the next attempt, in milliseconds. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

type State = 'there' | 'away' | 'signed-out';

/** The notes of a form that is not sent, by the ids of their templates. */
type Note =
  | Exclude<State, 'there'>
  | 'leaving'
  | 'sending'
  | 'unanswered'
  | 'too-large'
  | 'refused'
  | 'picture-refused';

async function ask(): Promise<State> {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const { ok, status } = await fetch(ALIVE, { cache: 'no-store', redirect: 'manual', signal });
    if (ok) return 'there';
    return status === 401 || status === 403 ? 'signed-out' : 'away';
  } catch {
    return 'away';
  }
}

/** Resolves when the server can be asked again: after a pause, or as soon as the person or the network is back. */
function nextChance(pause: number, button: HTMLElement | null): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(done, pause);
    function done(): void {
      clearTimeout(timer);
      over.abort();
      resolve();
    }
    button?.addEventListener('click', done, { signal });
    addEventListener('online', done, { signal });
    // A person who comes back from another tab may have signed in there.
    addEventListener('focus', done, { signal });
    document.addEventListener('visibilitychange', done, { signal });
  });
}

/** The element beside a form's button in which its notes are shown. */
export const placeOfNote = (form: Element): Element => query('.save', form) ?? form;

/**
 * Shows beside a form's button why the form is not sent yet, in place of an earlier note.
 *
 * @returns the note
 */
export function showNote(which: Note, at: Element): HTMLElement | null {
  const template = query<HTMLTemplateElement>(`#${which}`);
  if (!template) return null;
  query('.waits', at)?.remove();
  const shown = document.importNode(template.content, true);
  const said = query('.waits', shown);
  said?.setAttribute('role', 'alert');
  at.append(shown);
  return said;
}

/**
 * Resolves once a form can be sent, and shows meanwhile why the form waits. A browser that sends the form to a dead server,
 * into a broken network or after the end of the session replaces the page with an error, and the typed text is lost.
 */
export async function untilItCanBeSent(at: Element): Promise<void> {
  let shown: State = 'there';
  let said: HTMLElement | null = null;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    const state = await ask();
    if (state !== shown) said?.remove();
    if (state === 'there') return;
    if (state !== shown) said = showNote(state, at);
    shown = state;
    await nextChance(pause, said && query('button', said));
  }
}
