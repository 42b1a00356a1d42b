// Optional: stores typed text in this browser until it is saved, in case the server is lost or the window closed.
import { askBeforeLeaving } from './leave.ts';
import { query } from './query.ts';

/** The texts typed during one visit of a form. */
type Kept = { visit: string; time: number; fields: [name: string, text: string][] };

/** The most visits that are stored for a form; the oldest are removed first. */
const MOST_VISITS = 5;

/** Identifies this visit. The texts of earlier visits stay until the owner has decided on them. */
const visit = `${Date.now()}-${Math.random()}`;

const form = query<HTMLFormElement>('main form[enctype]');
const note = query<HTMLTemplateElement>('#unsaved');

/** The key of an entry, the same at every position of a walk. */
function keyOf(of: HTMLFormElement): string {
  // The attribute, not the property: a button named `action` would hide the property.
  const { pathname, searchParams } = new URL(of.getAttribute('action') ?? '', location.href);
  searchParams.delete('at');
  return `unsaved ${pathname}?${searchParams}`;
}

const fieldsOf = (of: HTMLFormElement) =>
  [...new FormData(of)].filter((field): field is [string, string] => typeof field[1] === 'string');

function read(key: string): Kept[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  return Array.isArray(kept) ? kept : [];
}

/** Stores the newest visits for which the browser has room; without room for any, the former ones stay. */
function write(key: string, kept: readonly Kept[]): void {
  if (kept.length === 0) {
    localStorage.removeItem(key);
    return;
  }
  const newest = kept.slice(-MOST_VISITS);
  try {
    localStorage.setItem(key, JSON.stringify(newest));
  } catch {
    if (newest.length > 1) write(key, newest.slice(1));
  }
}

function keep(of: HTMLFormElement): void {
  const others = read(keyOf(of)).filter((each) => each.visit !== visit);
  write(keyOf(of), [...others, { visit, time: Date.now(), fields: fieldsOf(of) }]);
}

const forget = (key: string, visits: readonly string[]) =>
  write(
    key,
    read(key).filter((each) => !visits.includes(each.visit)),
  );

/** The texts with which a form came: somebody may have typed before this script. */
function fieldsAsSent(of: HTMLFormElement): Kept['fields'] {
  const copy = of.cloneNode(true);
  if (!(copy instanceof HTMLFormElement)) return [];
  // An input may be named like a property of the form.
  HTMLFormElement.prototype.reset.call(copy);
  return fieldsOf(copy);
}

/** The typed texts, without the original text of the file. */
const typedIn = (fields: Kept['fields']) =>
  JSON.stringify(fields.filter(([name]) => name !== 'base'));

/** A sent form, whose texts are forgotten once the answer says that they are saved, or contains them. */
type Sent = { key: string; visit: string };

const noteSent = (sent: Sent) => sessionStorage.setItem('sent', JSON.stringify(sent));

function takeSent(): Sent | null {
  const sent: Sent | null = JSON.parse(sessionStorage.getItem('sent') ?? 'null');
  sessionStorage.removeItem('sent');
  return sent;
}

/** Offers to show the stored texts: the server makes a form of them, with all its rows. */
function offer(
  { visit: earlier, time, fields }: Kept,
  of: HTMLFormElement,
  template: HTMLTemplateElement,
): void {
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
  answer.addEventListener('submit', () => noteSent({ key: keyOf(of), visit: earlier }));
  answer.querySelector('[type="button"]')?.addEventListener('click', () => {
    forget(keyOf(of), [earlier]);
    section.remove();
  });
  of.before(shown);
}

/** Shows the note above the field that the address names, to which the browser scrolls, perhaps later. */
function showNoteFirst(): void {
  const offered = query('.unsaved');
  const field = document.getElementById(location.hash.slice(1));
  if (!offered || !field) return;
  const above = field.getBoundingClientRect().top - offered.getBoundingClientRect().top;
  field.style.scrollMarginBlockStart = `${Math.max(0, above)}px`;
  field.scrollIntoView();
}

function begin(of: HTMLFormElement, template: HTMLTemplateElement): void {
  const key = keyOf(of);
  const isAnswer = template.dataset['isAnswer'] !== undefined;
  const first = typedIn(fieldsAsSent(of));
  if (isAnswer || typedIn(fieldsOf(of)) !== first) keep(of);
  const earlier = read(key).filter((each) => each.visit !== visit);
  const isShown = ({ fields }: Kept) => typedIn(fields) === first;
  forget(
    key,
    earlier.filter(isShown).map((each) => each.visit),
  );
  for (const kept of earlier) if (!isShown(kept)) offer(kept, of, template);
  showNoteFirst();
  of.addEventListener('input', () => keep(of));
  askBeforeLeaving(of, () => isAnswer || typedIn(fieldsOf(of)) !== first);
  of.addEventListener('submit', () => {
    keep(of);
    noteSent({ key, visit });
  });
}

const { searchParams } = new URL(location.href);
const isSaved = ['saved', 'waits', 'written'].some((name) => searchParams.has(name));
const sent = takeSent();
if (sent && (isSaved || note?.dataset['isAnswer'])) forget(sent.key, [sent.visit]);
if (form && note) begin(form, note);
