import { query } from './query.ts';

/** Answers whether the editor is there, and knows who asks. */
const ALIVE = '/admin/alive';

/** How long an answer may take, in milliseconds. */
const LONGEST_ANSWER_MS = 10_000;

/** How long to wait before it is asked again, and at most. */
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

/** Resolves when it is time to ask again: after a pause, or at once when something may have changed. */
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

/** Where a form says something about itself: beside its button. */
export const placeOfNote = (form: Element): Element => query('.save', form) ?? form;

/** Says at the place of a form why it is not sent yet, instead of what was said there before. @returns the note */
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
 * Resolves once something can be sent, and says meanwhile at a place of the page that it waits. A dead server, a network
 * that only seems to be there and an ended session look the same to a form: the browser would put another page in its
 * place.
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
