// Optional: a picker beside each colour, and contrasts that follow the colours as they are chosen.
import { hexOf, parseColour } from '../../../content-model/src/theme/colour.ts';
import { contrastTable } from '../form/theme-contrast.ts';
import { themeWords } from '../form/theme-words.ts';

const language = document.documentElement.lang === 'de' ? 'de' : 'en';
const fields = [...document.querySelectorAll<HTMLInputElement>('[data-colour]')];
const shown = document.getElementById('contrast');

/** Puts the contrasts of the colours in the form in place of those shown. */
function showContrasts() {
  if (!shown) return;
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const made = new DOMParser().parseFromString(contrastTable(values, language).text, 'text/html');
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

/** Adds the browser's picker to a field; it shows the colour of the field, and writes into it. */
function addPicker(field: HTMLInputElement) {
  const picker = document.createElement('input');
  picker.type = 'color';
  const label = field.labels?.[0]?.textContent ?? '';
  picker.setAttribute('aria-label', themeWords[language].pick(label));
  const follow = () => {
    const colour = parseColour(field.value.trim());
    if (colour) picker.value = hexOf(colour);
  };
  follow();
  field.addEventListener('input', follow);
  picker.addEventListener('input', () => {
    field.value = picker.value;
    showContrasts();
  });
  field.before(picker);
}

for (const field of fields) {
  addPicker(field);
  field.addEventListener('input', showContrasts);
}
offerAdvice();
