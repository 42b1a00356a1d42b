// Optional: keeps what is typed in this browser until it is saved, against a lost server and a closed window.
import { query } from './query.ts';

type Kept = { time: number; fields: [name: string, text: string][] };

const form = query<HTMLFormElement>('main form[enctype]');
const note = query<HTMLTemplateElement>('#unsaved');

/** The same for an entry wherever in a walk through texts its form is. */
function keyOf(of: HTMLFormElement): string {
  // Not the property: a button that is called action stands in its place.
  const { pathname, searchParams } = new URL(of.getAttribute('action') ?? '', location.href);
  for (const name of ['at', 'of']) searchParams.delete(name);
  return `unsaved ${pathname}?${searchParams}`;
}

const fieldsOf = (of: HTMLFormElement) =>
  [...new FormData(of)].filter((field): field is [string, string] => typeof field[1] === 'string');

function keep(of: HTMLFormElement): void {
  const kept: Kept = { time: Date.now(), fields: fieldsOf(of) };
  localStorage.setItem(keyOf(of), JSON.stringify(kept));
}

/** Offers to show what was typed; the server makes the form of it, with all its rows. */
function offer({ time, fields }: Kept, of: HTMLFormElement, template: HTMLTemplateElement): void {
  const shown = document.importNode(template.content, true);
  const section = shown.firstElementChild;
  const sentence = shown.querySelector('p');
  const answer = shown.querySelector('form');
  if (!section || !sentence || !answer) return;
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const date = new Intl.DateTimeFormat(template.lang, style).format(time);
  sentence.textContent = (sentence.textContent ?? '').replace('{time}', date);
  for (const [name, value] of fields) {
    const input = document.createElement('textarea');
    Object.assign(input, { name, value, hidden: true });
    answer.append(input);
  }
  answer.addEventListener('submit', () => sessionStorage.setItem('sent', keyOf(of)));
  answer.querySelector('[type="button"]')?.addEventListener('click', () => {
    localStorage.removeItem(keyOf(of));
    section.remove();
  });
  of.before(shown);
}

function begin(of: HTMLFormElement, template: HTMLTemplateElement): void {
  const sent = sessionStorage.getItem('sent');
  const isSaved = new URLSearchParams(location.search).has('saved');
  sessionStorage.removeItem('sent');
  if (isSaved && sent) {
    localStorage.removeItem(sent);
  } else if (template.dataset['isAnswer']) {
    keep(of);
  } else {
    const kept: Kept | null = JSON.parse(localStorage.getItem(keyOf(of)) ?? 'null');
    const isSame = JSON.stringify(kept?.fields) === JSON.stringify(fieldsOf(of));
    if (kept && !isSame) offer(kept, of, template);
  }
  of.addEventListener('input', () => keep(of));
  of.addEventListener('submit', () => {
    keep(of);
    sessionStorage.setItem('sent', keyOf(of));
  });
}

if (form && note) begin(form, note);
