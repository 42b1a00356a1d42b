// Optional: shows what is folded when a link leads to it, and counts characters.
import { focusField } from './focus-field.ts';

/** Says how many characters a text has: the numbers of the sentence below it change. */
function count(input: HTMLInputElement) {
  const sentence = input.nextElementSibling;
  if (!sentence) return;
  const { length } = input.value;
  sentence.textContent = (sentence.textContent ?? '').replace(/^\d+/, String(length));
  sentence.classList.toggle('wrong', length > Number(input.dataset['longest']));
}

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset['longest']) count(target);
});
const goToField = () => focusField(location.hash.slice(1));
addEventListener('hashchange', goToField);
goToField();
