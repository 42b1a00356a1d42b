// Optional: shows what is folded when a link leads to it, sizes fields by their text, counts characters.

/** Goes to the field that the address names: opens what it is folded in, and puts the keyboard there. */
function goToField() {
  const field = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!field) return;
  for (let at: Element | null = field; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
  const inputs = 'input:not([type="hidden"]), select, textarea, button';
  const input = field.matches(inputs) ? field : field.querySelector<HTMLElement>(inputs);
  input?.focus();
}

/** Makes a text field as high as its text, where the browser does not. */
function grow(area: HTMLTextAreaElement) {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

/** Says how many characters a text has: the numbers of the sentence below it change. */
function count(input: HTMLInputElement) {
  const sentence = input.nextElementSibling;
  if (!sentence) return;
  const length = String([...input.value].length);
  sentence.textContent = (sentence.textContent ?? '').replace(/^\d+/, length);
  sentence.classList.toggle('wrong', input.value.length > Number(input.dataset['longest']));
}

/** The keyboard that a telephone shows for what is typed as the target of a link. */
const KEYBOARDS: Record<string, string> = { typed: 'url', 'mailto:': 'email', 'tel:': 'tel' };

function chooseKeyboard(select: HTMLSelectElement) {
  const address = select.closest('.link')?.querySelector('input');
  if (address) address.inputMode = KEYBOARDS[select.value] ?? 'text';
}

const sizesItself = CSS.supports('field-sizing', 'content');
if (!sizesItself) document.querySelectorAll('textarea').forEach(grow);
document.querySelectorAll<HTMLSelectElement>('.link select').forEach(chooseKeyboard);

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLTextAreaElement && !sizesItself) grow(target);
  if (target instanceof HTMLInputElement && target.dataset['longest']) count(target);
  if (target instanceof HTMLSelectElement && target.closest('.link')) chooseKeyboard(target);
});
addEventListener('hashchange', goToField);
goToField();
