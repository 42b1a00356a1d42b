import type { Online } from '../publish/online.ts';
import { keepChoice } from './publish-choice.ts';
import { letShare } from './share.ts';

// Optional: stores the choice, shows that a publication is under way, and ignores a second press.
const form = document.querySelector<HTMLFormElement>('form.publish');

if (form) keepChoice(form);
letShare();

form?.addEventListener('submit', (event) => {
  const button = event.submitter;
  if (!(button instanceof HTMLButtonElement) || button.name === 'choose') return;
  if (form.ariaBusy === 'true') return event.preventDefault();
  const later = document.querySelector<HTMLInputElement>('[name="later"]');
  const at = document.querySelector<HTMLInputElement>('[name="at"]');
  // In the time zone of this device, which may differ from the server's.
  if (later?.value && at) at.value = String(new Date(later.value).getTime());
  form.ariaBusy = 'true';
  const label = button.textContent;
  if (!button.formAction.endsWith('/later')) button.textContent = form.dataset['busy'] ?? '';
  const release = () => {
    form.ariaBusy = 'false';
    button.textContent = label;
  };
  form.addEventListener('unsent', release, { once: true });
});

/** How often the page asks whether a publication is online, in milliseconds. */
const EVERY_MS = 5000;

/** Shows the state of a publication until it is online. */
async function awaitOnline(shown: HTMLElement, version: string): Promise<void> {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = new URLSearchParams({ version, zone });
  for (;;) {
    const answer = await fetch(`/admin/publish/online?${query}`);
    if (!answer.ok) return;
    const { isOnline, text } = (await answer.json()) as Online;
    shown.textContent = text;
    if (isOnline) {
      // The hint for a publication that does not come online.
      document.querySelector('.online + .hint')?.remove();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

const waiting = document.querySelector<HTMLElement>('.online[data-version]');
// A failure does no harm: the server asks the site as well when it renders the page.
if (waiting) awaitOnline(waiting, waiting.dataset['version'] ?? '').catch(() => undefined);

// A page from the browser's back-forward cache is reset.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
