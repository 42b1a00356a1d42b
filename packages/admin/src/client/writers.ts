// Optional: tells other people that somebody is typing in this entry, and shows who else is.
import { query } from './query.ts';

/** The interval between two requests, in milliseconds. */
const EVERY_MS = 15_000;

const form = query<HTMLFormElement>('main form[enctype]');
const file = new URLSearchParams(location.search).get('file');

function begin(of: HTMLFormElement, address: string): void {
  const note = document.createElement('p');
  note.className = 'hint writers';
  note.setAttribute('role', 'status');
  of.before(note);
  let hasTyped = false;
  of.addEventListener('input', () => {
    hasTyped = true;
  });
  const ask = async () => {
    if (document.hidden) return;
    const answer = await fetch(address, { method: hasTyped ? 'POST' : 'GET' }).catch(() => null);
    hasTyped = false;
    const text = answer?.ok ? await answer.text() : note.textContent;
    if (text !== note.textContent) note.textContent = text;
  };
  of.addEventListener('input', ask, { once: true });
  setInterval(ask, EVERY_MS);
  void ask();
}

if (form && file) begin(form, `/admin/writers?file=${encodeURIComponent(file)}`);
