// Optional: a picker beside each colour, and contrasts that follow the colours as they are chosen.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { hexOf, parseColour } from '../../../content-model/src/theme/colour.ts';
import { Contrast, coloursIn } from '../form/theme-contrast.tsx';
import type { Words } from '../words/words.ts';

const fields = [...document.querySelectorAll<HTMLInputElement>('[data-colour]')];
const shown = document.getElementById('contrast');
const words: Words['theme'] = JSON.parse(shown?.dataset['words'] ?? '{}');
const contrasts = shown && createRoot(shown);
/** The browser's picker beside each field. */
const pickers = new Map(fields.map((field) => [field, pickerFor(field)]));

/** The values of the form as typed. */
const valuesNow = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Shows the verdict on the colours of the current form, in place of the server's. */
const showContrasts = () =>
  contrasts?.render(createElement(Contrast, { values: valuesNow(), words, take: takeColour }));

/** Writes a suggested colour into its field. */
function takeColour(name: string, colour: string): void {
  const field = fields.find((each) => each.name === name);
  if (!field) return;
  field.value = colour;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Adds the browser's picker, which writes into the field, before a field. */
function pickerFor(field: HTMLInputElement): HTMLInputElement {
  const picker = document.createElement('input');
  picker.type = 'color';
  const label = field.labels?.[0]?.textContent ?? '';
  picker.setAttribute('aria-label', `${words.pick}: ${label}`);
  picker.addEventListener('input', () => {
    field.value = picker.value;
    show();
  });
  field.before(picker);
  return picker;
}

/** Sets each picker to the colour of its field, or to the derived colour if the field is empty. */
function showColours() {
  const colours = coloursIn(valuesNow());
  for (const [field, picker] of pickers) {
    const made = Object.entries(colours ?? {}).find(([name]) => name === field.name)?.[1];
    const derived = made && ('light' in made ? made.light : made);
    const colour = parseColour(field.value.trim()) ?? derived;
    if (colour) picker.value = hexOf(colour);
  }
}

function show() {
  showColours();
  showContrasts();
}

for (const field of fields) field.addEventListener('input', show);
show();
