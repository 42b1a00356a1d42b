import { LARGEST_FORM } from '../request/limits.ts';

/** The outcome of a form: an answer to open, or the note that says why there is none. */
export type Outcome =
  | { open: () => void }
  | { note: 'unanswered' | 'too-large' }
  | { note: 'refused'; sentence: string };

/** The body of a form in its own encoding; undefined for more than the admin takes. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): BodyInit | undefined {
  const fields = new FormData(form, submitter);
  if (!form.getAttribute('enctype')) {
    return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  }
  const sizes = [...fields].map(([, value]) => (typeof value === 'string' ? 0 : value.size));
  const size = sizes.reduce((sum, each) => sum + each, 0);
  return size > LARGEST_FORM ? undefined : fields;
}

/**
 * Opens the page that answers a form, at the fragment of the form's address unless the answer has a fragment. The page is
 * reloaded where only the fragment is new: the browser would not load it.
 */
function open(address: string, action: string): void {
  const to = new URL(address, location.href);
  to.hash ||= new URL(action, location.href).hash;
  const isHere = to.pathname + to.search === location.pathname + location.search;
  location.assign(to);
  if (isHere && to.hash) location.reload();
}

/** The admin's sentence about a refused form; empty if a server in front of the admin refused the form. */
const refusalIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelector('main p')?.textContent ?? '';

const TOO_LARGE = 413;

/** The statuses of an ended session, and of a proxy whose server does not answer. */
const UNANSWERED = [401, 502, 503, 504];

/** Sends a form as the browser does, without leaving the page. */
export async function post(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Outcome> {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const body = bodyOf(form, submitter);
  if (!body) return { note: 'too-large' };
  try {
    const answer = await fetch(action, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    if (UNANSWERED.includes(answer.status)) return { note: 'unanswered' };
    if (answer.status === TOO_LARGE) return { note: 'too-large' };
    if (answer.headers.get('content-type')?.startsWith('application/json')) {
      const place: { location: string } = await answer.json();
      return { open: () => open(place.location, action) };
    }
    if (answer.redirected) return { open: () => open(answer.url, action) };
    return { note: 'refused', sentence: refusalIn(await answer.text()) };
  } catch {
    return { note: 'unanswered' };
  }
}
