import type { FileFault } from '../send/send-failure.ts';
import styles from '../view/ContactQuestions.module.css';
import type { FileWords } from './file-words.ts';
import { ONE_OF } from './form-fields.ts';

/** The bytes of a megabyte, as the gateway counts. */
const MEGABYTE = 1024 * 1024;

/** Makes every box of a group required until one of them is ticked. */
function requireOne(group: HTMLFieldSetElement): void {
  const boxes = [...group.querySelectorAll('input')];
  const isAnswered = boxes.some((box) => box.checked);
  for (const box of boxes) box.required = !isAnswered;
}

/** The gateway's reason to refuse a file, as far as its name and size tell. */
function faultOf({ name, size }: File, input: HTMLInputElement): FileFault | undefined {
  // The gateway ignores dots and spaces at the end, which Windows and repeated downloads add.
  const [ending = ''] = /\.\w+(?=[. ]*$)/.exec(name.toLowerCase()) ?? [];
  if (!input.accept.split(',').includes(ending)) return 'FILE_TYPE';
  if (size === 0) return 'FILE_EMPTY';
  const most = Number(input.dataset['maxMegabytes']) * MEGABYTE;
  return size > most ? 'FILE_TOO_LARGE' : undefined;
}

/** Makes a file invalid that the gateway would refuse. @returns a function that checks the chosen file */
function fileCheck(input: HTMLInputElement): () => void {
  const hint = document.querySelector(`#${input.getAttribute('aria-describedby')} [aria-live]`);
  const sentences: FileWords['wrong'] = JSON.parse(input.dataset['wrong'] ?? '{}');
  const words = document.createElement('strong');
  words.className = styles.wrong ?? '';
  /** The text of the hint in the page, perhaps translated by the browser. */
  let usual: ChildNode[] | undefined;
  return () => {
    const [file] = input.files ?? [];
    const fault = file && faultOf(file, input);
    const sentence = fault ? sentences[fault] : '';
    input.setCustomValidity(sentence);
    words.textContent = sentence;
    const isWrong = fault !== undefined;
    if (isWrong === (usual !== undefined)) return;
    if (isWrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    if (isWrong) usual = [...(hint?.childNodes ?? [])];
    hint?.replaceChildren(...(isWrong ? [words] : (usual ?? [])));
    if (!isWrong) usual = undefined;
  };
}

/** Adds the checks that browsers lack to the agency's own questions: one of several boxes, and the file. */
export function checkQuestions(form: HTMLFormElement, signal: AbortSignal): void {
  const groups = [...form.querySelectorAll<HTMLFieldSetElement>(`[${ONE_OF}]`)];
  const files = [...form.querySelectorAll<HTMLInputElement>('[type="file"]')].map(fileCheck);
  const check = () => {
    for (const group of groups) requireOne(group);
    for (const checkFile of files) checkFile();
  };
  // The fields become empty after the event.
  const checkAfterReset = () => queueMicrotask(check);
  check();
  form.addEventListener('input', check, { signal });
  form.addEventListener('reset', checkAfterReset, { signal });
}
