import { showTimes } from './times.ts';

/** The interval between two looks for new enquiries while the page is visible, in milliseconds. */
const EVERY_MS = 15_000;

/** Replaces the list with the list of the server, unless the focus is in it. */
async function refresh(): Promise<void> {
  const shown = document.querySelector('[data-live]');
  if (!shown || document.hidden || shown.contains(document.activeElement)) return;
  const answer = await fetch(location.href);
  if (!answer.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  showTimes(page);
  const [now, before] = [page.querySelector('.enquiries'), shown.querySelector('.enquiries')];
  if (now && before && now.innerHTML !== before.innerHTML) {
    shown.replaceWith(page.querySelector('[data-live]') ?? shown);
  }
}

// A failure does no harm: the next look, or the next visit of the page, shows the new enquiries.
setInterval(() => void refresh().catch(() => undefined), EVERY_MS);
document.addEventListener('visibilitychange', () => void refresh().catch(() => undefined));
