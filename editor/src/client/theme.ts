// Optional: a picker beside each colour, and contrasts that follow the colours as they are chosen.
import { hexOf, parseColour } from '../../../content-model/src/theme/colour.ts';
import { type ContrastWords, coloursIn, contrastTable } from '../form/theme-contrast.ts';

const language = document.documentElement.lang;
const fields = [...document.querySelectorAll<HTMLInputElement>('[data-colour]')];
const shown = document.getElementById('contrast');
const words: ContrastWords = JSON.parse(shown?.dataset['words'] ?? '{}');
/** The browser's picker beside each field. */
const pickers = new Map(fields.map((field) => [field, pickerFor(field)]));

/** What the form says now. */
const valuesNow = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Puts the contrasts of the colours in the form in place of those shown. */
function showContrasts() {
  if (!shown) return;
  const { text } = contrastTable(valuesNow(), words, language);
  const made = new DOMParser().parseFromString(text, 'text/html');
  const [verdict, newVerdict] = [shown, made].map((each) => each.querySelector('.verdict'));
  if (verdict && newVerdict && verdict.textContent !== newVerdict.textContent) {
    verdict.className = newVerdict.className;
    verdict.textContent = newVerdict.textContent;
  }
  const [table, newTable] = [shown, made].map((each) => each.querySelector('.contrasts'));
  const wasOpen = table?.querySelector('details')?.open;
  const details = newTable?.querySelector('details');
  if (details && wasOpen !== undefined) details.open ||= wasOpen;
  if (table && newTable) table.replaceChildren(...newTable.childNodes);
  offerAdvice();
}

/** Shows the buttons that take the colour which is advised. */
function offerAdvice() {
  for (const button of shown?.querySelectorAll<HTMLButtonElement>('[data-take]') ?? []) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const field = fields.find(({ name }) => name === button.dataset['take']);
      if (!field) return;
      field.value = button.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.focus();
    });
  }
}

/** Adds the browser's picker to a field, which writes into it. */
function pickerFor(field: HTMLInputElement): HTMLInputElement {
  const picker = document.createElement('input');
  picker.type = 'color';
  const label = field.labels?.[0]?.textContent ?? '';
  picker.setAttribute('aria-label', words.pick.replace('{colour}', label));
  picker.addEventListener('input', () => {
    field.value = picker.value;
    show();
  });
  field.before(picker);
  return picker;
}

/** Lets each picker have the colour of its field; of an empty one, the colour that the site makes from the others. */
function showColours() {
  const colours = coloursIn(valuesNow());
  for (const [field, picker] of pickers) {
    const made = Object.entries(colours ?? {}).find(([name]) => name === field.name)?.[1];
    const colour = parseColour(field.value.trim()) ?? made;
    if (colour) picker.value = hexOf(colour);
  }
}

function show() {
  showColours();
  showContrasts();
}

for (const field of fields) field.addEventListener('input', show);
showColours();
offerAdvice();
