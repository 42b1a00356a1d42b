// Optional: shows a picture as soon as it is chosen, dropped or pasted, and the part of it that will be seen.
import { placeOfNote, showNote } from './connection.ts';
import { focusField } from './focus-field.ts';
import { withoutAppleFormat } from './picture/apple-photo.ts';
import { hintOf, isRefused, showChosen } from './picture/chosen-picture.ts';
import { elementAt, query } from './query.ts';

const inputOf = (field: HTMLElement) => elementAt<HTMLInputElement>('input[type="file"]', field);

function startField(field: HTMLElement): void {
  const input = inputOf(field);
  const state = elementAt('.picture-state', field);
  state.textContent = hintOf(field);
  // Set after the first text, which screen readers shall not read aloud.
  state.setAttribute('aria-live', 'polite');
  input.addEventListener('change', () => showTaken(field, input));
  // A file may be chosen before this script runs, and a browser keeps the file when the page is loaded again.
  if (input.files?.length) void showTaken(field, input);
  field.addEventListener('dragenter', () => field.classList.add('is-over'));
  field.addEventListener('dragleave', (event) => {
    const { relatedTarget } = event;
    if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) {
      field.classList.remove('is-over');
    }
  });
  field.addEventListener('drop', () => field.classList.remove('is-over'));
}

const fileList = (file: File): FileList => {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
};

/** Shows the chosen file as it will be sent. */
async function showTaken(field: HTMLElement, input: HTMLInputElement): Promise<void> {
  const given = input.files?.[0];
  const taken = given && (await withoutAppleFormat(given));
  // Another file may have been chosen meanwhile.
  if (input.files?.[0] !== given) return;
  if (taken && taken !== given) input.files = fileList(taken);
  await showChosen(field, input);
}

/** Puts a file into a field, as if it had been chosen there. */
function put(file: File, field: HTMLElement): void {
  const input = inputOf(field);
  input.files = fileList(file);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const fields = [...document.querySelectorAll<HTMLElement>('.picture')];
for (const field of fields) startField(field);

// A form with a refused file is not sent until the file is taken away or replaced.
addEventListener(
  'submit',
  (event) => {
    const refused = fields.find(isRefused);
    if (!refused || !(event.target instanceof Element && event.target.contains(refused))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    showNote('picture-refused', placeOfNote(event.target));
    focusField(elementAt('.picture-state', refused).id);
    inputOf(refused).focus({ preventScroll: true });
  },
  { capture: true },
);

const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.picture') : null;

// A file that is dropped beside a field must not open in place of the form.
addEventListener('dragover', (event) => {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
});
addEventListener('drop', (event) => {
  const file = event.dataTransfer?.files[0];
  if (!file) return;
  event.preventDefault();
  const field = fieldOf(event.target);
  if (field) put(file, field);
});
addEventListener('paste', (event) => {
  // The clipboard has a copied table as text and as a picture: in a text field the text is meant.
  const isWriting =
    event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
  if (isWriting && event.clipboardData?.types.includes('text/plain')) return;
  const file = [...(event.clipboardData?.files ?? [])].find(({ type }) =>
    type.startsWith('image/'),
  );
  const field =
    fieldOf(document.activeElement) ??
    query('.picture:hover') ??
    (fields.length === 1 ? fields[0] : undefined);
  if (!file || !field) return;
  event.preventDefault();
  put(file, field);
});
