import {
  choicesOf,
  type FieldPath,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { type Html, html } from '../html.ts';
import { labelAt } from '../labels/labels.ts';
import type { FormContext } from './form-context.ts';
import { inputName } from './form-values.ts';

/**
 * A switch for each choice: those that are on in their order, then the others.
 *
 * @param arrows what moves the choice at a position up and down
 */
export function selectionRows(
  element: Schema,
  path: FieldPath,
  context: FormContext,
  arrows: (index: number, count: number, label: string) => Html,
): Html {
  const value = valueAt(context.values, path);
  const chosen = (Array.isArray(value) ? value : []).filter((each) => each !== '').map(String);
  const rows = [...new Set([...chosen, ...choicesOf(element)])];
  const words = labelAt(context.collection, path, context.language).choices ?? {};
  const name = inputName(path);
  return html`<input type="hidden" name="${name}.length" value="${rows.length}">
  ${rows.map((choice, index) => {
    const id = `${name}.${index}`;
    const isOn = index < chosen.length;
    const label = words[choice] ?? choice;
    return html`<div class="entry selection">
    <label><input type="checkbox" role="switch" id="${id}" name="${id}" value="${choice}"${isOn && html` checked`}> ${label}</label>
    ${isOn && html`<p class="entry-actions">${arrows(index, chosen.length, label)}</p>`}
  </div>`;
  })}`;
}
