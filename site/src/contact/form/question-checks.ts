import type { FileFault } from '../send/send-failure.ts';
import styles from '../view/ContactQuestions.module.css';
import type { FileWords } from './file-words.ts';
import { ONE_OF } from './form-fields.ts';

/** Bytes in a megabyte, as the gateway counts. */
const MEGABYTE = 1024 * 1024;

/** Requires each box of a group that needs one until one is ticked. */
function requireOne(group: HTMLFieldSetElement): void {
  const boxes = [...group.querySelectorAll('input')];
  const isAnswered = boxes.some((box) => box.checked);
  for (const box of boxes) box.required = !isAnswered;
}

/** What the gateway would say against a file, without a look into it. */
function faultOf({ name, size }: File, input: HTMLInputElement): FileFault | undefined {
  // The gateway passes over dots and spaces at the end, which Windows and second downloads leave.
  const [ending = ''] = /\.\w+(?=[. ]*$)/.exec(name.toLowerCase()) ?? [];
  if (!input.accept.split(',').includes(ending)) return 'FILE_TYPE';
  if (size === 0) return 'FILE_EMPTY';
  const most = Number(input.dataset['maxMegabytes']) * MEGABYTE;
  return size > most ? 'FILE_TOO_LARGE' : undefined;
}

/** Has the browser ask for another file where the gateway would refuse it. @returns a function that checks the file */
function fileCheck(input: HTMLInputElement): () => void {
  const hint = document.querySelector(`#${input.getAttribute('aria-describedby')} [aria-live]`);
  const sentences: FileWords['wrong'] = JSON.parse(input.dataset['wrong'] ?? '{}');
  const words = document.createElement('strong');
  words.className = styles.wrong ?? '';
  /** The hint as it stands in the page, perhaps translated. */
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

/** Checks the agency's own questions as the browser alone cannot: one of several boxes, and a file. */
export function checkQuestions(form: HTMLFormElement, signal: AbortSignal): void {
  const groups = [...form.querySelectorAll<HTMLFieldSetElement>(`[${ONE_OF}]`)];
  const files = [...form.querySelectorAll<HTMLInputElement>('[type="file"]')].map(fileCheck);
  const check = () => {
    for (const group of groups) requireOne(group);
    for (const checkFile of files) checkFile();
  };
  // The fields are emptied after the event.
  const checkAfterReset = () => queueMicrotask(check);
  check();
  form.addEventListener('input', check, { signal });
  form.addEventListener('reset', checkAfterReset, { signal });
}
