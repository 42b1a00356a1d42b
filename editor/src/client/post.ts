/** What a form sends, in the encoding that it asks for. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): BodyInit {
  const fields = new FormData(form, submitter);
  if (form.getAttribute('enctype')) return fields;
  return new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
}

/**
 * Opens the page that answers a form, at the fragment of the form's address unless the page has one. Where only the
 * fragment is new, a browser would stay on the page that it shows.
 */
function open(address: string, action: string): void {
  const to = new URL(address, location.href);
  to.hash ||= new URL(action, location.href).hash;
  const isHere = to.pathname + to.search === location.pathname + location.search;
  location.assign(to);
  if (isHere && to.hash) location.reload();
}

/** Shows in place of the page why the editor refuses a form altogether. */
function showRefusal(html: string): void {
  const refusal = new DOMParser().parseFromString(html, 'text/html');
  document.querySelector('main')?.replaceWith(refusal.querySelector('main') ?? '');
}

/** The statuses of an ended session, and of a server that reaches nobody behind it. */
const UNANSWERED = [401, 502, 503, 504];

/**
 * Sends a form as the browser would, without leaving the page.
 *
 * @returns what shows the answer
 * @throws when there is none
 */
export async function post(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): Promise<() => void> {
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
  const headers = { accept: 'application/json' };
  const answer = await fetch(action, { method: 'POST', body: bodyOf(form, submitter), headers });
  if (UNANSWERED.includes(answer.status)) throw new Error(answer.statusText);
  if (answer.headers.get('content-type')?.startsWith('application/json')) {
    const place: { location: string } = await answer.json();
    return () => open(place.location, action);
  }
  if (answer.redirected) return () => open(answer.url, action);
  const html = await answer.text();
  return () => showRefusal(html);
}
