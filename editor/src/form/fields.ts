import { posix } from 'node:path';
import { isPictureName, PICTURE_TYPES } from '../../../content-model/src/check/pictures.ts';
import { type ContentIssue, quoted } from '../../../content-model/src/issue.ts';
import {
  choicesOf,
  elementOf,
  type FieldPath,
  fieldName,
  fieldsOf,
  isOptional,
  metadata,
  type Schema,
  valueAt,
} from '../../../content-model/src/schema-traversal.ts';
import { type Html, html } from '../html.ts';
import type { Language } from '../languages.ts';
import { inputName } from './form-values.ts';
import { formWords } from './words.ts';

export type FormContext = {
  /** The fields of the entry, as they stand or as they were typed. */
  values: unknown;
  /** The folder of the entry, below the content folder. */
  folder: string;
  /** Where the form is sent. */
  action: string;
  /** The issues of the entry; each is shown at its field. */
  issues: readonly ContentIssue[];
  language: Language;
};

/** `callToAction` reads "Call to action", `from_name` "From name". */
export const labelOf = (path: FieldPath, { language }: Pick<FormContext, 'language'>) => {
  const last = path.at(-1);
  if (typeof last === 'number') return formWords[language].entry(last + 1);
  const words = String(last)
    .replaceAll('_', ' ')
    .replaceAll(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The inputs of every field in a group, one below the other. */
export const fields = (schema: Schema, path: FieldPath, context: FormContext): Html[] =>
  Object.entries(fieldsOf(schema)).map(([name, inner]) => field(inner, [...path, name], context));

/** The input of a field, or of the fields in it, with its description and issues. */
function field(schema: Schema, path: FieldPath, context: FormContext): Html {
  const { widget } = metadata(schema);
  if (widget === 'group') return groupField(schema, path, context);
  const element = elementOf(schema);
  return element ? listField(schema, element, path, context) : singleField(schema, path, context);
}

const groupField = (schema: Schema, path: FieldPath, context: FormContext) =>
  html`<fieldset>
  <legend>${labelOf(path, context)}</legend>
  ${typeof path.at(-1) === 'number' ? '' : html`<p class="hint">${metadata(schema).description}</p>`}
  ${errors(path, context)}
  ${fields(schema, path, context)}
</fieldset>`;

function listField(schema: Schema, element: Schema, path: FieldPath, context: FormContext): Html {
  const items = valueAt(context.values, path);
  const count = Array.isArray(items) ? items.length : 0;
  const name = inputName(path);
  const words = formWords[context.language];
  // The answer shows the form again, scrolled to this list.
  const button = (action: string, label: string, shown: string, isOff = false) =>
    html`<button formaction="${context.action}#${name}" name="action" value="${action}" aria-label="${label}"${isOff && html` disabled`}>${shown}</button>`;
  return html`<fieldset class="list" id="${name}">
  <legend>${labelOf(path, context)}</legend>
  <p class="hint">${metadata(schema).description}</p>
  ${errors(path, context)}
  <input type="hidden" name="${name}.length" value="${count}">
  ${Array.from(
    { length: count },
    (_, index) => html`<div class="entry">
    ${field(element, [...path, index], context)}
    <p class="entry-actions">
      ${button(`up ${name}.${index}`, words.moveUp(index + 1), '↑', index === 0)}
      ${button(`down ${name}.${index}`, words.moveDown(index + 1), '↓', index === count - 1)}
      ${button(`remove ${name}.${index}`, words.removeEntry(index + 1), words.remove)}
    </p>
  </div>`,
  )}
  <p>${button(`add ${name}`, words.addTo(labelOf(path, context)), words.add)}</p>
</fieldset>`;
}

function singleField(schema: Schema, path: FieldPath, context: FormContext): Html {
  const { widget, description = '', example } = metadata(schema);
  const name = inputName(path);
  const shownExample = widget === 'choice' || widget === 'switch' ? '' : asText(example);
  // Descriptions mark code with backticks, which mean nothing to the owner of a form.
  return html`<div class="field">
  <label for="${name}">${labelOf(path, context)}</label>
  <p class="hint" id="${name}-hint">${description.replaceAll('`', '')}${shownExample && html` <span>${formWords[context.language].example(shownExample)}</span>`}</p>
  ${errors(path, context)}
  ${input(schema, path, context)}
</div>`;
}

const issuesAt = (path: FieldPath, { issues }: FormContext) =>
  issues.filter(({ field }) => field === fieldName(path));

function errors(path: FieldPath, context: FormContext): Html {
  const issues = issuesAt(path, context);
  if (issues.length === 0) return html``;
  return html`<div class="error" id="${inputName(path)}-error">${issues.map(
    ({ found, write }) =>
      html`<p><strong>Found:</strong> ${found} <strong>Write:</strong> ${write}</p>`,
  )}</div>`;
}

function input(schema: Schema, path: FieldPath, context: FormContext): Html {
  const name = inputName(path);
  const isWrong = issuesAt(path, context).length > 0;
  const shared = html`id="${name}" name="${name}" aria-describedby="${name}-hint${isWrong ? ` ${name}-error` : ''}"${isWrong ? html` aria-invalid="true"` : ''}`;
  const value = valueAt(context.values, path);
  const text = asText(value);
  switch (metadata(schema).widget) {
    case 'paragraph':
      return html`<textarea ${shared} rows="${Math.max(2, Math.ceil(text.length / 80) + text.split('\n').length - 1)}">
${text}</textarea>`;
    case 'choice':
      return html`<select ${shared}>${[
        ...new Set([...(isOptional(schema) ? [''] : []), ...choicesOf(schema), text]),
      ]
        .filter((choice) => choice !== '' || text === '' || isOptional(schema))
        .map(
          (choice) => html`<option${choice === text ? html` selected` : ''}>${choice}</option>`,
        )}</select>`;
    case 'switch':
      return html`<input type="checkbox" ${shared} value="true"${value === true ? html` checked` : ''}>`;
    case 'number':
      return html`<input type="text" inputmode="numeric" ${shared} value="${text}">`;
    case 'picture':
      return html`${isPictureName(text) && html`<img src="/picture/${encodeURI(posix.join(context.folder, text))}" alt="${formWords[context.language].picture(quoted(text))}" loading="lazy">`}
  <input type="text" ${shared} value="${text}">
  <label class="file">${formWords[context.language].otherPicture}
    <input type="file" name="${name}.file" accept="${[...PICTURE_TYPES.keys()].join(',')}"></label>`;
    default:
      return html`<input type="text" ${shared} value="${text}">`;
  }
}
