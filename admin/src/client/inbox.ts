import { showTimes } from './times.ts';

/** How often the list looks for new enquiries, in milliseconds, while somebody looks at it. */
const EVERY_MS = 15_000;

/** Puts the list of the server in the place of the shown one, unless somebody types or reads in it. */
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

// Only a comfort: the page shows everything when it is opened.
setInterval(() => void refresh().catch(() => undefined), EVERY_MS);
document.addEventListener('visibilitychange', () => void refresh().catch(() => undefined));
