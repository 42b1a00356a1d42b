import {
  choicesOf,
  type FieldPath,
  type Schema,
} from '../../../content-model/src/schema-traversal.ts';
import { type Html, html } from '../html.ts';
import { inputName } from './form-values.ts';

type Words = Readonly<Record<string, string>>;

/** Choices that are easier seen than read: each is shown with a drawing, which the style sheet has. */
const DRAWN = ['pattern', 'radius'];

/** A choice that is shown as one of a few, each with its drawing. */
export const isDrawn = (path: FieldPath) => DRAWN.includes(inputName(path));

/** What a choice offers: what the schema allows, in the order of its words, and what the file says. */
function offered(schema: Schema, words: Words, text: string): string[] {
  const order = Object.keys(words);
  const allowed = [...choicesOf(schema)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return [...new Set(text === '' ? [text, ...allowed] : [...allowed, text])];
}

/** The input of a choice, in the words of the owner. */
export function choiceField(
  schema: Schema,
  path: FieldPath,
  words: Words,
  text: string,
  attributes: Html,
): Html {
  const name = inputName(path);
  const choices = offered(schema, words, text).map((value) => ({
    value,
    label: words[value] ?? value,
    isChosen: value === text,
  }));
  if (!isDrawn(path)) {
    return html`<select id="${name}" name="${name}"${attributes}>${choices.map(
      ({ value, label, isChosen }) =>
        html`<option value="${value}"${isChosen && html` selected`}>${label}</option>`,
    )}</select>`;
  }
  return html`<div class="drawn-choices">${choices.map(
    ({ value, label, isChosen }) =>
      html`<label><input type="radio" name="${name}" value="${value}"${attributes}${isChosen && html` checked`}>
    <span class="drawing" data-drawing="${name}-${value}"></span> ${label}</label>`,
  )}</div>`;
}

/** The input of a switch, with what on and off mean beside it. */
export const switchField = (isOn: boolean, words: Words, shared: Html): Html =>
  html`<span class="switch"><input type="checkbox" role="switch" ${shared} value="true"${isOn && html` checked`}>
  <span class="when-on" aria-hidden="true">${words['true']}</span><span class="when-off" aria-hidden="true">${words['']}</span></span>`;
